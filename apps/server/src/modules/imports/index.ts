export { importHandlers } from './handlers.ts';
export { importing, type Importing, type ImportRequest } from './jobs/importing.ts';
export { isFinished, type Import } from './jobs/store.ts';
export { stsFilesAt } from './reading/stsFiles.ts';
export type { Delivery } from './reading/deliveries.ts';
export {
  ReadingStopped,
  type DeliveryReader,
  type HowToRead,
  type ReadingPlace,
  type ReadItem,
  type SourceFacts,
  type StoredText,
} from './reading/deliveryReader.ts';
export { readItems } from './reading/readItems.ts';
export { readClauses } from './reading/readClauses.ts';
export { readSource } from './reading/readSource.ts';
export { importDelivered } from './reading/importDelivered.ts';
export { readMissingReferences } from './reading/missingReferences.ts';
export { importStandards } from './reading/importStandards.ts';
export type { ImportTables } from './tables.ts';
