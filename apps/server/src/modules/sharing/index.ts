export { sharingHandlers } from './handlers.ts';
export { sharingLetters } from './letters.ts';
export type { SharingTables } from './tables.ts';
