import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

type Limits = {
  /** What the thread may use of a processor. */
  readonly processorMs: number;
  /** What it may take by the clock, for a thread that waits forever, and for a Node.js that cannot tell processor time. */
  readonly clockMs: number;
};

/**
 * Resolves when a thread has used so much processor time from now on, or has taken so much by the clock. On a busy machine
 * a thread gets little of the processor: the clock alone would refuse there what an idle machine does in time.
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

/** Processor time of a thread; 0 where it has none yet or any more, or where Node.js (before 24.6) cannot tell. */
async function usedMs(worker: Worker): Promise<number> {
  if (!('cpuUsage' in worker)) return 0;
  try {
    // A thread that is deep in one call answers late: it is asked again after the pause.
    const answer = await Promise.race([worker.cpuUsage(), sleep(200, null, { ref: false })]);
    return answer ? (answer.user + answer.system) / 1_000 : 0;
  } catch {
    return 0;
  }
}
