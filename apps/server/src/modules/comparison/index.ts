export { aligning } from './aligning.ts';
export { comparisonsOf, type Comparisons } from './comparisons.ts';
export { comparisonHandlers } from './handlers.ts';
export type { ComparisonTables } from './tables.ts';
