export { noteHandlers } from './handlers.ts';
export { notesOnPages } from './pageNotes.ts';
export { notesOfAnnotations } from './store.ts';
export type { NoteTables } from './tables.ts';
