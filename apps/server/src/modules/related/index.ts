export { relatedBeside } from './beside.ts';
export { relatedHandlers } from './handlers.ts';
