export { checkDocuments } from './checking.ts';
export { faultHandlers } from './handlers.ts';
export type { FaultTables } from './tables.ts';
