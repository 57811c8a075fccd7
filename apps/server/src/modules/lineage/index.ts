export { aligning, lineageContinued } from './aligning.ts';
export { lineageHandlers } from './handlers.ts';
export { preparing } from './preparing.ts';
export { form as lineageForm } from './form.ts';
export { clausesOf, lineagesOf, type StoredClauses } from './store.ts';
export type { LinedClause, LineageTables } from './tables.ts';
export { composed, stepsBetween, withContents } from './whereabouts.ts';
