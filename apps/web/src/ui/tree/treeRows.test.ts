import { describe, expect, it } from 'vitest';
import type { FilterNode } from './filterNode.ts';
import { nodeStates } from './filterSelection.ts';
import { isCounted, largestCount, openForPicks, rowsOf } from './treeRows.ts';

const node = (key: string, count: number | null, ...children: FilterNode[]): FilterNode => ({
  key,
  name: key,
  count,
  children,
});
const nodes = [
  node('structural', 611, node('anchors', 318, node('bonded', 204), node('cast-in', 0)), node('beams', 293)),
  { ...node('fire', 42, node('doors', 42)), reason: 'not subscribed' },
  node('lighting', 0),
];

type TreeOptions = { picks?: string[]; open?: string[]; hidesZero?: boolean; max?: number };
const seen = ({ picks = [], open = [], hidesZero = false, max = Infinity }: TreeOptions) =>
  rowsOf({ nodes, states: nodeStates(nodes, picks), open: new Set(open), hidesZero, max });
const keys = (asked: TreeOptions): string[] => seen(asked).rows.map(({ node: { key } }) => key);

describe('the rows of a tree', () => {
  it('are those at the root until something is opened', () => {
    expect(keys({})).toEqual(['structural', 'fire', 'lighting']);
    expect(keys({ open: ['structural', 'anchors'] })).toEqual([
      'structural',
      'anchors',
      'bonded',
      'cast-in',
      'beams',
      'fire',
      'lighting',
    ]);
  });

  it('keep what lies within a closed node out of sight, though it is open itself', () => {
    expect(keys({ open: ['anchors'] })).toEqual(['structural', 'fire', 'lighting']);
  });

  it('say where they stand: level, place, how many beside, and the row they lie within', () => {
    const { rows } = seen({ open: ['structural', 'anchors'], hidesZero: true });
    expect(
      rows.map(({ level, place, among, parentAt, isOpen }) => [level, place, among, parentAt, isOpen]),
    ).toEqual([
      [1, 1, 2, -1, true],
      [2, 1, 2, 0, true],
      [3, 1, 1, 1, null],
      [2, 2, 2, 0, null],
      [1, 2, 2, -1, false],
    ]);
  });

  it('leave out zero counts where they are hidden, unless they are picked', () => {
    const open = ['structural', 'anchors'];
    expect(keys({ open, hidesZero: true })).not.toContain('cast-in');
    expect(keys({ open, hidesZero: true, picks: ['cast-in'] })).toContain('cast-in');
    expect(keys({ open, hidesZero: true, picks: ['structural'] })).not.toContain('cast-in');
    expect(keys({ hidesZero: true, picks: ['lighting'] })).toContain('lighting');
  });

  it('are a few at first, those that hold a pick besides, and say how many more there are', () => {
    expect(seen({ max: 1 }).leftOut).toBe(2);
    expect(keys({ max: 1 })).toEqual(['structural']);
    expect(keys({ max: 1, picks: ['lighting'] })).toEqual(['structural', 'lighting']);
    expect(seen({ max: 1, hidesZero: true }).leftOut).toBe(1);
  });

  it('hand the reason why a node cannot be picked down to what lies within it', () => {
    const { rows } = seen({ open: ['fire'] });
    expect(rows.map(({ reason }) => reason)).toEqual([
      undefined,
      'not subscribed',
      'not subscribed',
      undefined,
    ]);
  });
});

describe('a tree', () => {
  it('opens what a pick lies within, so that it is seen', () => {
    expect(openForPicks(nodes, nodeStates(nodes, ['bonded']))).toEqual(['structural', 'anchors']);
    expect(openForPicks(nodes, nodeStates(nodes, ['structural']))).toEqual([]);
  });

  it('knows its largest count, and whether one is on its way', () => {
    expect(largestCount(nodes)).toBe(611);
    expect(largestCount([node('new', null)])).toBe(0);
    expect(isCounted(nodes)).toBe(true);
    expect(isCounted([node('above', 1, { ...node('new', null), isCounting: true })])).toBe(false);
  });
});
