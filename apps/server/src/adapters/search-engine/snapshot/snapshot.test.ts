import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aDocument, aFolder, anEngine, anOrigin, idsOf, takeOver } from '../testing/engines.ts';
import { parseManifest } from './manifest.ts';

const version = '1.0.0';

/** A folder with the snapshot of some documents, of which one was replaced and one removed. */
async function aSnapshot(): Promise<string> {
  const folder = aFolder();
  const engine = anEngine({ workers: 1, folder });
  const documents = Array.from({ length: 600 }, (_, at) => aDocument({ id: `d${at}`, title: 'Ladders' }));
  await takeOver(engine, [{ documents }]);
  const change = { documents: [aDocument({ id: 'd1', title: 'Scaffolds' })], removed: ['d2'] };
  await takeOver(engine, [change], { mark: 2 });
  await engine.close();
  return folder;
}

const filesIn = (folder: string): string[] => readdirSync(folder).sort();
const segmentsIn = (folder: string): string[] => filesIn(folder).filter((name) => name.endsWith('.segment'));
const largestIn = (folder: string): string => {
  const size = (name: string): number => readFileSync(join(folder, name)).length;
  return join(folder, segmentsIn(folder).toSorted((one, other) => size(other) - size(one))[0] ?? '');
};

describe('a search index in a folder', () => {
  it('is there again after a start, and continues from there', async () => {
    const folder = await aSnapshot();
    const engine = anEngine({ workers: 1, folder });
    expect(await engine.found()).toEqual({ origin: anOrigin(2) });
    expect(engine.size()).toBe(599);
    expect(await idsOf(engine, { text: 'scaffolds' })).toEqual(['d1']);
    expect(await idsOf(engine)).toHaveLength(599);
    await takeOver(engine, [{ documents: [aDocument({ id: 'd2' })], removed: ['d1'] }], { mark: 3 });
    await engine.close();

    const again = anEngine({ workers: 1, folder });
    expect(await again.found()).toEqual({ origin: anOrigin(3) });
    expect(await idsOf(again, { text: 'scaffolds' })).toEqual([]);
    expect(await idsOf(again)).toHaveLength(599);
  });

  it('consists of the files that its manifest names, and leaves no others behind', async () => {
    const folder = await aSnapshot();
    writeFileSync(join(folder, 'left behind.segment.unfinished'), 'half');
    const before = segmentsIn(folder);
    const engine = anEngine({ workers: 1, folder });
    await engine.found();
    await takeOver(engine, [{ documents: [aDocument({ id: 'new' })] }], { isWhole: true });
    await engine.close();
    const { segments } = parseManifest(readFileSync(join(folder, 'manifest'), 'utf8'), version);
    const files = [...segments.map(({ key }) => `${key}.segment`), 'manifest', 'lock'];
    expect(filesIn(folder)).toEqual(files.sort());
    expect(segmentsIn(folder)).not.toEqual(before);
  });

  it('is none when nothing was ever kept', async () => {
    const engine = anEngine({ workers: 1 });
    expect(await engine.found()).toEqual({ problem: null });
  });

  const damages: [string, (folder: string) => void, string][] = [
    ['a file that is cut off', (folder) => truncateSync(largestIn(folder), 100), 'wrong size'],
    ['a file with a changed bit', (folder) => flip(largestIn(folder)), 'one of its files is damaged'],
    ['a file missing', (folder) => rmSync(largestIn(folder)), 'one of its files is missing'],
    ['a manifest with a changed bit', (folder) => flip(join(folder, 'manifest')), 'its manifest is damaged'],
    ['a manifest cut off', (folder) => truncateSync(join(folder, 'manifest'), 40), 'its manifest is damaged'],
    ['an empty manifest', (folder) => truncateSync(join(folder, 'manifest'), 0), 'its manifest is damaged'],
  ];
  it.each(damages)('with %s is not used, and is made good by what is taken over', async (_, damage, says) => {
    const folder = await aSnapshot();
    damage(folder);
    const engine = anEngine({ workers: 1, folder });
    expect(await engine.found()).toEqual({ problem: expect.stringContaining(says) });
    expect(engine.size()).toBe(0);
    await takeOver(engine, [{ documents: [aDocument({ id: 'new' })] }], { isWhole: true, mark: 9 });
    await engine.close();
    const again = anEngine({ workers: 1, folder });
    expect(await again.found()).toEqual({ origin: anOrigin(9) });
    expect(await idsOf(again)).toEqual(['new']);
  });

  it('without its manifest is none', async () => {
    const folder = await aSnapshot();
    rmSync(join(folder, 'manifest'));
    expect(await anEngine({ workers: 1, folder }).found()).toEqual({ problem: null });
  });

  it('of another version of the engine is not used', async () => {
    const folder = await aSnapshot();
    const engine = anEngine({ workers: 1, folder, version: '2.0.0' });
    expect(await engine.found()).toEqual({ problem: 'it was written by another version' });
  });

  it('that cannot be stored is searched all the same', async () => {
    const parent = aFolder();
    writeFileSync(parent, 'a file where the folder would be');
    const engine = anEngine({ workers: 1, folder: join(parent, 'search') });
    expect(await engine.found()).toEqual({ problem: expect.stringContaining('ENOTDIR') });
    await takeOver(engine, [{ documents: [aDocument({ id: 'a' })] }]);
    expect(await idsOf(engine)).toEqual(['a']);
  });

  it('that can no longer be stored is complained of', async () => {
    const folder = aFolder();
    const troubles: string[] = [];
    const engine = anEngine({ workers: 1, folder, troubles });
    await engine.found();
    mkdirSync(join(folder, 'manifest.unfinished'));
    await takeOver(engine, [{ documents: [aDocument({ id: 'a' })] }]);
    await expect.poll(() => troubles).toEqual(['the search index could not be saved']);
    expect(await idsOf(engine)).toEqual(['a']);
  });

  it('belongs to one server, and another one on the folder leaves it alone', async () => {
    const folder = await aSnapshot();
    const first = anEngine({ workers: 1, folder });
    expect(await first.found()).toEqual({ origin: anOrigin(2) });
    const second = anEngine({ workers: 1, folder });
    expect(await second.found()).toEqual({ problem: 'its folder is in use by another server' });
    await takeOver(second, [{ documents: [aDocument({ id: 'other' })] }], { isWhole: true });
    await second.close();
    await first.close();
    expect(await anEngine({ workers: 1, folder }).found()).toEqual({ origin: anOrigin(2) });
  });
});

function flip(path: string): void {
  const bytes = readFileSync(path);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  writeFileSync(path, bytes);
}
