import { createContext, use } from 'react';
import { matchPath, type RouteObject } from 'react-router';
import { useAccount, useTenant } from '../features/session/index.ts';
import type { Known } from './entries.ts';

type IsThere = Known['isThere'];

/** Tells whether a screen stands at an address, from the routes that there are. */
export function screensOf(routes: readonly RouteObject[]): IsThere {
  const paths = pathsOf(routes);
  return (address) => paths.some((path) => matchPath(path, address.split('?')[0] ?? '') !== null);
}

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path && path !== '*' ? [path] : []),
    ...pathsOf(children),
  ]);

/** Whether a screen stands at an address, for menus that lead to it. */
export const IsThereContext = createContext<IsThere>(() => false);

/** What decides which entries of menus there are for the reader. */
export function useKnown(): Known {
  return { tenant: useTenant(), account: useAccount(), isThere: use(IsThereContext) };
}
