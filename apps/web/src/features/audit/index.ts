import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';

const screen = async () => (await import('./AuditsScreen.tsx')).AuditsScreen;

/** The screen of the audit, within administration. */
export const auditRoutes: RouteObject[] = [
  { path: '/admin/audits', lazy: () => withMessages('audit', screen()) },
];
