import { csvBegin, csvLine } from './csv.ts';

type Cell = string | number | null;

/** A table of CSV, piece by piece, its heads in the first line. */
export async function* csvTable(
  heads: readonly string[],
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield csvBegin + csvLine(heads);
  for await (const some of rows) yield some.map((cells) => csvLine(cells.map((cell) => cell ?? ''))).join('');
}
