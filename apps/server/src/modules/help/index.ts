export { helpHandlers } from './handlers.ts';
