import type { contracts } from '@norma/contracts';
import { account } from './account.ts';
import { audits } from './audits.ts';
import { catalogue } from './catalogue.ts';
import { citations } from './citations.ts';
import { collections } from './collections.ts';
import { comparison } from './comparison.ts';
import { compassPoints } from './compassPoints.ts';
import { customers } from './customers.ts';
import { documents } from './documents.ts';
import { downloads } from './downloads.ts';
import { faults } from './faults.ts';
import { favourites } from './favourites.ts';
import { groups } from './groups.ts';
import { help } from './help.ts';
import { ingestion } from './ingestion.ts';
import { invitations } from './invitations.ts';
import { mails } from './mails.ts';
import { management } from './management.ts';
import { monitoring } from './monitoring.ts';
import { notes } from './notes.ts';
import { people } from './people.ts';
import { redlines } from './redlines.ts';
import { related } from './related.ts';
import { reports } from './reports.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { sharing } from './sharing.ts';
import { tenants } from './tenants.ts';
import { tracking } from './tracking.ts';
import { training } from './training.ts';
import { usage } from './usage.ts';
import type { ValidRequests } from './validRequest.ts';

/** For each call something that is right to send: whoever may make the call then gets an answer. */
export const validRequests: { readonly [Domain in keyof typeof contracts]: ValidRequests<Domain> } = {
  account,
  audits,
  catalogue,
  citations,
  collections,
  comparison,
  compassPoints,
  customers,
  documents,
  downloads,
  faults,
  favourites,
  groups,
  help,
  ingestion,
  invitations,
  mails,
  management,
  monitoring,
  notes,
  people,
  redlines,
  related,
  reports,
  search,
  session,
  sharing,
  tenants,
  tracking,
  training,
  usage,
};
