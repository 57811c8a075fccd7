import { setTimeout as sleep } from 'node:timers/promises';
import type { Change, ClauseShare, FoldedChange } from '@norma/comparison';
import type { Cache } from '../../ports/cache.ts';
import type { Comparer, Comparing, CompareRefusal } from '../../ports/comparer.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { fairQueue } from '../../concurrency/fairQueue.ts';
import type { SharedWork, Work } from '../../concurrency/sharedWork.ts';
import { form } from './form.ts';

/** The texts of two editions, by the keys of their files. */
export type Pair = { readonly base: string; readonly target: string };

/** Two editions compared, as it is stored. */
export type Compared = {
  readonly html: Uint8Array;
  readonly changes: readonly Change[];
  readonly folded: readonly FoldedChange[];
  readonly clauses: readonly ClauseShare[];
  readonly hasCommonClauses: boolean;
};

/** How far a comparison is. */
export type State =
  | { readonly state: 'waiting' | 'ready' }
  | { readonly state: 'comparing'; readonly progress: Comparing }
  | { readonly state: 'failed'; readonly problem: CompareRefusal };

/** Comparisons that are made once however many readers and nodes ask, and cached by what both editions say. */
export type Comparisons = {
  /** Starts the comparison of a pair unless it exists, and says how far it is; null where too many wait. A failed one stays failed. */
  readonly look: (pair: Pair, reader: string) => Promise<State | null>;
  /** The same, but one that failed is retried. */
  readonly start: (pair: Pair, reader: string) => Promise<State | null>;
  /** The comparison of a pair; waits for it. Null where too many wait. */
  readonly of: (
    pair: Pair,
    reader: string,
  ) => Promise<Compared | { readonly problem: CompareRefusal } | null>;
  /** Gives up what waits. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly comparer: Comparer;
  readonly files: FileStore;
  readonly cache: Cache;
  /** What of it is under way or has failed on any node. */
  readonly shared: SharedWork<CompareRefusal>;
  readonly onFailed: (error: unknown) => void;
};

type Outcome = Compared | { readonly problem: CompareRefusal };
type Started = { readonly outcome: Promise<Outcome>; progress: Comparing | null };

/** How many comparisons may wait, and how many of one reader. */
const maxWaiting = { max: 200, maxOfOne: 20 };
/** How often it is asked whether another node has finished what a reader waits for. */
const pollMs = 250;

/** Compares editions, fairly between readers, and caches the results. */
export function comparisonsOf({ comparer, files, cache, shared, onFailed }: Parts): Comparisons {
  const queue = fairQueue({ atOnce: comparer.atOnce, ...maxWaiting });
  const closing = new AbortController();
  const inProgress = new Map<string, Started>();

  const compareNow = async (pair: Pair, onProgress: (progress: Comparing) => void): Promise<Outcome> => {
    const [base, target] = await Promise.all([files.read(pair.base), files.read(pair.target)]);
    const result = await comparer.compare({ base, target }, onProgress);
    if ('problem' in result) return result;
    const compared = { ...result, html: Buffer.from(result.html) };
    await cache.put(keyOf(pair), packed(compared)).catch(onFailed);
    return compared;
  };

  /** Takes a pair up on this node, unless another node has it or too many wait. */
  const begin = async (pair: Pair, reader: string): Promise<Started | 'elsewhere' | 'busy'> => {
    const key = keyOf(pair);
    if (!(await shared.claim(key))) return 'elsewhere';
    const progress = (update: Comparing): void => {
      started.progress = update;
      shared.report(key, { done: update.done, total: update.clauses });
    };
    // Another node may have finished it since it was looked for.
    const cached = await cachedIn(cache, key);
    const running = cached ? null : queue.run(reader, () => compareNow(pair, progress), closing.signal);
    if (!running) {
      await shared.end(key, null);
      return cached ? { outcome: Promise.resolve(cached), progress: null } : 'busy';
    }
    const ended = async (problem: CompareRefusal | null): Promise<void> => {
      if (!closing.signal.aborted) await shared.end(key, problem).catch(onFailed);
      inProgress.delete(key);
    };
    const outcome = running.then(
      async (result) => {
        await ended('problem' in result ? result.problem : null);
        return result;
      },
      async (error: unknown) => {
        if (!closing.signal.aborted) onFailed(error);
        await ended('failed');
        throw error;
      },
    );
    // Who waits for it is told; that no one does is no error.
    outcome.catch(() => undefined);
    const started: Started = { outcome, progress: null };
    inProgress.set(key, started);
    return started;
  };

  const look = async (pair: Pair, reader: string): Promise<State | null> => {
    const key = keyOf(pair);
    const own = inProgress.get(key);
    if (own) return own.progress ? { state: 'comparing', progress: own.progress } : { state: 'waiting' };
    if (await cache.get(key)) return { state: 'ready' };
    const known = await shared.find(key);
    if (known) return stateOf(known);
    const started = await begin(pair, reader);
    return started === 'busy' ? null : { state: 'waiting' };
  };

  return {
    look,
    start: async (pair, reader) => {
      await shared.forgetFailure(keyOf(pair));
      return look(pair, reader);
    },
    of: async (pair, reader) => {
      const key = keyOf(pair);
      for (;;) {
        const own = inProgress.get(key);
        if (own) return own.outcome;
        const cached = await cachedIn(cache, key);
        if (cached) return cached;
        const known = await shared.find(key);
        if (known?.state === 'failed') return { problem: known.problem };
        const started = known ? 'elsewhere' : await begin(pair, reader);
        if (started === 'busy') return null;
        if (started !== 'elsewhere') return started.outcome;
        await sleep(pollMs, undefined, { signal: closing.signal });
      }
    },
    close: async () => {
      closing.abort(new Error('The server is shutting down'));
      await shared.close();
    },
  };
}

const stateOf = (work: Work<CompareRefusal>): State =>
  work.state === 'running'
    ? { state: 'comparing', progress: { clauses: work.total, done: work.done } }
    : work;

/** Everything that makes a comparison what it is. */
export const keyOf = ({ base, target }: Pair): string => `html ${form} ${base} ${target}`;

/** One line of JSON, and the text behind it. */
function packed({ html, ...rest }: Compared): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(rest)}\n`), html]);
}

async function cachedIn(cache: Cache, key: string): Promise<Compared | null> {
  const bytes = await cache.get(key);
  if (!bytes) return null;
  const line = bytes.indexOf(0x0a);
  // No one else writes it.
  const rest = JSON.parse(Buffer.from(bytes.subarray(0, line)).toString()) as Omit<Compared, 'html'>;
  return { ...rest, html: bytes.subarray(line + 1) };
}
