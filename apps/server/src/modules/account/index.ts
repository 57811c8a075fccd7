export { accountHandlers } from './handlers.ts';
export { preferencesOf, profileOf } from './store.ts';
export type { AccountTables } from './tables.ts';
