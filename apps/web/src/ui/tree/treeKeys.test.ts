import { describe, expect, it } from 'vitest';
import type { FilterNode } from './filterNode.ts';
import { actOf, rowBeginningWith, type Act } from './treeKeys.ts';
import { rowsOf, type Row } from './treeRows.ts';

const node = (name: string, ...children: FilterNode[]): FilterNode => ({
  key: name,
  name,
  count: null,
  children,
});
const rowsWith = (nodes: FilterNode[], ...open: string[]): Row[] =>
  rowsOf({ nodes, states: new Map(), open: new Set(open), hidesZero: false, max: Infinity }).rows;

/** Structural (open) > Anchors (closed), Beams; Pipes (closed); Lighting. */
const rows = rowsWith(
  [
    node('Structural', node('Anchors', node('Bonded')), node('Beams')),
    node('Pipes', node('Coatings')),
    node('Lighting'),
  ],
  'Structural',
);
const [structural, anchors, beams, pipes, lighting] = [0, 1, 2, 3, 4] as const;
const go = (to: number): Act => ({ kind: 'go', to });

describe('keys in a tree', () => {
  it.each<[string, number, string, Act | null]>([
    ['ArrowDown', structural, 'go on to the next row', go(anchors)],
    ['ArrowDown', lighting, 'stay at the last row', go(lighting)],
    ['ArrowUp', pipes, 'go back to the row before', go(beams)],
    ['ArrowUp', structural, 'stay at the first row', go(structural)],
    ['Home', lighting, 'go to the first row', go(structural)],
    ['End', structural, 'go to the last row', go(lighting)],
    ['ArrowRight', pipes, 'open what is closed', { kind: 'open', keys: ['Pipes'] }],
    ['ArrowRight', structural, 'go into what is open', go(anchors)],
    ['ArrowRight', lighting, 'stay where nothing lies within', go(lighting)],
    ['ArrowLeft', structural, 'close what is open', { kind: 'close', key: 'Structural' }],
    ['ArrowLeft', beams, 'go out to what it lies within', go(structural)],
    ['ArrowLeft', anchors, 'go out of what is closed', go(structural)],
    ['ArrowLeft', pipes, 'stay at the root', go(pipes)],
    ['*', lighting, 'open all beside it', { kind: 'open', keys: ['Pipes'] }],
    ['*', beams, 'open all beside it on its level', { kind: 'open', keys: ['Anchors'] }],
    [' ', beams, 'pick', { kind: 'pick', key: 'Beams' }],
    ['Enter', structural, 'pick', { kind: 'pick', key: 'Structural' }],
    ['Tab', structural, 'are left alone', null],
    ['x', structural, 'are left to typing ahead', null],
  ])('%s at row %i: %s', (key, at, _, expected) => {
    expect(actOf({ key, rows, at, direction: 'ltr' })).toEqual(expected);
  });

  it('are mirrored where the page is', () => {
    expect(actOf({ key: 'ArrowLeft', rows, at: pipes, direction: 'rtl' })).toEqual({
      kind: 'open',
      keys: ['Pipes'],
    });
    expect(actOf({ key: 'ArrowRight', rows, at: beams, direction: 'rtl' })).toEqual(go(structural));
    expect(actOf({ key: 'ArrowDown', rows, at: structural, direction: 'rtl' })).toEqual(go(anchors));
  });

  it('do nothing in a tree without rows', () => {
    expect(actOf({ key: 'ArrowDown', rows: [], at: -1, direction: 'ltr' })).toBeNull();
  });
});

describe('typing ahead', () => {
  const names = rowsWith([node('Beams'), node('Bonded'), node('Éclairage'), node('الخرسانة'), node('bolts')]);
  it.each([
    ['a letter goes on to the next row that begins so', 0, 'b', 1],
    ['the letter again goes on', 1, 'bb', 4],
    ['and round', 4, 'bbb', 0],
    ['a word stays where it begins so', 1, 'bon', 1],
    ['or goes to the first that does', 0, 'bol', 4],
    ['accents need not be typed', 0, 'ecl', 2],
    ['Arabic is found', 0, 'الخ', 3],
    ['what no row begins with is not', 0, 'z', null],
  ])('%s', (_, at, typed, expected) => {
    expect(rowBeginningWith(names, at, typed)).toBe(expected);
  });
});
