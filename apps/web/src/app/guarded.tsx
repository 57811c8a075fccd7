import type { RouteObject } from 'react-router';
import { Guard } from './Guard.tsx';
import { needsOf, type Needs } from './needs.ts';

/** Routes, each behind the conditions of its address; a route that shows nothing, or has no conditions, is a mistake of ours. */
export const guarded = (routes: readonly RouteObject[]): RouteObject[] => routes.map(behindGuard);

function behindGuard(route: RouteObject): RouteObject {
  const { path, element, Component, lazy, children = [] } = route;
  if (!element && !Component && !lazy)
    throw new Error(`A component needs to be specified for path ${path ?? ''}`);
  // A screen of several addresses has no path itself; one guard stands before all of them.
  const [first = '', ...others] = path === undefined ? children.map((child) => child.path ?? '') : [path];
  const needs = needsAt(first);
  if (others.some((other) => needsAt(other) !== needs))
    throw new Error(`${first} and ${others.join(', ')} are one screen, and ask for different things`);
  return { element: <Guard needs={needs} />, children: [route] };
}

function needsAt(path: string): Needs {
  const needs = needsOf[path] ?? needsOf[`/${path.split('/')[1]}/*`];
  if (!needs) throw new Error(`Nobody has said who may see ${path}: its conditions stand in needs.ts`);
  return needs;
}
