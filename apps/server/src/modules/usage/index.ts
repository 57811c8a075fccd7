export { differencesOf } from './counting/check.ts';
export { countAll } from './counting/count.ts';
export { daysOfEvents, everyDay, recountDay } from './counting/recount.ts';
export { usageHandlers } from './handlers.ts';
export { checkUsage, countUsage, usageJobs } from './jobs.ts';
export { lastVisit } from './lastVisit.ts';
export { makeMonths } from './months.ts';
export type { UsageTables } from './tables.ts';
