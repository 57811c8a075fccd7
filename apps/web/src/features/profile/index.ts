import type { ScreenRoute } from '../session/index.ts';
import { lazyRoute, lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

/** The screen of the reader's own account. */
export const accountRoute: ScreenRoute = {
  path: '/myAccount',
  handle: { needs: {} },
  lazy: lazyRoute('profile', async () => (await import('./MyAccountScreen.tsx')).MyAccountScreen),
};

/** Synchronizes preferences between devices, in the background. */
export const FollowLikes = lazyWithMessages(
  [],
  async () => (await import('./likes/FollowLikes.tsx')).FollowLikes,
);
