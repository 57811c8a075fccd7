export { checkDocuments, documentCheckJob } from './checking.ts';
export type { IntegrityTables } from './tables.ts';
export { integrityHandlers } from './handlers.ts';
