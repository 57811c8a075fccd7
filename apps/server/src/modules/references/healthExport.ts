import type { CitationHealth } from '@norma/contracts';
import type { ReaderContext, WrittenFile } from '../../context.ts';
import { tableHeads } from '../../i18n/tableHeads.ts';
import { csvTable, type Cell } from '../../lib/csv.ts';

const heads = ['designation', 'title', 'verdict', 'editionInForce', 'useInstead', 'citedIn', 'path'] as const;

/** Citation health as a file: a table with a row for each reference and each way, or JSON by its schema. */
export function writtenHealth(
  health: CitationHealth,
  format: 'csv' | 'json',
  { language }: Pick<ReaderContext, 'language'>,
): WrittenFile {
  const name = `citation-health-${health.checkedAt.slice(0, 10)}.${format}`;
  if (format === 'json')
    return { mediaType: 'application/json', name, pieces: piecesOf(`${JSON.stringify(health, null, 2)}\n`) };
  return {
    mediaType: 'text/csv; charset=utf-8',
    name,
    pieces: csvTable(tableHeads(language, heads), rowsOf(health)),
  };
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}

async function* rowsOf({ references }: CitationHealth): AsyncGenerator<Cell[][]> {
  yield references.flatMap(({ designation, title, state, inForce, replacement, citedBy, paths }) => {
    const cited = citedBy
      .map((each) => [each.designation, each.clauses.join(', ')].filter(Boolean).join(': '))
      .join('; ');
    const row = (path: string): Cell[] => [
      designation,
      title,
      state,
      inForce?.designation ?? null,
      replacement?.designation ?? (state === 'superseded-edition' ? (inForce?.designation ?? null) : null),
      cited,
      path,
    ];
    const ways = paths.map((path) => path.map((each) => each.designation).join(' > '));
    return ways.length === 0 ? [row('')] : ways.map(row);
  });
}
