export { ingestionHandlers } from './handlers.ts';
export { importing, type Importing, type Wanted } from './imports/importing.ts';
export { isFinished, type Import } from './imports/store.ts';
export { stsFilesAt } from './reading/stsFiles.ts';
export { importDelivered } from './reading/importDelivered.ts';
export { readMissingReferences } from './reading/missingReferences.ts';
export { importStandards, type Outcome } from './reading/importStandards.ts';
export type { ImportTables } from './tables.ts';
