import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../search/percentile.ts';
import type { BenchClient } from './client.ts';
import type { ListCall } from './listCalls.ts';

const readers = ['individual', 'colleague', 'cp-admin'] as const;

/** Times of the answers to each call, in milliseconds from the moment at which it was due. */
type Measured = Map<string, number[]>;

/** Asks all calls in turn at a rate, whether or not the library has answered. */
export async function openLoop(
  calls: readonly ListCall[],
  { client, rate, seconds }: { client: BenchClient; rate: number; seconds: number },
): Promise<Measured> {
  const measured: Measured = new Map(calls.map(({ name }) => [name, []]));
  const answers: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let at = 0; at < rate * seconds; at++) {
    const dueAt = startedAt + (at * 1000) / rate;
    const early = dueAt - performance.now();
    if (early > 1) await sleep(early);
    const call = calls[at % calls.length];
    if (!call) break;
    const reader = call.by ?? readers[Math.floor(at / calls.length) % readers.length] ?? 'individual';
    const timed = async (): Promise<void> => {
      await client(reader, call);
      measured.get(call.name)?.push(performance.now() - dueAt);
    };
    answers.push(timed());
  }
  await Promise.all(answers);
  return measured;
}

/** Prints what was measured, call by call and all together. */
export function report(measured: Measured, rate: number): void {
  const shown = (times: readonly number[]): string =>
    [0.5, 0.95, 0.99]
      .map((share) =>
        percentile([...times], share)
          .toFixed(1)
          .padStart(7),
      )
      .join(' ');
  console.log(`${'ms'.padEnd(44)}     p50     p95     p99`);
  for (const [name, times] of measured) console.log(`${name.padEnd(44)} ${shown(times)}`);
  console.log(`${`all, ${rate} a second`.padEnd(44)} ${shown([...measured.values()].flat())}`);
}
