export { noteHandlers } from './handlers.ts';
export { notesOnPages } from './onPages.ts';
