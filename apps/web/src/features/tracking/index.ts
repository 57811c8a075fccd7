import type { RouteObject } from 'react-router';
import { lazyRoute, lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

export { useUnread } from './notifications/useUnread.ts';

/** The latest of what the reader was sent, for the panel of the header. */
export const Latest = lazyWithMessages(
  'tracking',
  async () => (await import('./notifications/Latest.tsx')).Latest,
);

/** What the reader tracks, and what became of it. */
export const trackingRoutes: RouteObject[] = [
  {
    path: '/trackChanges',
    lazy: lazyRoute('tracking', async () => (await import('./tracker/TrackerScreen.tsx')).TrackerScreen),
  },
  {
    path: '/notifications',
    lazy: lazyRoute(
      'tracking',
      async () => (await import('./notifications/NotificationsScreen.tsx')).NotificationsScreen,
    ),
  },
];
