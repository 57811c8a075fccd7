/** Compares two files with one peer in a process of its own: first as it starts, then again and again. */
import { readFileSync } from 'node:fs';
import { peers } from './peers.ts';

const [name = '', old = '', young = '', times = '5'] = process.argv.slice(2);
const peer = peers[name]?.();
if (!peer) throw new Error(`There is no peer ${name}`);
const [before, after] = [readFileSync(old, 'utf8'), readFileSync(young, 'utf8')];
const startedAt = performance.now();
const size = peer(before, after).length;
const coldMs = performance.now() - startedAt;
const coldBytes = process.resourceUsage().maxRSS * 1024;
const warmMs: number[] = [];
for (let turn = 0; turn < Number(times); turn += 1) {
  const from = performance.now();
  peer(before, after);
  warmMs.push(performance.now() - from);
}
console.log(
  JSON.stringify({ size, coldMs, warmMs, coldBytes, bytes: process.resourceUsage().maxRSS * 1024 }),
);
