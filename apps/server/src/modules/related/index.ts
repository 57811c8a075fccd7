export { relatedBeside } from './beside.ts';
export { relatedHandlers } from './handlers.ts';
export { readName } from './naming.ts';
