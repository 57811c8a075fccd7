import type { Account, TenantConfiguration } from '@norma/contracts';
import {
  IconActivityHeartbeat,
  IconAdjustmentsHorizontal,
  IconApi,
  IconArrowsExchange,
  IconBuilding,
  IconDatabase,
  IconFileAlert,
  IconGauge,
  IconLayoutDashboard,
  IconListDetails,
  IconListSearch,
  IconLock,
  IconMail,
  IconMessage,
  IconPackageImport,
  IconSettings,
  IconZoomScan,
  IconUsers,
} from '@tabler/icons-react';
import { matchPath } from 'react-router';
import { type MessageKey } from '../../i18n/useMessages.ts';

/** Who looks at the list of screens, and of whose library. */
export type Visitor = {
  readonly account: Pick<Account, 'authorities'>;
  readonly tenant: Pick<TenantConfiguration, 'userManagement'>;
};

type Screen = {
  readonly to: string;
  /** Where the things that it lists have their own pages, if that is not below it. */
  readonly also?: string;
  readonly word: MessageKey<'admin'>;
  readonly Sign: typeof IconMail;
  readonly isFor: (visitor: Visitor) => boolean;
};

type Group = { readonly word: MessageKey<'admin'>; readonly screens: readonly Screen[] };

const operator = ({ account }: Visitor): boolean => account.authorities.includes('OPERATOR');
const administrator = (visitor: Visitor): boolean =>
  operator(visitor) || visitor.account.authorities.includes('ADMIN');
/** Administrators manage people themselves where the tenant's user management is ours; elsewhere operators do. */
const peopleManager = (visitor: Visitor): boolean => {
  const { enable, url } = visitor.tenant.userManagement;
  return operator(visitor) || (administrator(visitor) && enable && url.startsWith('/'));
};

/** The screens of a tenant's library, then those of the whole server. */
const groups: readonly Group[] = [
  {
    word: 'ofTheLibrary',
    screens: [
      { to: '/admin', word: 'overview', Sign: IconLayoutDashboard, isFor: administrator },
      { to: '/admin/user-management', word: 'people', Sign: IconUsers, isFor: peopleManager },
      {
        to: '/admin/user-management/accounts',
        also: '/admin/user-management/account',
        word: 'accounts',
        Sign: IconBuilding,
        isFor: peopleManager,
      },
      { to: '/admin/access-requests', word: 'accessRequests', Sign: IconLock, isFor: administrator },
      { to: '/admin/audits', word: 'audits', Sign: IconListSearch, isFor: administrator },
      { to: '/admin/imports', word: 'imports', Sign: IconPackageImport, isFor: administrator },
      { to: '/admin/documents', word: 'brokenDocuments', Sign: IconFileAlert, isFor: administrator },
      { to: '/admin/feedback', word: 'feedback', Sign: IconMessage, isFor: administrator },
      { to: '/admin/synonyms', word: 'synonyms', Sign: IconArrowsExchange, isFor: administrator },
      { to: '/admin/mails', word: 'mails', Sign: IconMail, isFor: administrator },
      { to: '/admin/tenant', word: 'tenant', Sign: IconSettings, isFor: administrator },
    ],
  },
  {
    word: 'ofTheServer',
    screens: [
      { to: '/admin/health', word: 'health', Sign: IconActivityHeartbeat, isFor: operator },
      { to: '/admin/metrics', word: 'metrics', Sign: IconGauge, isFor: operator },
      { to: '/admin/search-index', word: 'searchIndex', Sign: IconZoomScan, isFor: operator },
      { to: '/admin/configuration', word: 'configuration', Sign: IconAdjustmentsHorizontal, isFor: operator },
      { to: '/admin/logs', word: 'logs', Sign: IconListDetails, isFor: operator },
      { to: '/admin/docs', word: 'apiDocs', Sign: IconApi, isFor: operator },
      { to: '/admin/database', word: 'database', Sign: IconDatabase, isFor: operator },
    ],
  },
];

/** The screens of administration that a visitor may open, group by group. */
export const groupsFor = (visitor: Visitor): Group[] =>
  groups
    .map(({ word, screens }) => ({ word, screens: screens.filter(({ isFor }) => isFor(visitor)) }))
    .filter(({ screens }) => screens.length > 0);

/** The screen that an address belongs to: the page of a thing belongs to the list of its kind. */
export const screenAt = (address: string): Screen | undefined =>
  groups
    .flatMap(({ screens }) => screens)
    .flatMap((screen) => [screen.to, ...(screen.also ? [screen.also] : [])].map((path) => ({ path, screen })))
    .filter(({ path }) => matchPath({ path, end: false }, address))
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.screen;

/** Whether a visitor may open an address of administration; one that belongs to no screen is for all who are here. */
export const isFor = (visitor: Visitor, address: string): boolean =>
  screenAt(address)?.isFor(visitor) ?? true;
