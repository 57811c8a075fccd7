/**
 * Measures what it costs a call to be counted: the time that the hooks take, and the memory of an hour of every call.
 *
 *     npm run bench -- metrics
 */
import { contracts } from '../packages/contracts/src/index.ts';
import { counting } from '../apps/server/src/adapters/metrics/counting.ts';
import { prometheusText } from '../apps/server/src/adapters/metrics/prometheus.ts';

const rounds = 1_000_000;
const minutes = 60;
const minuteMs = 60_000;

const calls = Object.values(contracts).flatMap((domain) => Object.values(domain));
const prometheus = prometheusText({ node: 'bench', version: '0' }, () => {
  throw new Error('Nobody reads this here');
});

let now = 0;
const counts = counting(() => now, prometheus);
const answerAll = (): void => {
  for (const { method, path } of calls) counts.requestBegan({ method, path })(200);
};

answerAll();
const startedAt = performance.now();
for (let round = 0; round < rounds / calls.length; round += 1) answerAll();
const each = ((performance.now() - startedAt) * 1_000) / rounds;
console.log(`counting a call: ${each.toFixed(2)} µs, the mean of ${rounds.toLocaleString('en')}`);

const before = memory();
for (let minute = 0; minute < minutes; minute += 1) {
  now += minuteMs;
  answerAll();
}
const megabytes = (memory() - before) / 1024 ** 2;
console.log(`an hour in which all ${calls.length} calls come every minute: ${megabytes.toFixed(1)} MB`);

const readAt = performance.now();
counts.counted();
console.log(`adding it up for a screen: ${(performance.now() - readAt).toFixed(1)} ms`);

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
