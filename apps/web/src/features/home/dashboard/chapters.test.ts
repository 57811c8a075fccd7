import type { RefinementNode } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { chaptersOf, industriesOf, type Line } from './chapters.ts';

const node = (key: string, count: number, child: RefinementNode[] = []): RefinementNode => ({
  key,
  name: `The ${key}`,
  parentKey: null,
  parentName: null,
  count,
  isChecked: false,
  child,
  showBillboard: false,
  billboardName: null,
  billboardLogo: null,
  semanticSearchenabled: false,
});

const lines = (all: readonly Line[], depth = 0): string[] =>
  all.flatMap(({ name, count, lines: under }) => [
    `${' '.repeat(depth)}${name} ${count}`,
    ...lines(under, depth + 1),
  ]);

const picksOf = ({ to }: Line): unknown =>
  JSON.parse(new URL(to, 'http://library').searchParams.get('categories') ?? '');

describe('the table of contents', () => {
  it('has the publishers that have documents, with their own committees', () => {
    const publishers = [node('NSB', 9), node('HI', 0), node('PIC', 2)];
    const committees = [node('NSB', 9, [node('E07', 4), node('A01', 5)]), node('HI', 0, [node('TC 1', 1)])];
    expect(lines(chaptersOf(publishers, committees))).toEqual([
      'The NSB 9',
      ' The E07 4',
      ' The A01 5',
      'The PIC 2',
    ]);
  });

  it('leads from a line to its documents, and names what it lies within', () => {
    const [chapter] = chaptersOf([node('NSB', 9)], [node('NSB', 9, [node('E07', 4)])]);
    const [committee] = chapter?.lines ?? [];
    expect(chapter && picksOf(chapter)).toEqual([{ k: 'NSB', n: 'The NSB', r: 'Publisher', pk: [] }]);
    expect(committee && picksOf(committee)).toEqual([
      { k: 'E07', n: 'The E07', r: 'Committee', pk: ['NSB'], pn: 'The NSB' },
    ]);
    const [industry] = industriesOf([node('A', 3, [node('A/B', 2, [node('A/B/C', 1)])])]);
    const deepest = industry?.lines[0]?.lines[0];
    expect(deepest && picksOf(deepest)).toEqual([
      { k: 'A/B/C', n: 'The A/B/C', r: 'Industry', pk: ['A', 'A/B'], pn: 'The A/B' },
    ]);
  });
});
