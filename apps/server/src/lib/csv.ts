import { stringify } from 'csv-stringify/sync';

/** A cell of a table; null is empty. */
export type Cell = string | number | null;

/** What a spreadsheet would take for a formula, were it the first character of a text. */
const formulaLike = /^[=+\-@\t\r]/;

/** What tells spreadsheets that a file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A table of CSV (RFC 4180), its heads in the first line. Lines come many at once, because each piece of an answer is
 * compressed and sent on its own.
 */
export async function* csvTable(
  heads: readonly string[],
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([heads]);
  for await (const some of rows) if (some.length > 0) yield csvLines(some);
}

/**
 * Lines of CSV. A text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP, CSV Injection); numbers
 * stay numbers, which is why `escape_formulas` of the library is not used.
 */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  stringify(rows as Cell[][], {
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    cast: { string: withoutFormula },
  });

const withoutFormula = (text: string): string =>
  formulaLike.test(text.trimStart()) || formulaLike.test(text) ? `'${text}` : text;
