import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';

const configuration = async () =>
  (await import('./configuration/ConfigurationScreen.tsx')).ConfigurationScreen;
const logs = async () => (await import('./logs/LogsScreen.tsx')).LogsScreen;
const docs = async () => (await import('./docs/ApiDocsScreen.tsx')).ApiDocsScreen;

/** What operators see and change of how their server is set up, within administration. */
export const managementRoutes: RouteObject[] = [
  { path: '/admin/configuration', lazy: () => withWords('management', configuration()) },
  { path: '/admin/logs', lazy: () => withWords('management', logs()) },
  { path: '/admin/docs', lazy: () => withWords('management', docs()) },
];
