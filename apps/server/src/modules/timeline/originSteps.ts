import type { OriginStep } from '@norma/comparison';
import { fairQueue } from '../../concurrency/fairQueue.ts';
import type { Cache } from '../../ports/cache.ts';
import type { Comparer, CompareRefusal } from '../../ports/comparer.ts';
import type { FileStore } from '../../ports/file-store.ts';

/** The texts of two editions that follow one another, by the keys of their files. */
export type TextPair = { readonly base: string; readonly target: string; readonly language: string };

/** What replays an edition out of the one before it; made once however many ask, and cached. */
export type OriginSteps = {
  /** The step of a pair; waits for it. Null where too many wait. */
  readonly of: (
    pair: TextPair,
    reader: string,
  ) => Promise<OriginStep | { readonly problem: CompareRefusal } | null>;
  /** Gives up what waits. */
  readonly close: () => void;
};

type Parts = {
  readonly comparer: Pick<Comparer, 'origins'>;
  readonly files: FileStore;
  readonly cache: Cache;
  readonly onFailed: (error: unknown) => void;
};

/** Another number for each change in what a step says. */
const form = 1;
const keyOf = ({ base, target, language }: TextPair): string =>
  `origins ${form} ${language} ${base} ${target}`;

/** Tells how editions came about, one pair at a time: readers who wait for comparisons come first. */
export function originStepsOf({ comparer, files, cache, onFailed }: Parts): OriginSteps {
  const queue = fairQueue({ atOnce: 1, max: 200, maxOfOne: 50 });
  const closing = new AbortController();
  const inProgress = new Map<string, Promise<OriginStep | { readonly problem: CompareRefusal }>>();

  const make = async (pair: TextPair) => {
    const [base, target] = await Promise.all([files.read(pair.base), files.read(pair.target)]);
    const step = await comparer.origins({ base, target }, pair.language);
    if (!('problem' in step)) await cache.put(keyOf(pair), Buffer.from(JSON.stringify(step))).catch(onFailed);
    return step;
  };

  return {
    of: async (pair, reader) => {
      const key = keyOf(pair);
      const running = inProgress.get(key);
      if (running) return running;
      const cached = await cache.get(key);
      // No one else writes it.
      if (cached) return JSON.parse(Buffer.from(cached).toString()) as OriginStep;
      const started = inProgress.get(key) ?? queue.run(reader, () => make(pair), closing.signal);
      if (!started) return null;
      inProgress.set(key, started);
      try {
        return await started;
      } finally {
        inProgress.delete(key);
      }
    },
    close: () => closing.abort(new Error('The server is shutting down')),
  };
}
