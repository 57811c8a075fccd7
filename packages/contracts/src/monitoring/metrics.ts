import { z } from 'zod';
import { Instant } from '../fields/index.ts';

/** What the memory of the process is used for. */
export const memoryUses = ['heap', 'code', 'search', 'external', 'resident'] as const;
export type MemoryUse = (typeof memoryUses)[number];

/** What has threads of its own, or hands of which each does one thing at a time. */
export const workKinds = [
  'search',
  'index',
  'comparer',
  'pdf-stamper',
  'pdf-comparer',
  'pdf-maker',
  'pdf-reader',
  'meaning',
  'demo',
  'jobs',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** What is kept because it can be made again. */
export const cacheKinds = ['downloads', 'comparisons', 'redlines', 'guides'] as const;
export type CacheKind = (typeof cacheKinds)[number];

const ms = z.number().nonnegative();
const count = z.int().nonnegative();
const bytes = z.number().nonnegative();

/** How long answers took in the last hour; the p95 is right to seven per cent, all else exact. */
const Times = z.object({
  count,
  failed: count.describe('Those answered with a status of 500 or more'),
  meanMs: ms,
  p95Ms: ms,
  maxMs: ms,
});

/** A call and its last hour. */
export const EndpointMetrics = Times.extend({
  method: z.string(),
  path: z.string().describe('The address in the contract, with {name} for each parameter'),
  perMinute: z.array(count).describe('How often in each of the last 60 minutes, the current one last'),
});
export type EndpointMetrics = z.infer<typeof EndpointMetrics>;

/** One look at the process; they are ten seconds apart. */
export const Sample = z.object({
  at: Instant,
  memory: z.record(z.enum(memoryUses), bytes),
  processor: z.number().describe('Of all cores together, from 0 to 1'),
  eventLoopP95Ms: ms,
  connectionsBusy: count,
  threadsBusy: count,
});
export type Sample = z.infer<typeof Sample>;

const Collections = z.object({ count, meanMs: ms, maxMs: ms });

/** What the node measures that answers; unless told otherwise, of the last hour. */
export const Metrics = z.object({
  node: z.string(),
  version: z.string(),
  at: Instant,
  jvm: z.object({
    memory: z.record(z.enum(memoryUses), z.object({ used: bytes, limit: bytes })),
    spaces: z.array(z.object({ name: z.string(), used: bytes, committed: bytes })),
  }),
  threads: z.object({
    started: count,
    most: count,
    eventLoop: z.object({ p95Ms: ms, maxMs: ms, busy: z.number().describe('From 0 to 1') }),
    pools: z.array(
      z.object({ kind: z.enum(workKinds), busy: count, started: count, most: count, waiting: count }),
    ),
  }),
  processMetrics: z.object({
    startedAt: Instant,
    processor: z.number().describe('Of all cores together, from 0 to 1'),
    cores: count,
    openFiles: count.nullable().describe('Null where the system does not tell'),
    mostFiles: count.nullable(),
    runtime: z.string(),
    pid: count,
  }),
  garbageCollector: z.object({
    short: Collections,
    full: Collections,
    longest: z.object({ ms, at: Instant }).nullable(),
  }),
  'http.server.requests': z.object({
    all: Times,
    percode: z.array(Times.extend({ status: count })),
  }),
  services: z.array(EndpointMetrics),
  cache: z.array(z.object({ name: z.enum(cacheKinds), hits: count, misses: count })),
  databases: z.object({
    version: z.string().nullable().describe('Null while the database cannot be reached'),
    kind: z.enum(['own', 'external']),
    busy: count,
    open: count,
    most: count,
    waiting: count,
    connectMs: ms.describe('What it took to get a connection, the mean of the last hundred times'),
  }),
  samples: z.array(Sample).describe('The last hour, ten seconds apart, the latest last'),
});
export type Metrics = z.infer<typeof Metrics>;
