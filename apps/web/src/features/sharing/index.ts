import type { ScreenRoute } from '../session/index.ts';
import { withMessages } from '../../i18n/withMessages.ts';

const withMe = async () => (await import('./SharedWithMeScreen.tsx')).SharedWithMeScreen;
const publications = async () => (await import('./PublicationsSharedScreen.tsx')).PublicationsSharedScreen;

/** The screens of what others have shared with the reader. */
export const sharingRoutes: ScreenRoute[] = [
  {
    path: '/sharedWithMe',
    handle: { needs: { feature: 'content-share' } },
    lazy: () => withMessages('sharing', withMe()),
  },
  { path: '/publicationsShared', handle: { needs: {} }, lazy: () => withMessages('sharing', publications()) },
];
