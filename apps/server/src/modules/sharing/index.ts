export { sharingHandlers } from './handlers.ts';
export type { SharingTables } from './tables.ts';
