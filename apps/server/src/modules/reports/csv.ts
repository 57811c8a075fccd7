/** A line of a table. */
export type Line = readonly (string | number)[];

/**
 * Lines as RFC 4180 writes them, with a mark before them by which spreadsheets know UTF-8. They are sent as they come, many
 * at once: each piece of an answer is packed and sent on its own.
 */
export async function* csvOf(heads: Line, lines: AsyncIterable<readonly Line[]>): AsyncGenerator<string> {
  yield `\uFEFF${written(heads)}`;
  for await (const some of lines) yield some.map(written).join('');
}

const written = (line: Line): string => `${line.map(cell).join(',')}\r\n`;

/** A text that a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
