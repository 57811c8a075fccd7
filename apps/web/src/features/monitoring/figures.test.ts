import type { EndpointMetrics, Metrics } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { placeIn, queryAt } from './metrics/address.ts';
import { inOrder, isSlow } from './metrics/endpoints.ts';
import { peaks } from './metrics/peaks.ts';
import { aboveSince } from './metrics/warning.ts';
import { measuresIn } from './useMeasures.ts';

const gigabyte = 1024 ** 3;
const megabyte = 1024 ** 2;

describe('what is measured is written with its unit', () => {
  const { bytes, bytesOf, ms, span, share } = measuresIn('en');
  it.each([
    [bytes(9.5 * gigabyte), '9.5 GB'],
    [bytes(gigabyte - 1), '1,024 MB'],
    [bytes(118 * megabyte), '118 MB'],
    [bytesOf(1.19 * gigabyte, 2.05 * gigabyte), '1.19 / 2.05 GB'],
    [bytesOf(118 * megabyte, 2.05 * gigabyte), '118 MB / 2.05 GB'],
    [bytesOf(41 * megabyte, 120 * megabyte), '41 / 120 MB'],
    [ms(0.84), '0.8 ms'],
    [ms(1_940.4), '1,940 ms'],
    [span(0), '0 ms'],
    [span(1_500), '1.5 sec'],
    [span(3 * 86_400_000), '3 days'],
    [share(0.0002), '0.02%'],
    [share(0.971), '97.1%'],
  ])('%s [admin-003]', (written, expected) => {
    expect(written).toBe(expected);
  });

  it('in Western digits in Arabic, too', () => {
    expect(measuresIn('ar').bytesOf(1.19 * gigabyte, 2.05 * gigabyte)).toMatch(/^1\.19 \/ .*2\.05/);
  });
});

describe('a warning', () => {
  const at = (minute: number): string => new Date(Date.UTC(2026, 10, 12, 13, minute)).toISOString();
  const metrics = (now: number, ...before: number[]): Pick<Metrics, 'jvm' | 'samples' | 'at'> => {
    const of = (used: number) => ({ used, limit: 100 });
    const rest = { code: of(0), search: of(0), external: of(0), resident: of(0) };
    return {
      at: at(59),
      jvm: { memory: { ...rest, heap: of(now) }, spaces: [] },
      samples: before.map((heap, minute) => ({
        at: at(minute),
        memory: { heap, code: 0, search: 0, external: 0, resident: 0 },
        processor: 0,
        eventLoopP95Ms: 0,
        connectionsBusy: 0,
        threadsBusy: 0,
      })),
    };
  };

  it.each([
    ['is none below 80 %', metrics(79, 90, 90), null],
    ['counts from the look after the last one below', metrics(81, 90, 79, 85, 90), at(2)],
    ['counts from the first look where all were above', metrics(80, 80, 95), at(0)],
    ['counts from now where no look was above yet', metrics(95, 20), at(59)],
  ])('%s', (_, given, since) => {
    expect(aboveSince(given, 'heap')).toBe(since);
  });
});

describe('calls', () => {
  const call = (path: string, p95Ms: number, count: number): EndpointMetrics => ({
    ...{ method: 'GET', path, p95Ms, count },
    ...{ failed: 0, meanMs: 1, maxMs: p95Ms, perMinute: [] },
  });
  const calls = [call('/b', 20, 1), call('/a', 20, 5), call('/c', 1_000, 2)];

  it('stand in the order that is asked for, those alike by their address', () => {
    const paths = (by: 'call' | 'count' | 'p95Ms', direction: 'ascending' | 'descending') =>
      inOrder(calls, { by, direction }).map(({ path }) => path);
    expect(paths('p95Ms', 'descending')).toEqual(['/c', '/a', '/b']);
    expect(paths('count', 'ascending')).toEqual(['/b', '/c', '/a']);
    expect(paths('call', 'descending')).toEqual(['/c', '/b', '/a']);
  });

  it('are slow when one in twenty takes a second', () => {
    expect(calls.filter(isSlow).map(({ path }) => path)).toEqual(['/c']);
  });
});

it('a run of more values than there is room for keeps its peaks', () => {
  expect(peaks([1, 9, 2, 3, 7], 3)).toEqual([9, 3, 7]);
  expect(peaks([1, 2], 3)).toEqual([1, 2]);
  expect(peaks([], 3)).toEqual([]);
});

it('the address says how the figures are looked at, and nonsense in it is as usual', () => {
  const usual = placeIn('');
  expect(queryAt(usual)).toBe('');
  expect(usual).toEqual({ every: 10, sort: { by: 'count', direction: 'descending' }, page: 0 });
  const place = { every: null, sort: { by: 'p95Ms', direction: 'ascending' }, page: 2 } as const;
  expect(placeIn(queryAt(place))).toEqual(place);
  for (const nonsense of ['?every=7', '?every=-1', '?sort=drop,table', '?page=-3', '?page=x'])
    expect(placeIn(nonsense)).toEqual(usual);
});
