import type { Change, FoldedChange } from '@norma/comparison';
import type { Cache } from '../../ports/cache.ts';
import type { Comparer, Comparing, CompareRefusal } from '../../ports/comparer.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { fairQueue } from '../../concurrency/fairQueue.ts';
import { form } from './form.ts';

/** The texts of two editions, by the keys of their files. */
export type Pair = { readonly old: string; readonly young: string };

/** Two editions compared, as it is kept. */
export type Compared = {
  readonly html: Uint8Array;
  readonly changes: readonly Change[];
  readonly folded: readonly FoldedChange[];
  readonly hasCommonClauses: boolean;
};

/** How far a comparison is. */
export type State =
  | { readonly state: 'waiting' | 'ready' }
  | { readonly state: 'comparing'; readonly far: Comparing }
  | { readonly state: 'failed'; readonly problem: CompareRefusal };

/** Comparisons that are made once however many ask, and kept by what both editions say. */
export type Comparisons = {
  /** Sees to it that a pair is compared, and says how far it is; null where too many wait. A failed one stays failed. */
  readonly look: (pair: Pair, reader: string) => Promise<State | null>;
  /** The same, but one that failed is begun anew. */
  readonly start: (pair: Pair, reader: string) => Promise<State | null>;
  /** The comparison of a pair; waits for it. Null where too many wait. */
  readonly of: (
    pair: Pair,
    reader: string,
  ) => Promise<Compared | { readonly problem: CompareRefusal } | null>;
  /** Gives up what waits. */
  readonly close: () => void;
};

type Parts = {
  readonly comparer: Comparer;
  readonly files: FileStore;
  readonly cache: Cache;
  readonly onFailed: (error: unknown) => void;
};

type Outcome = Compared | { readonly problem: CompareRefusal };
type UnderWay = { readonly outcome: Promise<Outcome>; far: Comparing | null };

/** How many comparisons may wait, and how many of one reader. */
const maxWaiting = { max: 200, maxOfOne: 20 };
/** So many failures are remembered. */
const maxFailures = 500;

/** Compares editions in turn, each reader's in theirs, and keeps what came of it. */
export function comparisonsOf({ comparer, files, cache, onFailed }: Parts): Comparisons {
  const queue = fairQueue({ atOnce: comparer.atOnce, ...maxWaiting });
  const closing = new AbortController();
  const underWay = new Map<string, UnderWay>();
  const failures = new Map<string, CompareRefusal>();

  const compareNow = async (pair: Pair, onProgress: (far: Comparing) => void): Promise<Outcome> => {
    const [old, young] = await Promise.all([files.read(pair.old), files.read(pair.young)]);
    const made = await comparer.compare({ old, young }, onProgress);
    if ('problem' in made) return made;
    const compared = { ...made, html: Buffer.from(made.html) };
    await cache.put(keyOf(pair), packed(compared)).catch(onFailed);
    return compared;
  };

  const begin = (pair: Pair, reader: string): UnderWay | null => {
    const key = keyOf(pair);
    const far = (heard: Comparing): void => void (started.far = heard);
    const outcome = queue.run(reader, () => compareNow(pair, far), closing.signal);
    if (!outcome) return null;
    const started: UnderWay = { outcome, far: null };
    underWay.set(key, started);
    outcome
      .then((made) => 'problem' in made && remember(key, made.problem))
      .catch((error: unknown) => {
        if (closing.signal.aborted) return;
        onFailed(error);
        remember(key, 'failed');
      })
      .finally(() => underWay.delete(key));
    return started;
  };

  const remember = (key: string, problem: CompareRefusal): void => {
    failures.set(key, problem);
    for (const first of failures.keys()) if (failures.size > maxFailures) failures.delete(first);
  };

  const look = async (pair: Pair, reader: string): Promise<State | null> => {
    const key = keyOf(pair);
    const problem = failures.get(key);
    if (problem) return { state: 'failed', problem };
    if (!underWay.has(key) && (await keptIn(cache, key))) return { state: 'ready' };
    const started = underWay.get(key) ?? begin(pair, reader);
    if (!started) return null;
    return started.far ? { state: 'comparing', far: started.far } : { state: 'waiting' };
  };

  return {
    look,
    start: (pair, reader) => {
      failures.delete(keyOf(pair));
      return look(pair, reader);
    },
    of: async (pair, reader) => {
      const key = keyOf(pair);
      const problem = failures.get(key);
      if (problem) return { problem };
      const kept = underWay.has(key) ? null : await keptIn(cache, key);
      if (kept) return kept;
      return (await (underWay.get(key) ?? begin(pair, reader))?.outcome) ?? null;
    },
    close: () => closing.abort(new Error('The library closes')),
  };
}

/** Everything that makes a comparison what it is. */
export const keyOf = ({ old, young }: Pair): string => `html ${form} ${old} ${young}`;

/** One line of JSON, and the text behind it. */
function packed({ html, ...rest }: Compared): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(rest)}\n`), html]);
}

async function keptIn(cache: Cache, key: string): Promise<Compared | null> {
  const bytes = await cache.get(key);
  if (!bytes) return null;
  const line = bytes.indexOf(0x0a);
  // Nobody else writes it.
  const rest = JSON.parse(Buffer.from(bytes.subarray(0, line)).toString()) as Omit<Compared, 'html'>;
  return { ...rest, html: bytes.subarray(line + 1) };
}
