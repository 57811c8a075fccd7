import { contentCode } from './stockedLibrary.ts';
import { ofCode, type ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `references`. */
export const references: ValidRequests<'references'> = {
  citedReferences: ofCode,
  resolveReferences: () => ({
    body: { references: [{ designation: 'NSB E 214-24', clauses: ['5.3'] }], contentCode },
  }),
  citedBy: ofCode,
  citationHealth: ofCode,
  citationHealthExport: () => ({ query: { contentCode, format: 'csv' } }),
  statusList: () => ({ query: { publisher: 'NSB' } }),
};
