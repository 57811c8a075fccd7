import { describe, expect, it } from 'vitest';
import { bytesOfModel, modelOfBytes, termsOf, vectorOf, type Model } from './index.ts';
import { catalog, trainedOn } from './testing/catalog.ts';

const vector = (model: Model, text: string): Float32Array => vectorOf(model, termsOf([{ text, weight: 1 }]));

const similarity = (model: Model, one: string, other: string): number => {
  const [a, b] = [vector(model, one), vector(model, other)];
  return a.reduce((sum, number, at) => sum + number * (b[at] ?? 0), 0);
};

/** The texts of the catalog by name, the likest first. */
const inOrder = (model: Model, asked: string): string[] =>
  Object.entries(catalog)
    .map(([name, text]) => ({ name, near: similarity(model, asked, text) }))
    .toSorted((a, b) => b.near - a.near)
    .map(({ name }) => name);

describe('A model trained on a catalog', () => {
  const model = trainedOn(Object.values(catalog));

  it('puts texts of a subject near a question with which they share no word', () => {
    // "zinc" and "spray" say corrosion, never rust.
    expect(new Set(inOrder(model, 'rust').slice(0, 4))).toEqual(
      new Set(['coats', 'weather', 'spray', 'zinc']),
    );
    expect(inOrder(model, 'bacteria').slice(0, 3)).toContain('mains');
  });

  it('understands an unseen word from words with the same root', () => {
    expect(vector(model, 'anticorrosion').some((number) => number !== 0)).toBe(true);
    expect(inOrder(model, 'anticorrosive')[0]).toBe('spray');
    expect(inOrder(model, 'disinfectants')[0]).toBe('mains');
  });

  it('understands nothing in a text of unknown words, and in none', () => {
    for (const text of ['', '?!', 'xyzzy', '東京'])
      expect(
        [...vector(model, text)].every((number) => number === 0),
        text,
      ).toBe(true);
  });

  it('gives vectors of length one', () => {
    for (const text of Object.values(catalog)) expect(similarity(model, text, text)).toBeCloseTo(1, 5);
  });

  it('is deterministic, and survives serialization', () => {
    const again = trainedOn(Object.values(catalog));
    expect(again).toEqual(model);
    expect(modelOfBytes(bytesOfModel(model))).toEqual(model);
  });

  it('is not taken from bytes that are something else', () => {
    const bytes = bytesOfModel(model);
    expect(() => modelOfBytes(bytes.subarray(0, -1))).toThrow('they end too early');
    expect(() => modelOfBytes(bytes.subarray(0, 0))).toThrow('another beginning');
  });

  it('is not taken from a time when texts were read in another way', () => {
    const bytes = bytesOfModel(model);
    // Its number is behind the two sizes.
    const sizes = Buffer.from(Uint32Array.of(model.dimensions, model.trainedOn).buffer);
    const at = Buffer.from(bytes).indexOf(sizes) + sizes.length;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(() => modelOfBytes(bytes)).toThrow('read in another way');
  });

  it('counts a title in several languages as one subject, so that their words meet', () => {
    const joined = trainedOn([
      ['Corrosion of steel under paint', 'Korrosion von Stahl unter Farbe'],
      ['Lighting of offices', 'Beleuchtung von Büros'],
      ['Disinfection of water mains', 'Desinfektion von Wasserleitungen'],
    ]);
    expect(similarity(joined, 'Stahl', 'steel')).toBeGreaterThan(0.9);
    expect(similarity(joined, 'Stahl', 'offices')).toBeLessThan(0.5);
  });
});

describe('A library too small to train on', () => {
  it.each([
    ['no document', []],
    ['documents without words', ['', '?']],
  ])('of %s understands nothing, calmly', (_, texts) => {
    const model = trainedOn(texts);
    expect([...vector(model, 'rust')]).toEqual([]);
    expect(modelOfBytes(bytesOfModel(model))).toEqual(model);
  });

  it('of one document knows its words', () => {
    const model = trainedOn(['Corrosion of steel']);
    expect(similarity(model, 'corrosion', 'Corrosion of steel')).toBeCloseTo(1, 2);
  });
});
