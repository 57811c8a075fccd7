export { usageHandlers } from './handlers.ts';
