import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

type Limits = {
  /** The processor time that the thread may use. */
  readonly processorMs: number;
  /** The wall-clock limit: for a thread that waits forever, and for Node.js versions without thread processor time. */
  readonly clockMs: number;
};

/**
 * Resolves when a thread has used the processor time or the wall-clock time. On a busy machine a thread gets little
 * processor time: the clock alone would reject work there that an idle machine finishes in time.
 */
export async function processorTimeout(
  worker: Worker,
  { processorMs, clockMs }: Limits,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = performance.now();
  const before = await usedMs(worker);
  const pauseMs = Math.min(1_000, Math.max(10, processorMs / 10));
  while (performance.now() - startedAt < clockMs) {
    await sleep(pauseMs, null, { signal, ref: false });
    if ((await usedMs(worker)) - before >= processorMs) return;
  }
}

/** Processor time of a thread; 0 before it starts, after it ends, and in Node.js before 24.6. */
async function usedMs(worker: Worker): Promise<number> {
  if (!('cpuUsage' in worker)) return 0;
  try {
    // A thread that is blocked in one call answers late: retried after the pause.
    const answer = await Promise.race([worker.cpuUsage(), sleep(200, null, { ref: false })]);
    return answer ? (answer.user + answer.system) / 1_000 : 0;
  } catch {
    return 0;
  }
}
