import { lazyRoute, lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';
import type { Needs, ScreenRoute } from '../session/index.ts';

export type { MarkingPlace, NotePlace } from './inReader/place.ts';
export { pathToShared, sharedQuery } from './shared.ts';

const compassPoints: Needs = { userType: 'INDIVIDUAL', flag: 'compassPointFlag' };

/** Lists open the dialog of a compass point as well. */
const listMessages = ['compass-points', 'compass-point-dialog'] as const;
const history = lazyRoute(
  'compass-points',
  async () => (await import('./history/HistoryScreen.tsx')).HistoryScreen,
);

/** The lists of compass points, and the history of one; the link of one leads to its document. */
export const compassPointRoutes: ScreenRoute[] = [
  {
    path: '/compass-points-list',
    handle: { needs: compassPoints },
    lazy: lazyRoute(listMessages, async () => (await import('./lists/ListScreen.tsx')).OwnListScreen),
  },
  {
    path: '/compass-points-admin-list',
    handle: { needs: { ...compassPoints, anyOf: ['CP_ADMIN'] } },
    lazy: lazyRoute(listMessages, async () => (await import('./lists/ListScreen.tsx')).AllListScreen),
  },
  {
    path: '/compass-points-change-history/:compasspointId/:contentId/:contentCode',
    handle: { needs: compassPoints },
    lazy: history,
  },
  {
    path: '/x/:compasspointId/:contentId/:contentCode',
    handle: { needs: compassPoints },
    lazy: history,
  },
];

/** The tab of a document that lists its compass points. */
export const CompassPointsTab = lazyWithMessages(
  listMessages,
  async () => (await import('./CompassPointsTab.tsx')).CompassPointsTab,
);

/** Shows the compass points in a text, and creates some. */
export const Marking = lazyWithMessages(
  ['compass-points-in-text', ...listMessages],
  async () => (await import('./inReader/Marking.tsx')).Marking,
);
