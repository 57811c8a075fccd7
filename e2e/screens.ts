import { tenants } from '@norma/samples';
import { searchFor } from './addresses.ts';
import { account } from './screens/account.ts';
import { administration } from './screens/administration.ts';
import { aroundDocument } from './screens/aroundDocument.ts';
import { collections } from './screens/collections.ts';
import { compassPoints } from './screens/compassPoints.ts';
import { management } from './screens/management.ts';
import { invitations } from './screens/invitations.ts';
import { marking } from './screens/marking.ts';
import { customers } from './screens/accounts.ts';
import { content } from './screens/content.ts';
import { comparison } from './screens/comparison.ts';
import { entrance } from './screens/entrance.ts';
import { groups } from './screens/groups.ts';
import { home } from './screens/home.ts';
import { people } from './screens/people.ts';
import { monitoring } from './screens/monitoring.ts';
import { reading } from './screens/reading.ts';
import { seen, type Screen } from './screens/screen.ts';
import { reports } from './screens/reports.ts';
import { search } from './screens/search.ts';
import { sharing } from './screens/sharing.ts';
import { shell } from './screens/shell.ts';
import { tracking } from './screens/tracking.ts';

const otherTenants = tenants.map(({ key }) => key).filter((key) => key !== 'astm');

const homesOfOthers: readonly Screen[] = otherTenants.flatMap((tenant): Screen[] => [
  { name: `home-${tenant}`, tenant, person: 'individual', address: '/', show: seen('main li') },
  {
    name: `search-${tenant}`,
    tenant,
    person: 'individual',
    address: searchFor('anchor'),
    show: seen('main h1'),
  },
]);

/** All screens, grouped by topic. */
export const screenGroups: readonly (readonly Screen[])[] = [
  entrance,
  home,
  search,
  reading,
  comparison,
  aroundDocument,
  compassPoints,
  marking,
  collections,
  sharing,
  groups,
  account,
  tracking,
  administration,
  reports,
  management,
  people,
  monitoring,
  content,
  customers,
  invitations,
  shell,
  homesOfOthers,
];

/** Every screen there is, room by room. */
export const screens: readonly Screen[] = screenGroups.flat();
