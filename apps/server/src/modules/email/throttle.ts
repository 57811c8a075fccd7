import { setTimeout as sleep } from 'node:timers/promises';

/** Throttles to a rate per second: each call waits for its slot, or until the signal aborts. */
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
