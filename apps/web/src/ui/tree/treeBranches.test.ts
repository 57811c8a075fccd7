import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterNode } from './filterNode.ts';
import { branchesToDraw, type Branch } from './treeBranches.ts';
import { rowsOf, type Row } from './treeRows.ts';

const node = (key: string, children: FilterNode[] = []): FilterNode => ({
  key,
  name: key,
  count: null,
  children,
});
const many = (above: string, depth: number): FilterNode[] =>
  Array.from({ length: 5 }, (_, index) => {
    const key = `${above}${index}`;
    return node(key, depth > 1 ? many(`${key}.`, depth - 1) : []);
  });
const nodes = many('', 4);
const keysOf = (all: readonly FilterNode[]): string[] =>
  all.flatMap(({ key, children = [] }) => [key, ...keysOf(children)]);
const rows: Row[] = rowsOf({
  nodes,
  states: new Map(),
  open: new Set(keysOf(nodes)),
  hidesZero: false,
  max: Infinity,
}).rows;

const placesOf = (branches: readonly Branch[]): number[] =>
  branches.flatMap(({ at, branches: within }) => [at, ...placesOf(within)]);

describe('the rows that are drawn', () => {
  it('are all of them where all are in view', () => {
    const drawn = branchesToDraw(rows, rows.keys());
    expect(placesOf(drawn)).toEqual(rows.map((_, at) => at));
  });

  it('are few of many: those in view, the one with the focus, and those around', () => {
    fc.assert(
      fc.property(fc.nat(rows.length - 1), fc.nat(40), fc.nat(rows.length - 1), (from, length, active) => {
        const inView = rows.map((_, at) => at).slice(from, from + length);
        const places = placesOf(branchesToDraw(rows, [...inView, active]));
        expect(places).toEqual(expect.arrayContaining([...inView, active]));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(places.length).toBeLessThanOrEqual(inView.length + 8); // Four levels above the first, four of the active.
      }),
    );
  });

  it('lie within those that they belong to', () => {
    const check = (branches: readonly Branch[], parentAt: number): void => {
      for (const branch of branches) {
        expect(branch.row.parentAt).toBe(parentAt);
        check(branch.branches, branch.at);
      }
    };
    check(branchesToDraw(rows, [200, 201, 229, 700]), -1);
  });

  it('are none beyond the last or before the first', () => {
    expect(branchesToDraw(rows, [5_000, -1])).toEqual([]);
    expect(placesOf(branchesToDraw(rows, [-1, 0]))).toEqual([0]);
  });
});
