import type { RouteObject } from 'react-router';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

/** The screen of the audit, within administration. */
export const auditRoutes: RouteObject[] = [
  {
    path: '/admin/audits',
    lazy: lazyRoute('audit', async () => (await import('./AuditsScreen.tsx')).AuditsScreen),
  },
];
