export { compassPointsExtras } from './beside.ts';
export { compassPointsOwnedBy, transferCompassPoints, ownersOfCompassPointsWhoLeft } from './handOver.ts';
export { compassPointHandlers } from './handlers.ts';
export { compassPointsOnPages } from './onPages.ts';
export { savePastState, type PastState } from './past.ts';
export type { Making } from './store.ts';
export type { CompassPointTables } from './tables.ts';
export { keptTexts, isFaulty } from './texts.ts';
