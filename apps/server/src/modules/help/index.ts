export { helpHandlers } from './handlers.ts';
export { printing } from './printed.ts';
