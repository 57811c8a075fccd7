export { accountHandlers } from './handlers.ts';
export { languageOf, preferencesOf, profileOf } from './store.ts';
export type { AccountTables } from './tables.ts';
