export { collectionHandlers } from './handlers.ts';
export { collectionsIn } from './store.ts';
export type { CollectionTables } from './tables.ts';
export { collectionHad } from './reading.ts';
