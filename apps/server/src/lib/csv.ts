/** A cell of a table; null is empty. */
export type Cell = string | number | null;

/** What a spreadsheet would take for a formula, were it the first character of a text. */
const formulaLike = /^[=+\-@\t\r]/;

/** What tells spreadsheets that a file is UTF-8. */
const utf8Mark = '\uFEFF';

/**
 * A table of CSV (RFC 4180), its heads in the first line. Lines come many at once, because each piece of an answer is packed
 * and sent on its own.
 */
export async function* csvTable(
  heads: readonly string[],
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield utf8Mark + csvLine(heads);
  for await (const some of rows) if (some.length > 0) yield some.map(csvLine).join('');
}

/**
 * A line of CSV. A text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP, CSV Injection); numbers
 * stay numbers.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`;

function written(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = formulaLike.test(cell.trimStart()) || formulaLike.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
