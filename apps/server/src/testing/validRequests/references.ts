import { contentCode } from './stockedLibrary.ts';
import type { ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `references`. */
export const references: ValidRequests<'references'> = {
  resolveReferences: () => ({
    body: { references: [{ designation: 'NSB E 214-24', clauses: ['5.3'] }], contentCode },
  }),
};
