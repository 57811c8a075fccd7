import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grid } from '../content.ts';
import { aStandard } from '../testing/aStandard.ts';
import { readSts } from './read-sts.ts';

function gridOf(table: string): Grid {
  const [block] = readSts(aStandard({ body: `<table-wrap><table>${table}</table></table-wrap>` })).content
    .blocks;
  const grid = block?.kind === 'table' ? block.grids[0] : undefined;
  if (!grid) throw new Error('no table was read');
  return grid;
}

/** How often each place of a part of the grid is covered. */
function coverage(rows: Grid['body'], columns: number): number[] {
  const places = Array.from({ length: rows.length * columns }, () => 0);
  rows.forEach((row, index) => {
    for (const cell of row.cells)
      for (let y = index; y < index + cell.rowspan; y++)
        for (let x = cell.column; x < cell.column + cell.colspan; x++)
          places[y * columns + x] = (places[y * columns + x] ?? 0) + 1;
  });
  return places;
}

describe('a table', () => {
  it('covers every place of its grid exactly once, however ragged the source', () => {
    const span = fc.constantFrom('', '0', '1', '2', '3', '7', '-1', '999999999', 'x');
    const cell = fc.record({ colspan: span, rowspan: span });
    const rows = fc.array(fc.array(cell, { maxLength: 5 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, rows, (head, body) => {
        const write = (part: typeof head) =>
          part
            .map(
              (row) =>
                `<tr>${row.map(({ colspan, rowspan }) => `<td colspan="${colspan}" rowspan="${rowspan}">x</td>`).join('')}</tr>`,
            )
            .join('');
        const grid = gridOf(`<thead>${write(head)}</thead><tbody>${write(body)}</tbody>`);
        for (const part of [grid.head, grid.body])
          expect(coverage(part, grid.columns)).toEqual(
            Array.from({ length: part.length * grid.columns }, () => 1),
          );
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['<td align="right">14.6</td>', 'number'],
    ['<td align="right">1\u2009000</td>', 'number'],
    ['<td align="right">±0.005</td>', 'number'],
    ['<td align="right">–</td>', 'number'],
    ['<td align="right">see 8.3</td>', 'end'],
    ['<td align="center">12</td>', 'center'],
    ['<td>steel</td>', 'start'],
  ])('sets %s as %s', (cell, align) => {
    expect(gridOf(`<tbody><tr><td>a</td>${cell}</tr></tbody>`).body[0]?.cells[1]?.align).toBe(align);
  });

  it('sets the numbers of its first column in mono, where they stand', () => {
    expect(gridOf('<tbody><tr><td align="left">12</td></tr></tbody>').body[0]?.cells[0]?.align).toBe('mono');
  });

  it('does not take the mark of a note for part of a number', () => {
    const [block] = readSts(
      aStandard({
        body: `<table-wrap><table><tbody><tr><td/><td align="right">1.04<xref ref-type="table-fn" rid="n"><sup>b</sup></xref></td></tr></tbody></table>
          <table-wrap-foot><fn id="n"><label><sup>b</sup></label><p>Provisional.</p></fn></table-wrap-foot></table-wrap>`,
      }),
    ).content.blocks;
    expect(block).toMatchObject({
      notes: [{ id: 's-n', label: 'b' }],
      grids: [{ body: [{ cells: [{}, { align: 'number' }] }] }],
    });
  });

  it.each([
    ['<tr><th>Load</th></tr><tr><th>kN</th></tr>', true],
    ['<tr><th>Load</th><th>Stress</th></tr><tr><th>N/mm²</th><th>–</th></tr>', true],
    ['<tr><th>Limit</th></tr><tr><th>r</th></tr>', false],
    ['<tr><th>kN</th></tr>', false],
  ])('of head %s ends with a row of units: %s', (head, isUnits) => {
    expect(gridOf(`<thead>${head}</thead><tbody><tr><td>1</td></tr></tbody>`).head.at(-1)?.isUnits).toBe(
      isUnits,
    );
  });

  it.each([
    ['Load<break/>kN', true],
    ['Load<break/>kN<xref ref-type="table-fn" rid="n">a</xref>', true],
    ['Long<break/>term', false],
  ])('marks the unit in the head %s: %s', (head, isMarked) => {
    const grid = gridOf(
      `<thead><tr><th>${head}</th></tr></thead><tbody><tr><td><fn id="n"/></td></tr></tbody>`,
    );
    expect(JSON.stringify(grid.head).includes('"style":"unit"')).toBe(isMarked);
  });

  it('without a head takes a first row of headings for one', () => {
    const grid = gridOf('<tr><th>a</th></tr><tr><td>1</td></tr>');
    expect([grid.head.length, grid.body.length]).toEqual([1, 1]);
  });
});

describe('an OASIS table', () => {
  const table = `<oasis:table xmlns:oasis="http://www.niso.org/standards/z39-96/ns/oasis-exchange/table">
    <oasis:tgroup cols="3"><oasis:colspec colname="a"/><oasis:colspec colname="b"/><oasis:colspec colname="c"/>
    <oasis:thead><oasis:row><oasis:entry namest="a" nameend="b">Size</oasis:entry><oasis:entry>Load</oasis:entry></oasis:row>
    </oasis:thead><oasis:tbody>
      <oasis:row><oasis:entry morerows="1">M8</oasis:entry><oasis:entry>10</oasis:entry><oasis:entry>20</oasis:entry></oasis:row>
      <oasis:row><oasis:entry colname="c" align="right">30</oasis:entry></oasis:row>
    </oasis:tbody></oasis:tgroup></oasis:table>`;

  it('has its spans and named columns', () => {
    const [block] = readSts(aStandard({ body: `<table-wrap>${table}</table-wrap>` })).content.blocks;
    const grid = block?.kind === 'table' ? block.grids[0] : undefined;
    const places = (rows: Grid['body'] = []) =>
      rows.map((row) => row.cells.map(({ column, colspan, rowspan }) => [column, colspan, rowspan]));
    expect(places(grid?.head)).toEqual([
      [
        [0, 2, 1],
        [2, 1, 1],
      ],
    ]);
    expect(places(grid?.body)).toEqual([
      [
        [0, 1, 2],
        [1, 1, 1],
        [2, 1, 1],
      ],
      [
        [1, 1, 1],
        [2, 1, 1],
      ],
    ]);
    expect(grid?.body[1]?.cells[1]?.align).toBe('number');
  });
});
