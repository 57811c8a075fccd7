import type { RouteObject } from 'react-router';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { accessRequestRoutes } from '../access-requests/index.ts';
import { auditRoutes } from '../audit/index.ts';
import { importRoutes } from '../imports/index.ts';
import { integrityRoutes } from '../integrity/index.ts';
import { customerRoutes } from '../accounts/index.ts';
import { managementRoutes } from '../management/index.ts';
import { monitoringRoutes } from '../monitoring/index.ts';
import { peopleRoutes } from '../people/index.ts';
import type { Address } from './addresses.ts';

/** Every screen of administration, as its feature offers it. */
export const rooms: readonly RouteObject[] = [
  {
    path: '/admin',
    lazy: lazyRoute('admin', async () => (await import('./overview/OverviewScreen.tsx')).OverviewScreen),
  },
  {
    path: '/admin/mails',
    lazy: lazyRoute('admin', async () => (await import('./email/MailsScreen.tsx')).MailsScreen),
  },
  ...peopleRoutes,
  ...customerRoutes,
  ...accessRequestRoutes,
  ...auditRoutes,
  ...importRoutes,
  ...integrityRoutes,
  {
    path: '/admin/feedback',
    lazy: lazyRoute(
      'received-feedback',
      async () => (await import('./feedback/FeedbackScreen.tsx')).FeedbackScreen,
    ),
  },
  {
    path: '/admin/synonyms',
    lazy: lazyRoute('synonyms', async () => (await import('./synonyms/SynonymsScreen.tsx')).SynonymsScreen),
  },
  {
    path: '/admin/search-index',
    lazy: lazyRoute(
      'search-index',
      async () => (await import('./search-index/SearchIndexScreen.tsx')).SearchIndexScreen,
    ),
  },
  {
    path: '/admin/tenant',
    lazy: lazyRoute('tenants', async () => (await import('./tenant/TenantScreen.tsx')).TenantScreen),
  },
  ...monitoringRoutes,
  ...managementRoutes,
];

/** The screen at an address. */
export async function roomAt(address: Address) {
  const lazy = rooms.find(({ path }) => path === address)?.lazy;
  if (typeof lazy !== 'function') throw new Error(`Nothing stands at ${address}`);
  return lazy();
}
