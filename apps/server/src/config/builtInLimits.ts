import { join } from 'node:path';
import { attemptsOfAddress } from '../adapters/identity/builtIn.ts';
import { maxConnections } from '../adapters/database/openDatabase.ts';
import { cacheBounds } from '../compose/caches.ts';
import { maxHeaderSize, connectionTimeouts } from '../lifecycle/front.ts';
import { largestBody } from '../http/app.ts';
import { rates } from '../http/rateLimit.ts';
import type { BuiltIn } from '../modules/management/index.ts';
import type { Settings } from './settings.ts';

const folders = [
  'files',
  'search',
  'meaning',
  'downloads',
  'comparisons',
  'redlines',
  'help',
  'outbox',
  'imports',
  'pg',
];

/** Limits and paths that are not configurable, for the list of what is in force. */
export function builtInLimits({ dataDir }: Settings): BuiltIn[] {
  const perSecond = 'per-second' as const;
  const places = folders.map((name) => ({ prefix: 'storage', name, value: join(dataDir, name) }));
  const allowed = Object.entries({ ...rates, 'sign-in-of-address': attemptsOfAddress }).flatMap(
    ([name, rate]) => [
      { prefix: 'limits', name: `${name}.at-once`, value: rate.atOnce },
      { prefix: 'limits', name: `${name}.rate`, value: rate.perSecond, unit: perSecond },
    ],
  );
  const caches = Object.entries(cacheBounds).flatMap(([name, { maxBytes, longestMs }]) => [
    { prefix: 'caches', name: `${name}.most`, value: maxBytes, unit: 'bytes' as const },
    { prefix: 'caches', name: `${name}.longest`, value: longestMs, unit: 'ms' as const },
  ]);
  return [
    { prefix: 'server', name: 'largest-body', value: largestBody, unit: 'bytes' },
    { prefix: 'server', name: 'largest-header', value: maxHeaderSize, unit: 'bytes' },
    {
      prefix: 'server',
      name: 'header-timeout',
      value: connectionTimeouts.headersTimeout,
      unit: 'ms',
    },
    {
      prefix: 'server',
      name: 'request-timeout',
      value: connectionTimeouts.requestTimeout,
      unit: 'ms',
    },
    { prefix: 'database', name: 'connections', value: maxConnections.server },
    { prefix: 'database', name: 'connections-of-owner', value: maxConnections.owner },
    ...places,
    ...allowed,
    ...caches,
  ];
}
