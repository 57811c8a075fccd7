export { compassPointsBeside } from './beside.ts';
export { compassPointsOwnedBy, handOverCompassPoints, ownersOfCompassPointsWhoLeft } from './handOver.ts';
export { compassPointHandlers } from './handlers.ts';
export { compassPointsOnPages } from './onPages.ts';
export { keepPast, type Past } from './past.ts';
export type { Making } from './store.ts';
export type { CompassPointTables } from './tables.ts';
export { keptTexts, isFaulty } from './texts.ts';
