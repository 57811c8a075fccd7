import { setTimeout as sleep } from 'node:timers/promises';

/** Lets through so many a second, evenly; whoever comes early waits for their turn, or until the signal comes. */
export function throttle(perSecond: number): (signal: AbortSignal) => Promise<void> {
  const gapMs = 1000 / perSecond;
  let next = 0;
  return async (signal) => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + gapMs;
    // Timers are no finer than a millisecond: faster rates go in little groups.
    if (turn - now >= 1) await sleep(turn - now, undefined, { signal }).catch(() => undefined);
  };
}
