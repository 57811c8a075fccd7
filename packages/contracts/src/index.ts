import { accessRequests } from './access-requests/index.ts';
import { profile } from './profile/index.ts';
import { audit } from './audit/index.ts';
import { catalog } from './catalog/index.ts';
import { citations } from './citations/index.ts';
import { collections } from './collections/index.ts';
import { accounts } from './accounts/index.ts';
import { comparison } from './comparison/index.ts';
import { compassPoints } from './compass-points/index.ts';
import { documents } from './documents/index.ts';
import { downloads } from './downloads/index.ts';
import { integrity } from './integrity/index.ts';
import { favorites } from './favorites/index.ts';
import { groups } from './groups/index.ts';
import { help } from './help/index.ts';
import { imports } from './imports/index.ts';
import { lineage } from './lineage/index.ts';
import { invitations } from './invitations/index.ts';
import { email } from './email/index.ts';
import { management } from './management/index.ts';
import { people } from './people/index.ts';
import { monitoring } from './monitoring/index.ts';
import { redlines } from './redlines/index.ts';
import { references } from './references/index.ts';
import { related } from './related/index.ts';
import { notes } from './notes/index.ts';
import { reports } from './reports/index.ts';
import { search } from './search/index.ts';
import { ipNetworks } from './ip-networks/index.ts';
import { licenseAgreements } from './license-agreements/index.ts';
import { session } from './session/index.ts';
import { sso } from './sso/index.ts';
import { subscriptions } from './subscriptions/index.ts';
import { sharing } from './sharing/index.ts';
import { tenants } from './tenants/index.ts';
import { training } from './training/index.ts';
import { tracking } from './tracking/index.ts';
import { usage } from './usage/index.ts';

export * from './access-requests/index.ts';
export * from './profile/index.ts';
export * from './audit/index.ts';
export * from './catalog/index.ts';
export * from './citations/index.ts';
export * from './collections/index.ts';
export * from './comparison/index.ts';
export * from './accounts/index.ts';
export * from './compass-points/index.ts';
export * from './documents/index.ts';
export * from './downloads/index.ts';
export * from './integrity/index.ts';
export * from './favorites/index.ts';
export * from './groups/index.ts';
export * from './help/index.ts';
export * from './imports/index.ts';
export * from './lineage/index.ts';
export * from './invitations/index.ts';
export * from './email/index.ts';
export * from './management/index.ts';
export * from './people/index.ts';
export * from './monitoring/index.ts';
export * from './redlines/index.ts';
export * from './references/index.ts';
export * from './related/index.ts';
export * from './notes/index.ts';
export * from './reports/index.ts';
export * from './search/index.ts';
export * from './ip-networks/index.ts';
export * from './license-agreements/index.ts';
export * from './session/index.ts';
export * from './sso/index.ts';
export * from './subscriptions/index.ts';
export * from './sharing/index.ts';
export * from './tenants/index.ts';
export * from './training/index.ts';
export * from './tracking/index.ts';
export * from './usage/index.ts';

/** The contracts of what readers do, by domain. */
export const readersContracts = {
  session,
  sso,
  ipNetworks,
  subscriptions,
  licenseAgreements,
  profile,
  tenants,
  search,
  documents,
  related,
  downloads,
  notes,
  compassPoints,
  usage,
  favorites,
  tracking,
};

/** The contracts of what readers do on screens that no visit begins with, by domain. */
export const laterContracts = {
  training,
  collections,
  sharing,
  citations,
  comparison,
  lineage,
  redlines,
  groups,
  help,
  catalog,
  references,
};

/** The contracts of what those do who look after a library, by domain. */
export const administrationContracts = {
  accessRequests,
  imports,
  integrity,
  reports,
  email,
  audit,
  people,
  invitations,
  accounts,
  management,
  monitoring,
};

/** Every contract by its domain. */
export const contracts = { ...readersContracts, ...laterContracts, ...administrationContracts };
