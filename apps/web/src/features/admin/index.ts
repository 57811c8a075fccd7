import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';
import { contentRoutes } from '../content/index.ts';

const frame = async () => (await import('./AdminFrame.tsx')).AdminFrame;
const first = async () => (await import('./FirstScreen.tsx')).FirstScreen;
const mails = async () => (await import('./mails/MailsScreen.tsx')).MailsScreen;

/** The screens of those who look after a library, beside a list of them. */
export const adminRoute: RouteObject = {
  lazy: () => withWords('admin', frame()),
  children: [
    { path: '/admin', lazy: () => withWords('admin', first()) },
    { path: '/admin/mails', lazy: () => withWords('admin', mails()) },
    ...contentRoutes,
  ],
};
