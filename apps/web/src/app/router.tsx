import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { guarded } from './guarded.tsx';
import { Loading } from './Loading.tsx';
import { PageMissing } from './PageMissing.tsx';
import { screens, standaloneScreens } from './screens.ts';
import { Shell } from './Shell.tsx';
import { BrokenScreen } from './UnexpectedError.tsx';
import { WithinLibrary } from './WithinLibrary.tsx';

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
    element: <WithinLibrary />,
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: <Loading />,
    children: [
      { element: <Shell />, children: withErrors(withinShell) },
      ...withErrors([...guarded(standaloneScreens), ...parts]),
    ],
  },
]);

/** A screen that breaks leaves the shell around it standing. */
function withErrors(routes: RouteObject[]): RouteObject[] {
  return [{ errorElement: <BrokenScreen />, children: routes }];
}
