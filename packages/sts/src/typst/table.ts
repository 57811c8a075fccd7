import type { Cell, Grid, Inline, Row } from '../content.ts';
import { plainBlocks } from '../text/plain.ts';
import { array } from './quote.ts';

const ALIGN: Record<Cell['align'], string> = {
  start: 'start',
  mono: 'start',
  center: 'center',
  end: 'end',
  number: 'end',
};

/** A grid as a Typst table: repeated head, ink above and under it, hairlines within. */
export function gridToTypst(grid: Grid, cellToTypst: (cell: Cell) => string): string {
  const cells = (rows: Row[], isHead: boolean) =>
    rows.flatMap((row) => row.cells.map((cell) => cellCode(cell, row, isHead, cellToTypst(cell)))).join(', ');
  const head = cells(grid.head.map(withoutLinks), true);
  // A repeated head is no part of the text: what could be followed may not stand in it.
  const repeat = `repeat: ${!/\b(link|footnote)\(/.test(head)}`;
  const header = grid.head.length > 0 ? `table.header(${repeat}, ${head}),` : '';
  const lines = `head-rows: ${grid.head.length}, rows: ${grid.head.length + grid.body.length}`;
  return `ruled-table(columns: ${array(widths(grid))}, ${lines}, ${header} ${cells(grid.body, false)})`;
}

function withoutLinks(row: Row): Row {
  const cells = row.cells.map((cell) => ({
    ...cell,
    content: cell.content.map((block) =>
      block.kind === 'paragraph' ? { ...block, content: unlinked(block.content) } : block,
    ),
  }));
  return { ...row, cells };
}

function unlinked(content: Inline[]): Inline[] {
  return content.flatMap((inline): Inline[] => {
    if (inline.kind === 'mark')
      return [{ kind: 'styled', style: 'sup', content: [{ kind: 'text', text: inline.mark }] }];
    if (inline.kind === 'xref' || inline.kind === 'external') return unlinked(inline.content);
    return 'content' in inline ? [{ ...inline, content: unlinked(inline.content) }] : [inline];
  });
}

function cellCode(cell: Cell, row: Row, isHead: boolean, content: string): string {
  const settings = [
    `align: ${ALIGN[cell.align]}`,
    ...(cell.colspan > 1 ? [`colspan: ${cell.colspan}`] : []),
    ...(cell.rowspan > 1 ? [`rowspan: ${cell.rowspan}`] : []),
  ];
  const voice = row.isUnits ? 'unit' : isHead || cell.isHeader ? 'head' : VOICES[cell.align];
  return `table.cell(${settings.join(', ')}, ${voice ? `${voice}(${content})` : content})`;
}

const VOICES: Partial<Record<Cell['align'], string>> = { number: 'figure-cell', mono: 'figure-cell' };

// Columns of short entries take what they need and share what is left; columns of sentences share the rest.
function widths(grid: Grid): string[] {
  const longest = Array.from({ length: grid.columns }, () => 1);
  for (const cell of [...grid.head, ...grid.body].flatMap((row) => row.cells)) {
    if (cell.colspan > 1) continue;
    const lines = plainBlocks(cell.content).split('\n');
    const length = Math.max(...lines.map((line) => line.length));
    longest[cell.column] = Math.max(longest[cell.column] ?? 1, Math.min(length, 60));
  }
  return longest.map((length) => `${Math.max(6, length)}fr`);
}
