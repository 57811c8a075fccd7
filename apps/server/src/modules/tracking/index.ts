export { trackingHandlers } from './handlers.ts';
export { tellFollowers } from './telling/telling.ts';
