export { noteHandlers } from './handlers.ts';
export type { NoteTables } from './tables.ts';
