export { referenceHandlers } from './handlers.ts';
export { judgeReferences, resolve, type Named, type Resolved } from './resolve.ts';
export { readingReferences } from './reading.ts';
export { referencesAround, referencesOf } from './store.ts';
export type { ReferenceTables } from './tables.ts';
