/** What a spreadsheet would take for a formula, were it the first character of a text. */
const formulaLike = /^[=+\-@\t\r]/;

/** What tells spreadsheets that a file is UTF-8. */
export const csvBegin = '\uFEFF';

/**
 * A line of CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it
 * (OWASP, CSV Injection); numbers stay numbers.
 */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formulaLike.test(value.trimStart()) || formulaLike.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
