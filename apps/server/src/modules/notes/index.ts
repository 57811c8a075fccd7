export { noteHandlers } from './handlers.ts';
export { notesOnPages } from './onPages.ts';
export type { NoteTables } from './tables.ts';
