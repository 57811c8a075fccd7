import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';

const withMe = async () => (await import('./SharedWithMeScreen.tsx')).SharedWithMeScreen;
const publications = async () => (await import('./PublicationsSharedScreen.tsx')).PublicationsSharedScreen;

/** The screens of what others have shared with the reader. */
export const sharingRoutes: RouteObject[] = [
  { path: '/sharedWithMe', lazy: () => withMessages('sharing', withMe()) },
  { path: '/publicationsShared', lazy: () => withMessages('sharing', publications()) },
];

/** Fetches the dialog that shares a document. */
export const loadShareSheet = () =>
  withMessages(
    'document-sharing',
    import('./share/ShareSheet.tsx').then(({ ShareSheet }) => ShareSheet),
  );
