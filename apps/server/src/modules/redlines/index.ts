export { redlineHandlers } from './handlers.ts';
