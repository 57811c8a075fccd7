import { account } from './account/index.ts';
import { audits } from './audits/index.ts';
import { catalogue } from './catalogue/index.ts';
import { citations } from './citations/index.ts';
import { collections } from './collections/index.ts';
import { customers } from './customers/index.ts';
import { comparison } from './comparison/index.ts';
import { compassPoints } from './compassPoints/index.ts';
import { documents } from './documents/index.ts';
import { downloads } from './downloads/index.ts';
import { faults } from './faults/index.ts';
import { favourites } from './favourites/index.ts';
import { groups } from './groups/index.ts';
import { help } from './help/index.ts';
import { ingestion } from './ingestion/index.ts';
import { invitations } from './invitations/index.ts';
import { mails } from './mails/index.ts';
import { management } from './management/index.ts';
import { people } from './people/index.ts';
import { monitoring } from './monitoring/index.ts';
import { redlines } from './redlines/index.ts';
import { related } from './related/index.ts';
import { notes } from './notes/index.ts';
import { reports } from './reports/index.ts';
import { search } from './search/index.ts';
import { session } from './session/index.ts';
import { sharing } from './sharing/index.ts';
import { tenants } from './tenants/index.ts';
import { training } from './training/index.ts';
import { tracking } from './tracking/index.ts';
import { usage } from './usage/index.ts';

export * from './account/index.ts';
export * from './audits/index.ts';
export * from './catalogue/index.ts';
export * from './citations/index.ts';
export * from './collections/index.ts';
export * from './comparison/index.ts';
export * from './customers/index.ts';
export * from './compassPoints/index.ts';
export * from './documents/index.ts';
export * from './downloads/index.ts';
export * from './faults/index.ts';
export * from './favourites/index.ts';
export * from './groups/index.ts';
export * from './help/index.ts';
export * from './ingestion/index.ts';
export * from './invitations/index.ts';
export * from './mails/index.ts';
export * from './management/index.ts';
export * from './people/index.ts';
export * from './monitoring/index.ts';
export * from './redlines/index.ts';
export * from './related/index.ts';
export * from './notes/index.ts';
export * from './reports/index.ts';
export * from './search/index.ts';
export * from './session/index.ts';
export * from './sharing/index.ts';
export * from './tenants/index.ts';
export * from './training/index.ts';
export * from './tracking/index.ts';
export * from './usage/index.ts';

/** The contracts of what readers do, by domain. */
export const readersContracts = {
  session,
  account,
  tenants,
  search,
  documents,
  related,
  downloads,
  notes,
  compassPoints,
  training,
  usage,
  favourites,
  collections,
  tracking,
  sharing,
  citations,
  comparison,
  redlines,
  groups,
  help,
  catalogue,
};

/** The contracts of what those do who look after a library, by domain. */
export const administrationContracts = {
  ingestion,
  faults,
  reports,
  mails,
  audits,
  people,
  invitations,
  customers,
  management,
  monitoring,
};

/** Every contract by its domain. */
export const contracts = { ...readersContracts, ...administrationContracts };
