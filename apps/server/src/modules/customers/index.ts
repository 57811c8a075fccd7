export { customerHandlers } from './handlers.ts';
