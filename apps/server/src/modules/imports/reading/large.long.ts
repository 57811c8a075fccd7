import { mkdtemp, open, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';

const megabyte = 1024 * 1024;

it('reads a file of two gigabytes without holding it, whose lines are far too long', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'norma-large-'));
  const path = join(folder, 'large.ndjson');
  const file = await open(path, 'w');
  await file.write('one\n');
  // A file with holes: two gigabytes of zeros that take no room.
  await truncate(path, 2 * 1024 * megabyte);
  for (let end = 32; end <= 2 * 1024; end += 32) await file.write('\nnext\n', end * megabyte);
  await file.close();
  const before = process.memoryUsage.rss();
  const found: string[] = [];
  for await (const lines of linesOf(path))
    found.push(...lines.map((line) => `${line.number}: ${'text' in line ? line.text : line.reason}`));
  expect(found).toHaveLength(1 + 2 * 64);
  expect(found.slice(0, 3)).toEqual(['1: one', '2: is longer than 1048576 bytes', '3: next']);
  expect(process.memoryUsage.rss() - before).toBeLessThan(300 * megabyte);
  await rm(folder, { recursive: true });
});
