import { setTimeout as sleep } from 'node:timers/promises';
import { fails, messageOf, type Check } from './check.ts';

/**
 * A check that always answers, and in time. One that hangs is not begun again while it does: however many watch, it
 * hangs once.
 */
export function withinTime(check: Check, limitMs: number): Check {
  let running: ReturnType<Check> | null = null;

  const begin = (): ReturnType<Check> =>
    Promise.try(check)
      .catch((error: unknown) => fails('check-failed', { said: messageOf(error) }))
      .finally(() => (running = null));

  return async () => {
    const answered = new AbortController();
    const late = sleep(limitMs, fails('no-answer-in-time', { answeredInMs: limitMs }), {
      signal: answered.signal,
      ref: false,
    });
    try {
      return await Promise.race([(running ??= begin()), late]);
    } finally {
      answered.abort();
    }
  };
}
