import type { contracts } from '@norma/contracts';
import { accessRequests } from './accessRequests.ts';
import { profile } from './profile.ts';
import { audit } from './audit.ts';
import { catalog } from './catalog.ts';
import { citations } from './citations.ts';
import { collections } from './collections.ts';
import { comparison } from './comparison.ts';
import { compassPoints } from './compassPoints.ts';
import { accounts } from './accounts.ts';
import { documents } from './documents.ts';
import { downloads } from './downloads.ts';
import { integrity } from './integrity.ts';
import { favorites } from './favorites.ts';
import { groups } from './groups.ts';
import { help } from './help.ts';
import { imports } from './imports.ts';
import { invitations } from './invitations.ts';
import { email } from './email.ts';
import { lineage } from './lineage.ts';
import { management } from './management.ts';
import { monitoring } from './monitoring.ts';
import { notes } from './notes.ts';
import { people } from './people.ts';
import { redlines } from './redlines.ts';
import { references } from './references.ts';
import { related } from './related.ts';
import { reports } from './reports.ts';
import { search } from './search.ts';
import { ipNetworks } from './ipNetworks.ts';
import { licenseAgreements } from './licenseAgreements.ts';
import { session } from './session.ts';
import { sso } from './sso.ts';
import { subscriptions } from './subscriptions.ts';
import { sharing } from './sharing.ts';
import { tenants } from './tenants.ts';
import { tracking } from './tracking.ts';
import { training } from './training.ts';
import { usage } from './usage.ts';
import type { ValidRequests } from './validRequest.ts';

/** For each call something that is right to send: anyone who may make the call then gets an answer. */
export const validRequests: { readonly [Domain in keyof typeof contracts]: ValidRequests<Domain> } = {
  accessRequests,
  profile,
  audit,
  catalog,
  citations,
  collections,
  comparison,
  compassPoints,
  accounts,
  documents,
  downloads,
  integrity,
  favorites,
  groups,
  help,
  imports,
  invitations,
  lineage,
  email,
  management,
  monitoring,
  notes,
  people,
  redlines,
  references,
  related,
  reports,
  search,
  session,
  sso,
  ipNetworks,
  subscriptions,
  licenseAgreements,
  sharing,
  tenants,
  tracking,
  training,
  usage,
};
