import type { DocumentTables } from '../../modules/documents/index.ts';
import type { ValidRequests } from './validRequest.ts';
import { anImport } from './stockedLibrary.ts';

/** Something right to send for each call of `imports`. */
export const imports: ValidRequests<'imports'> = {
  imports: () => ({ query: {} }),
  import: ({ library: { importId } }) => ({ params: { id: importId } }),
  uploadDelivery: () => ({
    query: { name: 'catalogue.ndjson', publisher: 'NSB', dryRun: 'true' },
    bytes: '{"designation":"NSB 1"}\n',
  }),
  stopImport: async ({ library }) => ({ params: { id: await anImport(library, 'waiting') } }),
  importChanges: ({ library: { importId } }) => ({ params: { id: importId }, query: {} }),
  rejections: ({ library: { importId } }) => ({ params: { id: importId }, query: {} }),
  rejectionKinds: ({ library: { importId } }) => ({ params: { id: importId } }),
  statusMeanings: () => ({}),
  mapStatus: () => ({ body: { publisher: 'NSB', word: 'Lively', meaning: 'current' } }),
  unmapStatus: async ({ library }) => {
    await library.database
      .withoutTenant<DocumentTables>()
      .insertInto('status_meanings')
      .values({ publisher_code: 'NSB', word: 'sleepy', written: 'Sleepy', meaning: 'historical' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { query: { publisher: 'NSB', word: 'Sleepy' } };
  },
  rejectionsFile: ({ library: { importId } }) => ({ params: { id: importId } }),
};
