import type { Times } from '../../ports/metrics.ts';
import { addDurations, countDuration, noDurations, quantile, type Durations } from './durations.ts';

const minutes = 60;
const minuteMs = 60_000;

type Minute = {
  minute: number;
  count: number;
  failed: number;
  totalMs: number;
  maxMs: number;
  readonly durations: Durations;
};

/** What happened in the last sixty minutes, minute by minute. It takes 30 kB at most, however much happens. */
export type LastHour = {
  readonly add: (ms: number, isFailed: boolean) => void;
  readonly times: () => Times;
  /** How often in each minute, the current one last. */
  readonly perMinute: () => number[];
  /** When the longest of them was, to the minute; null where there was none. */
  readonly longestAt: () => Date | null;
};

/** An hour in which nothing has happened yet. */
export function lastHour(now: () => number): LastHour {
  // A minute without anything takes no room.
  const ring: (Minute | undefined)[] = Array.from({ length: minutes });
  const minuteNow = (): number => Math.floor(now() / minuteMs);

  const current = (): Minute => {
    const minute = minuteNow();
    const slot = (ring[minute % minutes] ??= { ...empty, minute, durations: noDurations() });
    if (slot.minute !== minute) {
      Object.assign(slot, empty, { minute });
      slot.durations.fill(0);
    }
    return slot;
  };

  const recent = (): Minute[] => {
    const latest = minuteNow();
    return ring.filter((slot) => slot !== undefined && slot.minute > latest - minutes) as Minute[];
  };

  return {
    add: (ms, isFailed) => {
      const slot = current();
      slot.count += 1;
      if (isFailed) slot.failed += 1;
      slot.totalMs += ms;
      if (ms > slot.maxMs) slot.maxMs = ms;
      countDuration(slot.durations, ms);
    },
    times: () => {
      const durations = noDurations();
      const sum = { ...empty };
      for (const slot of recent()) {
        addDurations(durations, slot.durations);
        sum.count += slot.count;
        sum.failed += slot.failed;
        sum.totalMs += slot.totalMs;
        sum.maxMs = Math.max(sum.maxMs, slot.maxMs);
      }
      const { count, failed, totalMs, maxMs } = sum;
      return {
        count,
        failed,
        meanMs: count === 0 ? 0 : totalMs / count,
        p95Ms: quantile(durations, 0.95, maxMs),
        maxMs,
      };
    },
    perMinute: () => {
      const latest = minuteNow();
      const counts = new Map(recent().map(({ minute, count }) => [minute, count]));
      return Array.from({ length: minutes }, (_, at) => counts.get(latest - minutes + 1 + at) ?? 0);
    },
    longestAt: () => {
      const longest = recent().reduce<Minute | null>(
        (best, slot) => (slot.count > 0 && (!best || slot.maxMs > best.maxMs) ? slot : best),
        null,
      );
      return longest && new Date(longest.minute * minuteMs);
    },
  };
}

const empty = { count: 0, failed: 0, totalMs: 0, maxMs: 0 };
