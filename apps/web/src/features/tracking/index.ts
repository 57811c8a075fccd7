import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';

export { useUnread } from './notifications/useUnread.ts';

/** The latest of what the reader was told, for the panel of the header. */
export const loadLatest = async () => ({
  default: (await withMessages('tracking', latest())).Component,
});

const latest = async () => (await import('./notifications/Latest.tsx')).Latest;
const tracker = async () => (await import('./tracker/TrackerScreen.tsx')).TrackerScreen;
const notifications = async () =>
  (await import('./notifications/NotificationsScreen.tsx')).NotificationsScreen;

/** What the reader tracks, and what became of it. */
export const trackingRoutes: RouteObject[] = [
  { path: '/trackChanges', lazy: () => withMessages('tracking', tracker()) },
  { path: '/notifications', lazy: () => withMessages('tracking', notifications()) },
];
