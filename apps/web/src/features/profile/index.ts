import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';

const screen = async () => (await import('./MyAccountScreen.tsx')).MyAccountScreen;

/** The screen of the reader's own account. */
export const accountRoute: RouteObject = {
  path: '/myAccount',
  lazy: () => withMessages('profile', screen()),
};

/** Brings what the reader likes along from device to device; nothing is waiting for it. */
export const FollowLikes = lazy(async () => ({
  default: (await import('./likes/FollowLikes.tsx')).FollowLikes,
}));
