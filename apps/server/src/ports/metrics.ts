import type { CacheKind, MemoryUse, WorkKind } from '@norma/contracts';
import type { Connections } from './database.ts';

/** What is asked of the server, without what varies from one request to the next. */
export type RequestInfo = { readonly method: string; readonly path: string };

/** What parts tell of their work. None of it may cost more than microseconds. */
export type Metrics = {
  /** A request has come; what this gives is told the status of its answer when that has been sent. */
  readonly requestBegan: (request: RequestInfo) => (status: number) => void;
  readonly cacheLookup: (cache: CacheKind, isHit: boolean) => void;
  /** This node takes jobs of a queue, one after the other. */
  readonly takesJobs: (queue: string) => void;
  /** A job of a queue has begun; what this gives is told when it has ended. */
  readonly jobBegan: (queue: string) => () => void;
};

/** How long answers took in the last hour. */
export type Times = {
  readonly count: number;
  readonly failed: number;
  readonly meanMs: number;
  readonly p95Ms: number;
  readonly maxMs: number;
};

/** What is under way, and since when. */
export type RequestInHand = RequestInfo & { readonly since: Date };
export type JobInHand = { readonly queue: string; readonly since: Date };

/** What parts have told of the last hour. */
export type Counted = {
  readonly all: Times;
  readonly byStatus: readonly (Times & { readonly status: number })[];
  readonly byEndpoint: readonly (RequestInfo & Times & { readonly perMinute: readonly number[] })[];
  readonly caches: readonly { readonly name: CacheKind; readonly hits: number; readonly misses: number }[];
};

/** What is being done at this moment. */
export type InHand = {
  readonly requests: readonly RequestInHand[];
  readonly jobs: readonly JobInHand[];
  /** The queues whose jobs this node does. */
  readonly queues: readonly string[];
};

/** A thread of the process, and what it was asked and has not answered. */
export type ThreadAtWork = {
  readonly id: number;
  readonly kind: WorkKind | null;
  readonly script: string;
  readonly startedAt: Date;
  readonly working: readonly { readonly on: string; readonly since: Date }[];
};

/** A thread, and what it says of itself; null where it did not answer in time. */
export type ThreadLatency = ThreadAtWork & {
  readonly heapUsed: number | null;
  readonly processorMs: number | null;
};

/** Threads of one kind, or the hands of a node for its jobs. */
export type Pool = {
  readonly kind: WorkKind;
  readonly busy: number;
  readonly started: number;
  readonly most: number;
  /** What waits until one of them is free. */
  readonly waiting: number;
};

/** What each use of memory takes, and how far it may grow, in bytes. */
export type Memory = Readonly<Record<MemoryUse, { readonly used: number; readonly limit: number }>>;

/** One look at the process; they are ten seconds apart. */
export type Sample = {
  readonly at: Date;
  readonly memory: Readonly<Record<MemoryUse, number>>;
  /** Of all cores together, from 0 to 1. */
  readonly processor: number;
  readonly eventLoop: { readonly p95Ms: number; readonly maxMs: number; readonly busy: number };
  readonly connectionsBusy: number;
  readonly threadsBusy: number;
};

/** What the garbage collector did in the last hour. */
export type Collecting = { readonly count: number; readonly meanMs: number; readonly maxMs: number };
export type Collections = {
  readonly short: Collecting;
  readonly full: Collecting;
  /** The longest pause that it made, and when, to the minute. */
  readonly longest: { readonly ms: number; readonly at: Date } | null;
};

/** Everything that is measured, now and over the last hour. */
export type Figures = {
  readonly process: {
    readonly startedAt: Date;
    readonly pid: number;
    readonly cores: number;
    readonly runtime: string;
  };
  readonly memory: Memory;
  /** The spaces of the heap by the names that the runtime has for them. */
  readonly spaces: readonly { readonly name: string; readonly used: number; readonly committed: number }[];
  readonly collections: Collections;
  readonly pools: readonly Pool[];
  readonly connections: Connections;
  readonly documents: number;
  readonly inHand: InHand;
  /** Adds up the last hour, which takes some milliseconds. */
  readonly counted: () => Counted;
  /** The last hour, the latest last; there is always one. */
  readonly samples: readonly Sample[];
  readonly latest: Sample;
};

/** What measures a node: told by its parts, asked by those who watch it. */
export type Measuring = Metrics & {
  readonly figures: () => Figures;
  /** How many files the process has open, and how many it may; null where the system does not tell. */
  readonly openFiles: () => Promise<{ openFiles: number | null; mostFiles: number | null }>;
  readonly threads: () => Promise<readonly ThreadLatency[]>;
  /** What keeps the process going, as its runtime calls it; one for each. */
  readonly resources: () => readonly string[];
  /** The same in the text format of Prometheus, counted since the start. */
  readonly prometheus: () => Promise<string>;
  readonly close: () => void;
};
