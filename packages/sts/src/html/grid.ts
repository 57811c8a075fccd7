import type { Block, Cell, Grid, Row } from '../content.ts';
import { tag } from './escape.ts';

/** A grid as an HTML table named by its caption; `cellToHtml` writes what is in a cell. */
export function gridToHtml(
  grid: Grid,
  captionId: string | undefined,
  cellToHtml: (content: Block[]) => string,
): string {
  const rows = (list: Row[], isHead: boolean) =>
    list.map((row) => rowToHtml(row, isHead, cellToHtml)).join('');
  const head = grid.head.length > 0 ? tag('thead', {}, rows(grid.head, true)) : '';
  return tag('table', { 'aria-labelledby': captionId }, head + tag('tbody', {}, rows(grid.body, false)));
}

function rowToHtml(row: Row, isHead: boolean, cellToHtml: (content: Block[]) => string): string {
  const cells = row.cells.map((cell) =>
    tag(cellTag(cell, isHead), attributes(cell, isHead), cellToHtml(cell.content)),
  );
  return tag('tr', { class: row.isUnits ? 'units' : undefined }, cells.join(''));
}

// An empty corner of a head is no heading.
function cellTag(cell: Cell, isHead: boolean): 'th' | 'td' {
  return cell.isHeader || (isHead && cell.content.length > 0) ? 'th' : 'td';
}

function attributes(cell: Cell, isHead: boolean): Record<string, string | number | undefined> {
  return {
    class: cell.align === 'start' ? undefined : cell.align,
    scope: cellTag(cell, isHead) === 'th' ? scope(cell, isHead) : undefined,
    colspan: cell.colspan > 1 ? cell.colspan : undefined,
    rowspan: cell.rowspan > 1 ? cell.rowspan : undefined,
  };
}

function scope(cell: Cell, isHead: boolean): string {
  const along = isHead ? cell.colspan : cell.rowspan;
  return (isHead ? 'col' : 'row') + (along > 1 ? 'group' : '');
}
