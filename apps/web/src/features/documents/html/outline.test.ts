import type { Clause } from '@norma/reader';
import { describe, expect, it } from 'vitest';
import { outlineAct, outlineRows } from './outline.ts';

const clause = (number: string): Clause => ({
  id: `s-${number}`,
  number,
  title: `Clause ${number}`,
  level: number.split('.').length,
});
const clauses = ['1', '2', '2.1', '2.1.1', '2.1.2', '2.2', '2.2.1', '3', '3.1'].map(clause);
const none = { current: null, turned: new Map<string, boolean>(), counts: new Map<string, number>() };
const numbers = (given: ReturnType<typeof outlineRows>): string[] => given.map((row) => row.clause.number);

describe('an outline', () => {
  it.each([
    [null, ['1', '2', '3']],
    ['s-1', ['1', '2', '3']],
    ['s-2', ['1', '2', '2.1', '2.2', '3']],
    ['s-2.1.1', ['1', '2', '2.1', '2.1.1', '2.1.2', '2.2', '3']],
    ['s-3.1', ['1', '2', '3', '3.1']],
  ])('opens around %s only', (current, shown) => {
    expect(numbers(outlineRows(clauses, { ...none, current }))).toEqual(shown);
  });

  it('opens and closes by hand, whatever is read', () => {
    const turned = new Map([
      ['s-2', false],
      ['s-3', true],
    ]);
    expect(numbers(outlineRows(clauses, { ...none, current: 's-2.1.1', turned }))).toEqual([
      '1',
      '2',
      '3',
      '3.1',
    ]);
  });

  it('shows a clause whose parent has no title among its elders', () => {
    const gappy = ['1', '2.1.1', '3'].map(clause);
    expect(numbers(outlineRows(gappy, { ...none, current: 's-1' }))).toEqual(['1', '2.1.1', '3']);
  });

  it('counts with a closed clause what was found within it, and with an open one its own', () => {
    const counts = new Map([
      ['s-2', 1],
      ['s-2.1.2', 3],
      ['s-2.2.1', 4],
    ]);
    const found = (current: string | null) =>
      Object.fromEntries(
        outlineRows(clauses, { ...none, counts, current }).map((row) => [row.clause.number, row.found]),
      );
    expect(found(null)).toEqual({ 1: 0, 2: 8, 3: 0 });
    expect(found('s-2')).toEqual({ 1: 0, 2: 1, '2.1': 3, '2.2': 4, 3: 0 });
  });

  it('tells assistive technology where in the tree a line stands', () => {
    const rows = outlineRows(clauses, { ...none, current: 's-2.1' });
    expect(rows[2]).toMatchObject({ level: 2, place: 1, among: 2, parentAt: 1, isOpen: true });
    expect(rows.at(-1)).toMatchObject({ level: 1, place: 3, among: 3, parentAt: -1, isOpen: false });
  });
});

describe('a key in an outline', () => {
  const rows = outlineRows(clauses, { ...none, current: 's-2.1' });
  const press = (key: string, number: string, direction: 'ltr' | 'rtl' = 'ltr') =>
    outlineAct({ key, rows, at: rows.findIndex((row) => row.clause.number === number), direction });
  const go = (number: string) => ({ kind: 'go', to: rows.findIndex((row) => row.clause.number === number) });

  it.each([
    ['ArrowDown', '1', 'ltr', go('2')],
    ['ArrowUp', '1', 'ltr', go('1')],
    ['End', '1', 'ltr', go('3')],
    ['Home', '3', 'ltr', go('1')],
    ['ArrowRight', '3', 'ltr', { kind: 'turn', id: 's-3', isOpen: true }],
    ['ArrowRight', '2', 'ltr', go('2.1')],
    ['ArrowRight', '1', 'ltr', go('1')],
    ['ArrowLeft', '2.1.2', 'ltr', go('2.1')],
    ['ArrowLeft', '2', 'ltr', { kind: 'turn', id: 's-2', isOpen: false }],
    ['ArrowLeft', '3', 'rtl', { kind: 'turn', id: 's-3', isOpen: true }],
    ['ArrowRight', '2', 'rtl', { kind: 'turn', id: 's-2', isOpen: false }],
    ['Enter', '2', 'ltr', { kind: 'read' }],
    ['x', '2', 'ltr', null],
  ] as const)('%s on %s (%s)', (key, number, direction, act) => {
    expect(press(key, number, direction)).toEqual(act);
  });
});
