export { usageHandlers } from './handlers.ts';
export { lastVisit } from './lastVisit.ts';
export type { UsageTables } from './tables.ts';
