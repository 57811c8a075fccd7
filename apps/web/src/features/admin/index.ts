import type { RouteObject } from 'react-router';
import { auditRoutes } from '../audits/index.ts';
import { managementRoutes } from '../management/index.ts';
import { withWords } from '../../words/withWords.ts';
import { contentRoutes } from '../content/index.ts';
import { customerRoutes } from '../customers/index.ts';
import { peopleRoutes } from '../people/index.ts';
import { monitoringRoutes } from '../monitoring/index.ts';

const frame = async () => (await import('./AdminFrame.tsx')).AdminFrame;
const first = async () => (await import('./FirstScreen.tsx')).FirstScreen;
const mails = async () => (await import('./mails/MailsScreen.tsx')).MailsScreen;

/** The screens of those who look after a library, beside a list of them. */
export const adminRoute: RouteObject = {
  lazy: () => withWords('admin', frame()),
  children: [
    { path: '/admin', lazy: () => withWords('admin', first()) },
    ...peopleRoutes,
    ...customerRoutes,
    { path: '/admin/mails', lazy: () => withWords('admin', mails()) },
    ...auditRoutes,
    ...managementRoutes,
    ...contentRoutes,
    ...monitoringRoutes,
  ],
};
