type Cell = string | number | null;

/** Opens a table in spreadsheets as UTF-8, which some would otherwise take for another encoding. */
const mark = '\ufeff';

/** A table of comma-separated values (RFC 4180), piece by piece, its heads in the first row. */
export async function* csv(
  heads: readonly string[],
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield mark + lineOf(heads);
  for await (const some of rows) yield some.map(lineOf).join('');
}

const lineOf = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`;

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  // What somebody typed must not be reckoned with as a formula by the program of somebody else.
  const text = /^[=+\-@\t\r]/.test(cell ?? '') ? `'${cell}` : (cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
