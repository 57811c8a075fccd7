import { availableParallelism } from 'node:os';
import { monitorEventLoopDelay, performance, type EventLoopUtilization } from 'node:perf_hooks';
import { memoryUses, type MemoryUse } from '@norma/contracts';
import type { Sample } from '../../ports/metrics.ts';
import { memoryNow } from './memory.ts';

/** What is looked at besides the process itself. */
export type Gauges = {
  readonly connectionsBusy: () => number;
  readonly threadsBusy: () => number;
  /** The memory of the search index, in bytes. */
  readonly indexBytes: () => number;
};

const everyMs = 10_000;
const anHour = 3_600_000 / everyMs;
const resolutionMs = 20;

/** Looks at the process every ten seconds, and remembers an hour of it: 360 samples, some 60 kB. */
export function sampling(
  now: () => number,
  gauges: Gauges,
): { latest: () => Sample; samples: () => readonly Sample[]; close: () => void } {
  const samples: Sample[] = [];
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let cpu: NodeJS.CpuUsage | undefined;
  let utilization: EventLoopUtilization | undefined;
  let lookedAt = 0;

  const look = (): void => {
    const usedCpu = process.cpuUsage(cpu);
    const loop = performance.eventLoopUtilization(utilization);
    // The first look is at everything since the start of the process.
    const elapsedMs = performance.now() - lookedAt;
    const memory = memoryNow(gauges.indexBytes());
    // It measures from one turn to the next, the pause that it makes itself included.
    const late = (ns: number): number => Math.max(0, ns / 1e6 - resolutionMs);
    const sample: Sample = {
      at: new Date(now()),
      memory: Object.fromEntries(memoryUses.map((use) => [use, memory[use].used])) as Record<
        MemoryUse,
        number
      >,
      processor: Math.min(1, (usedCpu.user + usedCpu.system) / 1000 / elapsedMs / availableParallelism()),
      eventLoop: {
        p95Ms: delay.count > 0 ? late(delay.percentile(95)) : 0,
        maxMs: delay.count > 0 ? late(delay.max) : 0,
        busy: loop.utilization,
      },
      connectionsBusy: gauges.connectionsBusy(),
      threadsBusy: gauges.threadsBusy(),
    };
    delay.reset();
    cpu = process.cpuUsage();
    utilization = performance.eventLoopUtilization();
    lookedAt = performance.now();
    samples.push(sample);
    if (samples.length > anHour) samples.shift();
  };

  look();
  const timer = setInterval(look, everyMs).unref();
  return {
    latest: () => {
      const [sample] = samples.slice(-1);
      if (!sample) throw new Error('The first look is taken at the start');
      return sample;
    },
    samples: () => samples,
    close: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}
