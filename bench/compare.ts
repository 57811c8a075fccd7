/**
 * Measures comparisons of HTML beside other programs, each in a process of its own: the first one as the process starts,
 * those after it, and the memory of the process. Who takes longer than a minute is stopped.
 *
 *     npm run bench -- compare
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpora } from './compare/corpora.ts';
import { peers } from './compare/peers.ts';
import { percentile } from './search/percentile.ts';

const limitMs = 60_000;
const goals = [
  'A pair of 300 pages under 1 s warm and 5 s cold, one of 2 MB under 3 s, in less than 600 MB.',
  'Cold: the first comparison of a new process. Memory: the most that the process had, Node included.',
];

type Measured = { size: number; coldMs: number; warmMs: number[]; coldBytes: number; bytes: number };

const folder = mkdtempSync(join(tmpdir(), 'norma-compare-'));
try {
  for (const goal of goals) console.log(goal);
  for (const { name, old, young } of corpora()) {
    const [before, after] = [join(folder, 'old.html'), join(folder, 'young.html')];
    writeFileSync(before, old);
    writeFileSync(after, young);
    console.log(`\n${name}: ${kilobytes(old)} and ${kilobytes(young)}`);
    console.log('| | cold | warm | cold memory | memory |\n| --- | ---: | ---: | ---: | ---: |');
    for (const peer of Object.keys(peers)) console.log(`| ${peer} | ${measure(peer, before, after)} |`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function measure(peer: string, old: string, young: string): string {
  const child = join(import.meta.dirname, 'compare/child.ts');
  const ended = spawnSync(process.execPath, [child, peer, old, young], {
    encoding: 'utf8',
    timeout: limitMs,
    maxBuffer: 1024 * 1024,
  });
  if (ended.error) return `over ${limitMs / 1000} s | – | – | –`;
  if (ended.status !== 0)
    return `failed: ${/^\w*Error: .*$/m.exec(ended.stderr)?.[0] ?? ended.status} | – | – | –`;
  // Nobody else answers than the child.
  const { coldMs, warmMs, coldBytes, bytes } = JSON.parse(ended.stdout) as Measured;
  const times = [coldMs, percentile(warmMs, 0.5)].map((ms) => `${ms.toFixed(0)} ms`);
  return [...times, megabytes(coldBytes), megabytes(bytes)].join(' | ');
}

function kilobytes(text: string): string {
  return `${(Buffer.byteLength(text) / 1024).toFixed(0)} kB`;
}
function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}
