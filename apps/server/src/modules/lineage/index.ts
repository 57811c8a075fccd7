export { aligning, lineageContinued } from './aligning.ts';
export { lineageHandlers } from './handlers.ts';
export { preparing } from './preparing.ts';
export { clausesOf } from './store.ts';
export type { LineageTables } from './tables.ts';
