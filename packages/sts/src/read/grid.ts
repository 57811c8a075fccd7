import type { Element } from 'slimdom';
import type { Cell, CellAlign, Grid, Row } from '../content.ts';
import { plainBlocks } from '../text/plain.ts';
import { childrenNamed } from './dom.ts';
import type { Reading } from './reading.ts';
import { blocksIn } from './tongue.ts';
import { isUnitLine, markUnit } from './units.ts';

const MAX_COLUMNS = 100;

/** The grids of a table: one of XHTML, or each group of columns of an OASIS (CALS) table. */
export function readGrids(table: Element, reading: Reading): Grid[] {
  const groups = childrenNamed(table, 'tgroup');
  return groups.length > 0 ? groups.map((group) => readGrid(group, reading)) : [readGrid(table, reading)];
}

/** A table as a grid in which every place is covered exactly once, however ragged the source. */
function readGrid(table: Element, reading: Reading): Grid {
  const rowsOf = (...names: string[]) =>
    childrenNamed(table, ...names).flatMap((part) => childrenNamed(part, 'tr', 'row'));
  const bare = childrenNamed(table, 'tr', 'row');
  const columnsNamed = columnsOf(table);
  const head = layRows(rowsOf('thead'), columnsNamed, reading);
  const body = layRows([...rowsOf('tbody'), ...bare, ...rowsOf('tfoot')], columnsNamed, reading);
  const columns = Math.max(1, ...[...head, ...body].map(widthOf));
  fill(head, columns);
  fill(body, columns);
  const grid = head.length > 0 ? { columns, head, body } : withFirstRowAsHead(columns, body);
  markUnitRow(grid.head);
  alignNumbers(grid);
  return grid;
}

/** The places of the named columns and spans of an OASIS table, from 0. */
type Columns = ReadonlyMap<string, { from: number; to: number }>;

function columnsOf(group: Element): Columns {
  const columns = new Map<string, { from: number; to: number }>();
  let next = 0;
  for (const spec of childrenNamed(group, 'colspec')) {
    const number = Number.parseInt(spec.getAttribute('colnum') ?? '', 10);
    const at = number >= 1 ? number - 1 : next;
    const name = spec.getAttribute('colname');
    if (name) columns.set(name, { from: at, to: at });
    next = at + 1;
  }
  for (const spec of childrenNamed(group, 'spanspec')) {
    const [from, to] = ['namest', 'nameend'].map((end) => columns.get(spec.getAttribute(end) ?? ''));
    const name = spec.getAttribute('spanname');
    if (name && from && to) columns.set(name, { from: from.from, to: to.to });
  }
  return columns;
}

/** The first column that an entry names, and how many it covers. */
function placeOf(cell: Element, columns: Columns): { from: number | undefined; span: number } {
  const named = (name: string) => columns.get(cell.getAttribute(name) ?? '');
  const from = named('spanname')?.from ?? named('namest')?.from ?? named('colname')?.from;
  const to = named('spanname')?.to ?? named('nameend')?.to;
  const isSpan = from !== undefined && to !== undefined && to >= from;
  return { from, span: isSpan ? to - from + 1 : spanOf(cell, 'colspan') };
}

function layRows(rows: Element[], columns: Columns, reading: Reading): Row[] {
  // How many rows below are still covered, for each column.
  const covered: number[] = [];
  return rows.map((row, index) => {
    const cells: Cell[] = [];
    let column = 0;
    for (const element of childrenNamed(row, 'td', 'th', 'entry')) {
      const named = placeOf(element, columns);
      column = Math.max(column, named.from ?? 0);
      while ((covered[column] ?? 0) > 0) column++;
      if (column >= MAX_COLUMNS) break;
      let colspan = 1;
      const wished = Math.min(named.span, MAX_COLUMNS - column);
      while (colspan < wished && !covered[column + colspan]) colspan++;
      const more = element.localName === 'entry' ? spanOf(element, 'morerows', 0) + 1 : 1;
      const rowspan = Math.min(Math.max(more, spanOf(element, 'rowspan')), rows.length - index);
      for (let place = column; place < column + colspan; place++) covered[place] = rowspan;
      cells.push({ column, colspan, rowspan, ...readCell(element, reading) });
      column += colspan;
    }
    for (let place = 0; place < covered.length; place++)
      covered[place] = Math.max(0, (covered[place] ?? 0) - 1);
    return { isUnits: false, cells };
  });
}

function spanOf(cell: Element, name: string, min = 1): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '', 10);
  return span >= min ? span : min;
}

const ALIGNS = new Map<string, CellAlign>(
  Object.entries({ left: 'start', center: 'center', right: 'end', char: 'end' }),
);

function readCell(element: Element, reading: Reading): Pick<Cell, 'isHeader' | 'align' | 'content'> {
  const isHeader = element.localName === 'th';
  const content = blocksIn(element, reading, (within) => within.blocks(element.childNodes, within));
  const first = content[0];
  if (isHeader && first?.kind === 'paragraph') first.content = markUnit(first.content);
  return { isHeader, align: ALIGNS.get(element.getAttribute('align') ?? '') ?? 'start', content };
}

function widthOf(row: Row): number {
  return Math.max(0, ...row.cells.map((cell) => cell.column + cell.colspan));
}

function fill(rows: Row[], columns: number): void {
  const covered = Array.from({ length: columns }, () => 0);
  for (const row of rows) {
    for (const cell of row.cells) covered.fill(cell.rowspan, cell.column, cell.column + cell.colspan);
    covered.forEach((rest, column) => {
      if (rest === 0)
        row.cells.push({ column, colspan: 1, rowspan: 1, isHeader: false, align: 'start', content: [] });
    });
    row.cells.sort((a, b) => a.column - b.column);
    covered.forEach((rest, column) => (covered[column] = Math.max(0, rest - 1)));
  }
}

function withFirstRowAsHead(columns: number, rows: Row[]): Grid {
  const [first, ...rest] = rows;
  const isHead = first?.cells.every((cell) => cell.isHeader && cell.rowspan === 1);
  return first && isHead && rest.length > 0
    ? { columns, head: [first], body: rest }
    : { columns, head: [], body: rows };
}

function markUnitRow(head: Row[]): void {
  const last = head.length > 1 ? head.at(-1) : undefined;
  if (!last?.cells.some(({ content }) => content.length > 0)) return;
  last.isUnits = last.cells.every(({ content: [line, ...more] }) => {
    if (!line) return true;
    return more.length === 0 && line.kind === 'paragraph' && isUnitLine(line.content);
  });
}

const NUMBER = /^[±<>≤≥≈~+−–-]?\s?\d[\d.,\s\u00a0\u2009\u202f]*%?$|^[–—-]$/u;

function alignNumbers(grid: Grid): void {
  for (const cell of grid.body.flatMap((row) => row.cells)) {
    if (!NUMBER.test(plainBlocks(cell.content).trim()) || cell.align === 'center') continue;
    if (cell.align === 'end') cell.align = 'number';
    else if (cell.column === 0) cell.align = 'mono';
  }
}
