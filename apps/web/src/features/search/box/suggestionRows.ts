import type { SuggestionGroup } from '@norma/contracts';
import type { Grid, Place } from './gridSteps.ts';

export type Suggested = SuggestionGroup['contentList'][number];
type Edition = Suggested['designationNoList'][number];

/** What a cell of the suggestions leads to, or does. */
export type Cell =
  | { kind: 'document'; document: Suggested }
  | { kind: 'edition'; edition: Edition }
  /** Shows all editions of a family, or few of them again. */
  | { kind: 'editions'; contentCode: string; isOpen: boolean; count: number }
  | { kind: 'more'; publisherCode: string; publisherName: string };

/** A line of the suggestions, at its place among all of them: a family by its editions, or the wish for more of a publisher. */
export type Row = { at: number; cells: Cell[] };

export type RowGroup = { publisherCode: string; publisherName: string; rows: Row[] };

/** Designations that show of a family with more than five editions, the entry's own among them. */
export const fewEditions = 4;

/** Suggestions as the lines of a grid; `opened` are the entries of which all editions are to show. */
export function rowGroups(groups: readonly SuggestionGroup[], opened: ReadonlySet<string>): RowGroup[] {
  let at = 0;
  const row = (cells: Cell[]): Row => ({ at: at++, cells });
  return groups.map(({ publisherCode, publisherName, contentList, showMoreResults }) => ({
    publisherCode,
    publisherName,
    rows: [
      ...contentList.map((document) => row(cellsOf(document, opened.has(document.contentCode)))),
      ...(showMoreResults ? [row([{ kind: 'more', publisherCode, publisherName }])] : []),
    ],
  }));
}

function cellsOf(document: Suggested, isOpen: boolean): Cell[] {
  const { contentCode, designationNoList, showMore } = document;
  const editions = designationNoList.filter((edition) => edition.contentCode !== contentCode);
  const shown = showMore && !isOpen ? editions.slice(0, fewEditions - 1) : editions;
  const cells: Cell[] = [
    { kind: 'document', document },
    ...shown.map((edition): Cell => ({ kind: 'edition', edition })),
  ];
  if (showMore) cells.push({ kind: 'editions', contentCode, isOpen, count: editions.length + 1 });
  return cells;
}

/** The grid that the keys walk. */
export const gridOf = (groups: readonly RowGroup[]): Grid => ({
  cells: groups.flatMap(({ rows }) => rows.map(({ cells }) => cells.length)),
  starts: groups.flatMap(({ rows }) => rows[0]?.at ?? []),
});

/** What stands at a place of the grid. */
export const cellAt = (groups: readonly RowGroup[], { row, cell }: Place): Cell | undefined =>
  groups.flatMap(({ rows }) => rows)[row]?.cells[cell];

/** How many entries are suggested. */
export const entriesIn = (groups: readonly RowGroup[]): number =>
  groups.flatMap(({ rows }) => rows).filter(({ cells }) => cells[0]?.kind === 'document').length;
