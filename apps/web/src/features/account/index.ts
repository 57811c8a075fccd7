import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';

const screen = async () => (await import('./MyAccountScreen.tsx')).MyAccountScreen;

/** The screen of the reader's own account. */
export const accountRoute: RouteObject = { path: '/myAccount', lazy: () => withWords('account', screen()) };

/** Brings what the reader likes along from device to device; nothing is waiting for it. */
export const FollowLikes = lazy(async () => ({
  default: (await import('./likes/FollowLikes.tsx')).FollowLikes,
}));
