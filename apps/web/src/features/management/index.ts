import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';

const configuration = async () =>
  (await import('./configuration/ConfigurationScreen.tsx')).ConfigurationScreen;
const logs = async () => (await import('./logs/LogsScreen.tsx')).LogsScreen;
const docs = async () => (await import('./docs/ApiDocsScreen.tsx')).ApiDocsScreen;
const database = async () => (await import('./database/DatabaseScreen.tsx')).DatabaseScreen;

/** What operators see and change of how their server is set up, within administration. */
export const managementRoutes: RouteObject[] = [
  { path: '/admin/configuration', lazy: () => withMessages('management', configuration()) },
  { path: '/admin/logs', lazy: () => withMessages('management', logs()) },
  { path: '/admin/docs', lazy: () => withMessages('management', docs()) },
  { path: '/admin/database', lazy: () => withMessages('management', database()) },
];
