export { referenceHandlers } from './handlers.ts';
export { resolve, type Named, type Resolved } from './resolve.ts';
