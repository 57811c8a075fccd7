import { constants, PerformanceObserver } from 'node:perf_hooks';
import { z } from 'zod';
import type { Collections } from '../../ports/metrics.ts';
import { lastHour } from './lastHour.ts';

const Pause = z.object({ duration: z.number(), detail: z.object({ kind: z.number() }) });

/** Watches the garbage collector of this thread. `onPause` is called for each pause. */
export function watchCollections(
  now: () => number,
  onPause: (kind: 'short' | 'full', ms: number) => void,
): { read: () => Collections; close: () => void } {
  const hours = { short: lastHour(now), full: lastHour(now) };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { detail, duration } = Pause.parse(entry);
      // Others than the short ones are rare, and they are steps of full ones.
      const kind = detail.kind === constants.NODE_PERFORMANCE_GC_MINOR ? 'short' : 'full';
      hours[kind].add(duration, false);
      onPause(kind, duration);
    }
  });
  observer.observe({ entryTypes: ['gc'] });

  return {
    read: () => {
      const [short, full] = [hours.short.times(), hours.full.times()];
      const hour = short.maxMs > full.maxMs ? hours.short : hours.full;
      const at = hour.longestAt();
      return { short, full, longest: at && { ms: Math.max(short.maxMs, full.maxMs), at } };
    },
    close: () => observer.disconnect(),
  };
}
