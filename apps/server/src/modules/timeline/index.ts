export { clauseCountsOf, type ClauseCounts } from './clauseCounts.ts';
export { timelineHandlers } from './handlers.ts';
export { originStepsOf, type OriginSteps } from './originSteps.ts';
