import type { ScreenRoute } from '../session/index.ts';
import { lazyRoute, lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

export { useUnread } from './notifications/useUnread.ts';

/** The latest notifications, for the panel of the header. */
export const Latest = lazyWithMessages(
  'tracking',
  async () => (await import('./notifications/Latest.tsx')).Latest,
);

/** Tracked documents, and notifications about them. */
export const trackingRoutes: ScreenRoute[] = [
  {
    path: '/trackChanges',
    handle: { needs: { feature: 'show-tracker' } },
    lazy: lazyRoute('tracking', async () => (await import('./tracker/TrackerScreen.tsx')).TrackerScreen),
  },
  {
    path: '/notifications',
    handle: { needs: { feature: 'show-tracker' } },
    lazy: lazyRoute(
      'tracking',
      async () => (await import('./notifications/NotificationsScreen.tsx')).NotificationsScreen,
    ),
  },
];
