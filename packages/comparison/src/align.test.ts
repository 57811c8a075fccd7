import { describe, expect, it } from 'vitest';
import { aSentence, randomSource } from '../../lineage/src/testing/revision.ts';
import { align } from './align.ts';
import { Prints } from './prints.ts';
import { element, parse, type Element } from './tree.ts';

const paragraphs = (texts: readonly string[]): Element[] =>
  texts.map((text) => element('p', {}, parse(text)));

/** Which text was laid next to which: by their places, -1 where there is none. */
function rowsOf(base: readonly string[], target: readonly string[], max?: number): [number, number][] {
  const [before, after] = [paragraphs(base), paragraphs(target)];
  return align(before, after, new Prints(), max).map(([was, is]) => [
    was ? before.indexOf(was) : -1,
    is ? after.indexOf(is) : -1,
  ]);
}

/** How alike everything is that was paired. */
function similarityOf(base: readonly string[], target: readonly string[], max?: number): number {
  const prints = new Prints();
  return align(paragraphs(base), paragraphs(target), prints, max).reduce(
    (sum, [was, is]) => sum + (was && is ? prints.similarity(was, is) : 0),
    0,
  );
}

/** So many paragraphs of which none stays: one word of each differs, some go, some come, and which became which. */
function revised(count: number, seed: number) {
  const random = randomSource(seed);
  const base = Array.from({ length: count }, () => aSentence(random));
  const target: string[] = [];
  const expected: [number, number][] = [];
  base.forEach((text, at) => {
    const fate = random.below(20);
    if (fate === 0) return expected.push([at, -1]);
    if (fate === 1) {
      expected.push([-1, target.length]);
      target.push(aSentence(random));
    }
    expected.push([at, target.length]);
    target.push(`${text} Revised ${at}.`);
    return undefined;
  });
  return { base, target, expected };
}

describe('Blocks of which none stayed as it was', () => {
  it('are paired so that all together are most alike, where the first one is more like another', () => {
    const end = ['eleven twelve thirteen fourteen', 'eleven twelve thirteen fifteen'] as const;
    const base = ['one two three four five six', 'one two three four seven eight nine ten', end[0]];
    const target = ['one two three zero nil six', 'one two three four seven eight nine', end[1]];
    const together = [
      [0, 0],
      [1, 1],
      [2, 2],
    ];
    expect(rowsOf(base, target)).toEqual(together);
    expect(rowsOf(base, target, base.length * target.length)).toEqual(together);
  });

  it('are each aligned with their new version in a stretch of more than 200 by 200', () => {
    for (const seed of [1, 2, 3]) {
      const { base, target, expected } = revised(240, seed);
      expect(base.length * target.length).toBeGreaterThan(40_000);
      const found = new Set(rowsOf(base, target).map(String));
      const pairs = expected.filter(([was, is]) => was >= 0 && is >= 0).map(String);
      expect(pairs.filter((pair) => found.has(pair)).length / pairs.length).toBeGreaterThan(0.98);
    }
  });

  it.each([4, 5, 6, 7])('are paired nearly as well near by as by all pairs, as in revision %i', (seed) => {
    const { base, target } = revised(60, seed);
    const best = similarityOf(base, target);
    expect(best).toBeGreaterThan(40);
    expect(similarityOf(base, target, 0) / best).toBeGreaterThan(0.97);
  });
});
