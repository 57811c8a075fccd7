export { collectionHandlers } from './handlers.ts';
export type { CollectionTables } from './tables.ts';
