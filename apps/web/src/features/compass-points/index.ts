import type { Needs, ScreenRoute } from '../session/index.ts';
import { withMessages } from '../../i18n/withMessages.ts';
import { loadMessages } from '../../i18n/i18n.ts';

const compassPoints: Needs = { userType: 'INDIVIDUAL', flag: 'compassPointFlag' };

export { pathToShared, sharedQuery } from './shared.ts';

/** From a list its compass points are changed as well. */
const lists = async () =>
  (await Promise.all([import('./lists/ListScreen.tsx'), loadMessages('compass-point-dialog')]))[0];
const own = async () => (await lists()).OwnListScreen;
const all = async () => (await lists()).AllListScreen;
const history = async () => (await import('./history/HistoryScreen.tsx')).HistoryScreen;

/** The lists of compass points, and what has become of one; the link of one leads to its document. */
export const compassPointRoutes: ScreenRoute[] = [
  {
    path: '/compass-points-list',
    handle: { needs: compassPoints },
    lazy: () => withMessages('compass-points', own()),
  },
  {
    path: '/compass-points-admin-list',
    handle: { needs: { ...compassPoints, anyOf: ['CP_ADMIN'] } },
    lazy: () => withMessages('compass-points', all()),
  },
  {
    path: '/compass-points-change-history/:compasspointId/:contentId/:contentCode',
    handle: { needs: compassPoints },
    lazy: () => withMessages('compass-points', history()),
  },
  {
    path: '/x/:compasspointId/:contentId/:contentCode',
    handle: { needs: compassPoints },
    lazy: () => withMessages('compass-points', history()),
  },
];

/** Fetches the tab of a document that lists its compass points. */
export async function loadCompassPointsTab() {
  const [{ CompassPointsTab }] = await Promise.all([
    import('./tab/CompassPointsTab.tsx'),
    loadMessages('compass-point-dialog'),
  ]);
  return CompassPointsTab;
}

/** Fetches what shows compass points in a text and lets some be made. */
export const loadMarking = async () => {
  const [part] = await Promise.all([
    withMessages(
      'compass-points-in-text',
      import('./inReader/Marking.tsx').then(({ Marking }) => Marking),
    ),
    loadMessages('compass-point-dialog'),
    loadMessages('compass-points'),
  ]);
  return part;
};

export type { MarkingPlace, NotePlace } from './inReader/place.ts';
