/** Runs one task per reader at a time; the reader served least recently is next. */
export type FairQueue = {
  /** Null where too many wait; rejects with the signal's reason when it is given up before its turn. */
  readonly run: <T>(reader: string, work: () => Promise<T>, signal: AbortSignal) => Promise<T> | null;
};

type Bounds = {
  readonly atOnce: number;
  /** How many may wait, and how many of one reader. */
  readonly max: number;
  readonly maxOfOne: number;
};

type Waiting = { readonly reader: string; readonly begin: () => void };

/** A queue that is fair to readers, not to what they ask: fifty files of one do not hold up the one file of another. */
export function fairQueue({ atOnce, max, maxOfOne }: Bounds): FairQueue {
  const waiting: Waiting[] = [];
  const working = new Set<string>();
  /** When a reader was last served, by turns; forgotten with the last thing that they wait for. */
  const lastTurns = new Map<string, number>();
  let turns = 0;

  const next = (): void => {
    while (working.size < atOnce) {
      const ready = waiting.filter(({ reader }) => !working.has(reader));
      const first = ready.reduce<Waiting | null>(
        (best, each) =>
          best && (lastTurns.get(best.reader) ?? 0) <= (lastTurns.get(each.reader) ?? 0) ? best : each,
        null,
      );
      if (!first) return;
      waiting.splice(waiting.indexOf(first), 1);
      turns += 1;
      lastTurns.set(first.reader, turns);
      working.add(first.reader);
      first.begin();
    }
  };

  const leave = (reader: string): void => {
    if (!working.has(reader) && !waiting.some((each) => each.reader === reader)) lastTurns.delete(reader);
  };

  return {
    run: <T>(reader: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> | null => {
      const own = waiting.filter((each) => each.reader === reader).length;
      if (waiting.length >= max || own >= maxOfOne) return null;
      return new Promise<T>((resolve, reject) => {
        const given: Waiting = {
          reader,
          begin: () => {
            signal.removeEventListener('abort', giveUp);
            Promise.try(work)
              .then(resolve, reject)
              .finally(() => {
                working.delete(reader);
                leave(reader);
                next();
              });
          },
        };
        const giveUp = (): void => {
          const at = waiting.indexOf(given);
          if (at >= 0) waiting.splice(at, 1);
          leave(reader);
          reject(signal.reason as Error);
        };
        if (signal.aborted) return reject(signal.reason as Error);
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.push(given);
        next();
      });
    },
  };
}
