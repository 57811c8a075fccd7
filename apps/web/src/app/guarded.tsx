import type { RouteObject } from 'react-router';
import { Guard } from './Guard.tsx';
import { needsOf } from './needs.ts';

/** Routes, each behind the conditions of its address; a route that shows nothing is a mistake of ours. */
export const guarded = (routes: readonly RouteObject[]): RouteObject[] => routes.map(behindGuard);

function behindGuard(route: RouteObject): RouteObject {
  const { path = '', element, Component, lazy } = route;
  if (!element && !Component && !lazy) throw new Error(`A component needs to be specified for path ${path}`);
  return { element: <Guard needs={needsOf[path] ?? {}} />, children: [route] };
}
