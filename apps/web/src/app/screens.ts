import { matchPath } from 'react-router';
import { accountRoute } from '../features/profile/index.ts';
import { compassPointRoutes } from '../features/compass-points/index.ts';
import { adminRoute } from '../features/admin/index.ts';
import { collectionsRoute } from '../features/collections/index.ts';
import { documentRoutes, standaloneDocumentRoutes } from '../features/document-page/index.ts';
import { favoritesRoute } from '../features/favorites/index.ts';
import { groupRoutes } from '../features/groups/index.ts';
import { helpRoutes } from '../features/help/index.ts';
import { clauseRoute } from '../features/lineage/index.ts';
import { homeScreen } from '../features/home/index.ts';
import { referencesRoutes } from '../features/references/index.ts';
import { reportRoutes } from '../features/reports/index.ts';
import { searchRoute } from '../features/search/index.ts';
import { sharingRoutes } from '../features/sharing/index.ts';
import { trackingRoutes } from '../features/tracking/index.ts';
import type { Needs, ScreenRoute } from '../features/session/index.ts';

/** All screens within the shell. */
export const screens: readonly ScreenRoute[] = [
  { path: '/', lazy: homeScreen, handle: { needs: {} } },
  { path: '/home/:key?', lazy: homeScreen, handle: { needs: {} } },
  searchRoute,
  accountRoute,
  favoritesRoute,
  ...sharingRoutes,
  ...compassPointRoutes,
  collectionsRoute,
  ...reportRoutes,
  adminRoute,
  ...documentRoutes,
  clauseRoute,
  ...referencesRoutes,
  ...groupRoutes,
  ...helpRoutes,
  ...trackingRoutes,
];

/** The screens without the shell. */
export const standaloneScreens: readonly ScreenRoute[] = standaloneDocumentRoutes;

const conditions = [...screens, ...standaloneScreens].flatMap(({ path, children = [], handle: { needs } }) =>
  [path, ...children.map((child) => child.path)].flatMap((at) => (at ? [{ path: at, needs }] : [])),
);

/** The conditions of the screen at an address; null where there is no screen. */
export const needsAt = (address: string): Needs | null =>
  conditions.find(({ path }) => matchPath(path, address.split('?')[0] ?? ''))?.needs ?? null;
