export { compassPointsBeside } from './beside.ts';
export { compassPointHandlers } from './handlers.ts';
