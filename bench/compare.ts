/**
 * Measures comparisons of HTML against other programs: how long they take, each in a process of its own, and what they
 * find. Who takes longer than a minute is stopped, and is not asked for more.
 *
 *     npm run bench -- compare
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measured } from './compare/child.ts';
import { corpora, type Corpus } from './compare/corpora.ts';
import { peers } from './compare/peers.ts';
import { percentile } from './search/percentile.ts';

const limitMs = 60_000;
/** As much as a text that can be compared at all should take. */
const heapMb = 400;
/** Measured alone; the others are far behind, and are asked at the same time. */
const foremost = ['Norma', 'visual-dom-diff'];

const preamble = `Goals: a pair of 300 pages under 1 s warm and 5 s cold, one of 2 MB under 3 s, in less than 600 MB.
Cold: the first comparison of a process; warm: the median of those after it. Memory: the most that the process had, Node
included, with a heap of ${heapMb} MB at most. Old, new: whether the result still says all of either text. Runs, letters:
what is marked as gone or new. Cells: those with changes in table rows that went on. Moves: clauses told as moved.
visual-dom-diff looks for changes for a second at most, and takes the rest for new: what it finds hangs on the machine.`;

type Outcome = Measured | 'too slow' | 'too much memory' | 'failed' | 'not asked';

const excuses = {
  'too slow': `over ${limitMs / 1000} s`,
  'too much memory': `over ${heapMb} MB`,
  failed: 'failed',
  'not asked': `over ${limitMs / 1000} s on less`,
};

const folder = mkdtempSync(join(tmpdir(), 'norma-compare-'));
const slow = new Set<string>();
try {
  console.log(preamble);
  for (const corpus of corpora()) console.log(await tableOf(corpus));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function tableOf({ name, base, target }: Corpus): Promise<string> {
  const paths = [join(folder, 'base.html'), join(folder, 'target.html')];
  writeFileSync(paths[0] ?? '', base);
  writeFileSync(paths[1] ?? '', target);
  const outcomes = new Map<string, Outcome>();
  for (const peer of foremost) outcomes.set(peer, await measured(peer, paths));
  const others = Object.keys(peers).filter((peer) => !foremost.includes(peer));
  await Promise.all(others.map(async (peer) => outcomes.set(peer, await measured(peer, paths))));
  return [
    `\n${name}: ${kilobytes(base)} and ${kilobytes(target)}`,
    '| | cold | warm | memory | old | new | runs | letters | cells | moves |',
    '| --- | ---: | ---: | ---: | --- | --- | ---: | ---: | ---: | ---: |',
    ...Object.keys(peers).map((peer) => `| ${peer} | ${rowOf(outcomes.get(peer) ?? 'not asked')} |`),
  ].join('\n');
}

function measured(peer: string, paths: readonly string[]): Promise<Outcome> {
  if (slow.has(peer)) return Promise.resolve('not asked');
  const child = join(import.meta.dirname, 'compare/child.ts');
  const words = [`--max-old-space-size=${heapMb}`, child, peer, ...paths];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { timeout: limitMs }, (error, said, complaint) => {
      if (!error) return resolve(JSON.parse(said) as Measured); // No one else answers than the child.
      if (!error.killed)
        return resolve(complaint.includes('heap out of memory') ? 'too much memory' : 'failed');
      slow.add(peer);
      return resolve('too slow');
    });
  });
}

function rowOf(outcome: Outcome): string {
  if (typeof outcome === 'string') return [excuses[outcome], ...Array<string>(8).fill('–')].join(' | ');
  const { coldMs, warmMs, bytes, keepsBase, keepsTarget, marks, letters, cells, moves } = outcome;
  return [
    `${coldMs.toFixed(0)} ms`,
    warmMs.length > 0 ? `${percentile([...warmMs], 0.5).toFixed(0)} ms` : '–',
    `${(bytes / 1024 / 1024).toFixed(0)} MB`,
    keepsBase ? 'yes' : 'no',
    keepsTarget ? 'yes' : 'no',
    marks,
    letters,
    cells,
    moves,
  ].join(' | ');
}

function kilobytes(text: string): string {
  return `${(Buffer.byteLength(text) / 1024).toFixed(0)} kB`;
}
