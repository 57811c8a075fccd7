export { profileHandlers } from './handlers.ts';
export { isCountry, isState } from './metaData.ts';
export { languageOf, preferencesOf, profileOf } from './store.ts';
export type { ProfileTables } from './tables.ts';
