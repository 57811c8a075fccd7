export { accountsAt } from './accountsAt.ts';
export { ipNetworkHandlers } from './handlers.ts';
