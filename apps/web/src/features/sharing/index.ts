import type { ScreenRoute } from '../session/index.ts';
import { lazyRoute, lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

/** The screens of what others have shared with the reader. */
export const sharingRoutes: ScreenRoute[] = [
  {
    path: '/sharedWithMe',
    handle: { needs: { feature: 'content-share' } },
    lazy: lazyRoute('sharing', async () => (await import('./SharedWithMeScreen.tsx')).SharedWithMeScreen),
  },
  {
    path: '/publicationsShared',
    handle: { needs: {} },
    lazy: lazyRoute(
      'sharing',
      async () => (await import('./PublicationsSharedScreen.tsx')).PublicationsSharedScreen,
    ),
  },
];

/** The dialog that shares a document. */
export const ShareSheet = lazyWithMessages(
  'document-sharing',
  async () => (await import('./share/ShareSheet.tsx')).ShareSheet,
);
