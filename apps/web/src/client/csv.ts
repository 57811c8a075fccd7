import { saveFile } from './saveFile.ts';

/** A table as CSV that spreadsheets open: with a mark for UTF-8, and nothing in it that they would run as a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;

/** What a spreadsheet would take for a formula, were it the first character of a text (OWASP, CSV Injection). */
const formulaLike = /^[=+\-@\t\r]/;

function cellOf(text: string): string {
  const guarded = formulaLike.test(text.trimStart()) || formulaLike.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Lets the browser save a table. */
export const saveCsv = (rows: readonly (readonly string[])[], name: string): void =>
  saveFile(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
