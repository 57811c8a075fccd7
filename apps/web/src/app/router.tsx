import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { documentRoutes, standaloneDocumentRoutes } from '../features/documents/index.ts';
import { homeScreen } from '../features/home/index.ts';
import { searchScreen } from '../features/search/index.ts';
import { Guard } from './Guard.tsx';
import { Loading } from './Loading.tsx';
import { PageMissing } from './PageMissing.tsx';
import { Shell } from './Shell.tsx';
import { BrokenScreen } from './UnexpectedError.tsx';

const withinShell: RouteObject[] = [
  { path: '/', lazy: homeScreen },
  { path: '/home/:key?', lazy: homeScreen },
  { path: '/content-search', lazy: searchScreen },
  ...documentRoutes,
  { path: '/implicit/callback', element: <Navigate replace to="/" /> },
  { path: '*', element: <PageMissing /> },
];

/** Every address of the app and its screen, each screen loaded when it is first shown. */
export const router = createBrowserRouter([
  {
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: <Loading />,
    children: [
      { element: <Shell />, children: [{ element: <Guard />, children: withErrors(withinShell) }] },
      ...withErrors(standaloneDocumentRoutes),
    ],
  },
]);

/** A screen that breaks leaves the shell around it standing. */
function withErrors(routes: RouteObject[]): RouteObject[] {
  return [{ errorElement: <BrokenScreen />, children: routes }];
}
