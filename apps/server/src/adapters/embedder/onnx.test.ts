import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Embedder } from '../../ports/embedder.ts';
import { onnxEmbedders } from './onnx.ts';
import { writeTinyModel } from './testing/tinyModel.ts';
import { transformersPackage } from './modelFolder.ts';

const libraries = process.env['TRANSFORMERS'];
if (!libraries)
  console.log(
    `Sentence models are not tried: TRANSFORMERS names no folder in which ${transformersPackage} is installed.`,
  );

const aFolder = (): string => mkdtempSync(join(tmpdir(), 'norma-model-'));

async function opened(folder: string): Promise<Embedder> {
  const embedder = await onnxEmbedders(folder).ready();
  if (!embedder) throw new Error('There is no model');
  onTestFinished(() => embedder.close());
  return embedder;
}

const said = (text: string) => [{ text, weight: 1 }];

describe.skipIf(!libraries)('a sentence model from a folder', () => {
  it('puts words that point the same way near each other, and nothing near an empty text', async () => {
    const folder = aFolder();
    writeTinyModel(folder, libraries ?? '');
    const embedder = await opened(folder);
    expect(embedder).toMatchObject({ dimensions: 3, trainedOn: null });
    const texts = ['Rust', 'corrosion corrosion', 'lamp', ''].map(said);
    const vectors = await embedder.embed(texts, 'document');
    const similarity = (a: number, b: number): number =>
      [0, 1, 2].reduce((sum, at) => sum + (vectors[a * 3 + at] ?? 0) * (vectors[b * 3 + at] ?? 0), 0);
    expect(similarity(0, 0)).toBeCloseTo(1);
    expect(similarity(0, 1)).toBeGreaterThan(0.9);
    expect(similarity(0, 2)).toBeLessThan(0.2);
    expect([...vectors.subarray(9)]).toEqual([0, 0, 0]);
  });

  it('is named by its bytes, so that the vectors of another are told apart', async () => {
    const folder = aFolder();
    writeTinyModel(folder, libraries ?? '');
    const { identity } = await opened(folder);
    expect(identity).toMatch(/^onnx [0-9a-f]{64} /);
    expect((await opened(folder)).identity).toBe(identity);
  });
});

describe('a folder without what it takes', () => {
  it('is refused at the start, and what is missing in it is named', () => {
    const folder = aFolder();
    expect(() => onnxEmbedders(folder)).toThrow(
      `EMBEDDER_PATH: ${folder} does not contain a sentence model: it must contain onnx/model.onnx`,
    );
  });

  it('but with a model is refused with the command that installs what runs it', () => {
    const folder = aFolder();
    writeTinyModel(folder, join(folder, 'nowhere'));
    expect(() => onnxEmbedders(folder)).toThrow(
      `npm install --ignore-scripts --prefix ${folder} ${transformersPackage}`,
    );
  });
});
