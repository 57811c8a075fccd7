export { citationHandlers } from './handlers.ts';
