import { CsvError, parse, type Options } from 'csv-parse/sync';
import { z } from 'zod';

/** A line of a table and where it begins in the file; of one whose quotes are never closed that is said. */
export type Line = { readonly line: number; readonly cells: readonly string[]; readonly isUnclosed?: true };

const separators = [',', ';', '\t'] as const;

/** The filled lines of a table whose cells are parted by commas, semicolons or tabs, whichever part its first line most. */
export function tableOf(text: string): readonly Line[] {
  const { isDeclared, separator } = separatorOf(text);
  const body = isDeclared ? text.slice(text.indexOf('\n') + 1) : text;
  const before = isDeclared ? 1 : 0;
  try {
    return linesOf(body, separator, '"', before);
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    return aroundUnclosed(body, separator, before, Number(error['records']));
  }
}

/** A quote that is never closed would swallow all that follows: from its line on quotes are letters like others. */
function aroundUnclosed(text: string, separator: string, before: number, whole: number): readonly Line[] {
  const above = whole > 0 ? parsed(text, { delimiter: separator, to: whole }) : [];
  const read = above.at(-1)?.info.lines ?? 0;
  const rest = text.split(/(?<=\r\n|\r(?!\n)|\n)/).slice(read);
  const [broken, ...below] = linesOf(rest.join(''), separator, false, before + read);
  const closed = filled(above, before);
  return broken ? [...closed, { ...broken, isUnclosed: true }, ...below] : closed;
}

const linesOf = (text: string, delimiter: string, quote: '"' | false, before: number): Line[] =>
  filled(parsed(text, { delimiter, quote }), before);

const Parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));

const parsed = (text: string, options: Options): z.infer<typeof Parsed> => {
  const tolerant = { bom: true, relax_column_count: true, relax_quotes: true, trim: true };
  const records: unknown = parse(text, { ...tolerant, info: true, skip_empty_lines: true, ...options });
  return Parsed.parse(records);
};

const filled = (records: z.infer<typeof Parsed>, before: number): Line[] =>
  records
    .map(({ record, info }) => ({ line: before + info.lines - breaksIn(record), cells: record }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** The parser counts to the end of a record; one with line breaks in its cells begins further up. */
const breaksIn = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

function separatorOf(text: string): { readonly separator: string; readonly isDeclared: boolean } {
  const first = text.slice(0, 10_000).split(/\r\n|\r|\n/, 1)[0] ?? '';
  // Excel says in a line of its own which separator follows.
  const declared = /^\uFEFF?sep=(.)$/.exec(first)?.[1];
  if (declared) return { separator: declared, isDeclared: true };
  const outsideQuotes = first.replaceAll(/"[^"]*"/g, '');
  const countOf = (separator: string): number => outsideQuotes.split(separator).length;
  return {
    separator: separators.reduce((best, each) => (countOf(each) > countOf(best) ? each : best)),
    isDeclared: false,
  };
}
