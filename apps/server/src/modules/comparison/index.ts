export { comparisonsOf, type Comparisons } from './comparisons.ts';
export { form as comparisonForm } from './form.ts';
export { comparisonHandlers } from './handlers.ts';
export { inClauses } from './inClauses.ts';
