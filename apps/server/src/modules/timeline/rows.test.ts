import type { Descent } from '@norma/lineage';
import { expect, it } from 'vitest';
import type { LinedClause } from '../lineage/index.ts';
import { rowsOf, type Column } from './rows.ts';

const clause = (line: string, number: string): LinedClause => ({
  id: `c${number}`,
  number,
  title: `Title ${line}`,
  level: 1,
  hash: line,
  line,
});
const descent = (before: string[], after: string[], more: Partial<Descent> = {}): Descent => ({
  before,
  after,
  kind: 'kept',
  isMoved: false,
  isRenumbered: false,
  ...more,
});
const column = (clauses: LinedClause[] | null, more: Partial<Column> = {}): Column => ({
  clauses,
  before: -1,
  lineage: null,
  changes: null,
  ...more,
});

const first = column([clause('A', '1'), clause('B', '2'), clause('C', '3'), clause('D', '4')]);
const locked = column(null);
const second = column([clause('A', '1'), clause('N', '2'), clause('C', '5')], {
  before: 0,
  lineage: [
    descent(['c1'], ['c1']),
    descent(['c2'], [], { kind: 'deleted' }),
    descent([], ['c2'], { kind: 'inserted' }),
    descent(['c3', 'c4'], ['c5'], { kind: 'merged' }),
  ],
  changes: new Map([
    ['c2', { normative: 1, others: 0 }],
    ['c5', { normative: 2, others: 1 }],
  ]),
});

it('tell of each clause what happened in each edition, and how many normative changes it has [timeline-001] [timeline-002]', () => {
  const rows = rowsOf([first, locked, second]);
  expect(
    rows.map(({ number, cells }) => [number, ...cells.map((cell) => cell && [cell.state, cell.normative])]),
  ).toEqual([
    ['1', ['first', null], null, ['unchanged', 0]],
    ['2', ['first', null], null, ['deleted', null]],
    ['2', null, null, ['new', 1]],
    ['5', ['first', null], null, ['merged', 2]],
    ['4', ['first', null], null, ['merged', null]],
  ]);
});

it('tell of editions that are not compared yet what their clauses alone tell', () => {
  const later = column([clause('A', '1'), { ...clause('C', '5'), hash: 'other words' }], { before: 0 });
  const [one, , other] = rowsOf([first, later]);
  expect(one?.cells[1]).toMatchObject({ state: 'unchanged', normative: null });
  expect(other).toMatchObject({
    number: '5',
    cells: [{ state: 'first' }, { state: 'changed', normative: null }],
  });
});

it('leave a locked edition without any data of its clauses [timeline-006]', () => {
  for (const { cells } of rowsOf([first, locked, second])) expect(cells[1]).toBeNull();
});
