import { Navigate, type RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';

const frame = async () => (await import('./AdminFrame.tsx')).AdminFrame;
const mails = async () => (await import('./mails/MailsScreen.tsx')).MailsScreen;

/** The screens of those who look after a library, beside a list of them. */
export const adminRoute: RouteObject = {
  lazy: () => withWords('admin', frame()),
  children: [
    { path: '/admin', element: <Navigate replace to="/admin/mails" /> },
    { path: '/admin/mails', lazy: () => withWords('admin', mails()) },
  ],
};
