import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';
import { auditRoutes } from '../audit/index.ts';
import { contentRoutes } from '../content/index.ts';
import { customerRoutes } from '../accounts/index.ts';
import { managementRoutes } from '../management/index.ts';
import { monitoringRoutes } from '../monitoring/index.ts';
import { peopleRoutes } from '../people/index.ts';
import type { Address } from './addresses.ts';

const first = async () => (await import('./FirstScreen.tsx')).FirstScreen;
const mails = async () => (await import('./email/MailsScreen.tsx')).MailsScreen;

/** Every screen of administration, as its feature offers it. */
export const rooms: readonly RouteObject[] = [
  { path: '/admin', lazy: () => withMessages('admin', first()) },
  { path: '/admin/mails', lazy: () => withMessages('admin', mails()) },
  ...peopleRoutes,
  ...customerRoutes,
  ...auditRoutes,
  ...contentRoutes,
  ...monitoringRoutes,
  ...managementRoutes,
];

/** The screen at an address. */
export async function roomAt(address: Address) {
  const lazy = rooms.find(({ path }) => path === address)?.lazy;
  if (typeof lazy !== 'function') throw new Error(`Nothing stands at ${address}`);
  return lazy();
}
