import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderCache } from './folderCache.ts';

const hour = 3_600_000;
const bytes = (length: number): Uint8Array => new Uint8Array(length).fill(7);

async function cacheIn(maxBytes = 1_000) {
  const folder = await mkdtemp(join(tmpdir(), 'norma-cache-'));
  const clock = { at: Date.UTC(2026, 10, 21) };
  const cache = folderCache({ folder, maxBytes, longestMs: 24 * hour, now: () => new Date(clock.at) });
  return { folder, clock, cache };
}

it('gives back what was put, under any name, and nothing else', async () => {
  const { cache } = await cacheIn();
  await cache.put('../../etc/passwd\0', bytes(10));
  expect(await cache.get('../../etc/passwd\0')).toEqual(Buffer.from(bytes(10)));
  expect(await cache.get('another')).toBeNull();
});

it('lets go first what was not asked for in the longest time', async () => {
  const { cache, clock } = await cacheIn();
  for (const name of ['one', 'two', 'three']) {
    clock.at += 1_000;
    await cache.put(name, bytes(250));
  }
  clock.at += 1_000;
  await cache.get('one');
  clock.at += 1_000;
  await cache.put('four', bytes(250));
  expect(await cache.get('two')).toBeNull();
  for (const name of ['one', 'three', 'four']) expect(await cache.get(name)).not.toBeNull();
});

it('lets go what no one has asked for since yesterday, and takes nothing larger than all of it', async () => {
  const { cache, clock, folder } = await cacheIn();
  await cache.put('old', bytes(10));
  clock.at += 25 * hour;
  await cache.put('new', bytes(10));
  await cache.put('huge', bytes(2_000));
  expect(await cache.get('old')).toBeNull();
  expect(await readdir(folder)).toHaveLength(1);
});

it('takes what is damaged for gone', async () => {
  const { cache, folder } = await cacheIn();
  await cache.put('one', bytes(10));
  const [name = ''] = await readdir(folder);
  await writeFile(join(folder, name), 'something else');
  expect(await cache.get('one')).toBeNull();
});
