import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';

export { useUnread } from './notifications/useUnread.ts';

/** The latest of what the reader was told, for the panel of the header. */
export const loadLatest = async () => ({
  default: (await withWords('tracking', latest())).Component,
});

const latest = async () => (await import('./notifications/Latest.tsx')).Latest;
const tracker = async () => (await import('./tracker/TrackerScreen.tsx')).TrackerScreen;
const notifications = async () =>
  (await import('./notifications/NotificationsScreen.tsx')).NotificationsScreen;

/** What the reader tracks, and what became of it. */
export const trackingRoutes: RouteObject[] = [
  { path: '/trackChanges', lazy: () => withWords('tracking', tracker()) },
  { path: '/notifications', lazy: () => withWords('tracking', notifications()) },
];
