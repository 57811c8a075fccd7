import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';

const screen = async () => (await import('./AuditsScreen.tsx')).AuditsScreen;

/** The screen of the audit, within administration. */
export const auditRoutes: RouteObject[] = [
  { path: '/admin/audits', lazy: () => withWords('audits', screen()) },
];
