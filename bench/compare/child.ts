/** Compares two files with one peer in a process of its own: first as it starts, then again and again. */
import { readFileSync } from 'node:fs';
import { findingsOf, type Findings } from './findings.ts';
import { peers } from './peers.ts';

/** What is measured of one peer and one pair. */
export type Measured = Findings & {
  readonly moves: number;
  readonly coldMs: number;
  readonly warmMs: readonly number[];
  /** The most that the process had, Node included. */
  readonly bytes: number;
};

/** Slow programs are not repeated. */
const patienceMs = 8_000;
const maxTurns = 7;

const [name = '', basePath = '', targetPath = ''] = process.argv.slice(2);
const compare = peers[name]?.();
if (!compare) throw new Error(`There is no peer ${name}`);
const [base, target] = [readFileSync(basePath, 'utf8'), readFileSync(targetPath, 'utf8')];
const startedAt = performance.now();
const { html, moves } = compare(base, target);
const coldMs = performance.now() - startedAt;
const warmMs: number[] = [];
while (warmMs.length < maxTurns && performance.now() - startedAt < patienceMs) {
  const from = performance.now();
  compare(base, target);
  warmMs.push(performance.now() - from);
}
const bytes = process.resourceUsage().maxRSS * 1024;
const measured: Measured = { ...findingsOf(html, base, target), moves, coldMs, warmMs, bytes };
console.log(JSON.stringify(measured));
