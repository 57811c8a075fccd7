export { compassPointsExtras } from './documentExtras.ts';
export {
  compassPointsOwnedBy,
  transferCompassPoints,
  ownersOfCompassPointsWhoLeft,
} from './transferOwnership.ts';
export { compassPointHandlers } from './handlers.ts';
export { compassPointsOnPages } from './pageNotes.ts';
export { saveSeeded, type SeededCompassPoint } from './seeded.ts';
export type { Creation } from './store.ts';
export type { CompassPointTables } from './tables.ts';
export { cleanTexts, isFaulty } from './texts.ts';
