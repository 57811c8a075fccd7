export { noteHandlers } from './handlers.ts';
export { notesOnPages } from './onPages.ts';
export { notesOfAnnotations } from './store.ts';
export type { NoteTables } from './tables.ts';
