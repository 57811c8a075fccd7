import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { accountRoute } from '../features/profile/index.ts';
import { compassPointRoutes } from '../features/compass-points/index.ts';
import { adminRoute } from '../features/admin/index.ts';
import { collectionsRoute } from '../features/collections/index.ts';
import { documentRoutes, standaloneDocumentRoutes } from '../features/document-page/index.ts';
import { favoritesRoute } from '../features/favorites/index.ts';
import { groupRoutes } from '../features/groups/index.ts';
import { helpRoutes } from '../features/help/index.ts';
import { homeScreen } from '../features/home/index.ts';
import { reportRoutes } from '../features/reports/index.ts';
import { searchRoute } from '../features/search/index.ts';
import { sharingRoutes } from '../features/sharing/index.ts';
import { trackingRoutes } from '../features/tracking/index.ts';
import { screensOf } from './addresses.ts';
import { guarded } from './guarded.tsx';
import { Loading } from './Loading.tsx';
import { PageMissing } from './PageMissing.tsx';
import { Shell } from './Shell.tsx';
import { BrokenScreen } from './UnexpectedError.tsx';
import { WithinLibrary } from './WithinLibrary.tsx';

const screens: RouteObject[] = [
  { path: '/', lazy: homeScreen },
  { path: '/home/:key?', lazy: homeScreen },
  searchRoute,
  accountRoute,
  favoritesRoute,
  ...sharingRoutes,
  ...compassPointRoutes,
  collectionsRoute,
  ...reportRoutes,
  adminRoute,
  ...documentRoutes,
  ...groupRoutes,
  ...helpRoutes,
  ...trackingRoutes,
];

const withinShell: RouteObject[] = [
  ...guarded(screens),
  { path: '/implicit/callback', element: <Navigate replace to="/" /> },
  { path: '*', element: <PageMissing /> },
];

/** The page of shared parts is for those who build them: a build for readers leaves it out. */
const parts: RouteObject[] =
  import.meta.env.DEV || import.meta.env.NORMA_PARTS
    ? [
        {
          path: '/dev/parts',
          lazy: async () => ({ Component: (await import('../ui-gallery/index.ts')).GalleryPage }),
        },
      ]
    : [];

/** Every address of the app and its screen, each screen loaded when it is first shown. */
export const router = createBrowserRouter([
  {
    element: <WithinLibrary isThere={screensOf([...screens, ...standaloneDocumentRoutes])} />,
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: <Loading />,
    children: [
      { element: <Shell />, children: withErrors(withinShell) },
      ...withErrors([...guarded(standaloneDocumentRoutes), ...parts]),
    ],
  },
]);

/** A screen that breaks leaves the shell around it standing. */
function withErrors(routes: RouteObject[]): RouteObject[] {
  return [{ errorElement: <BrokenScreen />, children: routes }];
}
