import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Embedder, WeightedTexts } from '../../ports/embedder.ts';
import { builtInEmbedders } from './builtIn.ts';

const said = (text: string): WeightedTexts => [{ text, weight: 1 }];

async function* subjects(...texts: readonly string[]) {
  for (const text of texts) yield [[said(text)]];
}

function someEmbedders() {
  const folder = mkdtempSync(join(tmpdir(), 'norma-model-'));
  const refused: string[] = [];
  const embedders = builtInEmbedders({ folder, onRefused: (reason) => refused.push(reason) });
  const opened = <T extends Embedder | null | undefined>(embedder: T): T => {
    onTestFinished(async () => embedder?.close());
    return embedder;
  };
  return {
    folder,
    refused,
    ready: async () => opened(await embedders.ready()),
    train: async (signal: AbortSignal, ...texts: readonly string[]) =>
      opened(await embedders.train?.(subjects(...texts), { documents: texts.length, signal })),
  };
}

const never = new AbortController().signal;

describe('the built-in embedder', () => {
  it('is not there until something has been learned', async () => {
    expect(await someEmbedders().ready()).toBeNull();
  });

  it('has learned, is stored, and answers after a start what it answered before', async () => {
    const { train: learn, ready, folder, refused } = someEmbedders();
    const texts = ['Corrosion of painted steel', 'Lighting of offices', 'Sampling of water'];
    const learnt = await learn(never, ...texts);
    const again = await ready();
    expect(learnt).toMatchObject({ dimensions: 3, trainedOn: 3 });
    expect(again).toMatchObject({ identity: learnt?.identity, dimensions: 3, trainedOn: 3 });
    const asked = [said('steel'), said('water'), said('')];
    const vectors = await again?.embed(asked, 'question');
    expect(vectors).toEqual(await learnt?.embed(asked, 'question'));
    expect(vectors?.slice(6)).toEqual(Float32Array.of(0, 0, 0));
    expect(readdirSync(folder)).toEqual(['model']);
    expect(refused).toEqual([]);
  });

  it('that learned something else has another name', async () => {
    const { train: learn } = someEmbedders();
    const one = await learn(never, 'Corrosion of steel', 'Lighting of offices');
    const other = await learn(never, 'Corrosion of steel', 'Lighting of roads');
    expect(one?.identity).not.toBe(other?.identity);
  });

  it('is refused when its file is damaged', async () => {
    const { train: learn, ready, folder, refused } = someEmbedders();
    await learn(never, 'Corrosion of steel');
    writeFileSync(join(folder, 'model'), 'something else');
    expect(await ready()).toBeNull();
    expect(refused).toEqual([`${join(folder, 'model')} is damaged`]);
  });

  it('stops learning when told to, and keeps nothing of it', async () => {
    const { train: learn, folder } = someEmbedders();
    const stop = new AbortController();
    const learning = learn(stop.signal, ...Array.from({ length: 2_000 }, (_, at) => `Subject number ${at}`));
    stop.abort();
    await expect(learning).rejects.toThrow('A thread ended');
    expect(readdirSync(folder)).toEqual([]);
  });
});
