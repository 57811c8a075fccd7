import type { ScreenRoute } from '../session/index.ts';
import { lazyRoute, lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

export { useUnread } from './notifications/useUnread.ts';

/** The latest of what the reader was sent, for the panel of the header. */
export const Latest = lazyWithMessages(
  'tracking',
  async () => (await import('./notifications/Latest.tsx')).Latest,
);

/** What the reader tracks, and what became of it. */
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
