import type { RouteObject } from 'react-router';
import { lazyRoute, lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

/** The screen of the reader's own account. */
export const accountRoute: RouteObject = {
  path: '/myAccount',
  lazy: lazyRoute('profile', async () => (await import('./MyAccountScreen.tsx')).MyAccountScreen),
};

/** Brings what the reader likes along from device to device; nothing is waiting for it. */
export const FollowLikes = lazyWithMessages(
  [],
  async () => (await import('./likes/FollowLikes.tsx')).FollowLikes,
);
