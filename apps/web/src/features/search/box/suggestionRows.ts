import type { SuggestionGroup } from '@norma/contracts';
import type { SearchChoice } from './searchChoices.ts';
import type { Grid, Place } from './gridSteps.ts';

export type Suggested = SuggestionGroup['contentList'][number];
type Edition = Suggested['designationNoList'][number];

/** The target or action of a cell of the suggestions. */
export type Cell =
  | { kind: 'document'; document: Suggested }
  | { kind: 'edition'; edition: Edition }
  /** Shows all editions of a family, or few of them again. */
  | { kind: 'editions'; contentCode: string; isOpen: boolean; count: number }
  | { kind: 'more'; publisherCode: string; publisherName: string }
  | { kind: 'recent'; search: RecentSearch }
  /** Removes a recent search or document from the list. */
  | { kind: 'forget'; name: string; search?: RecentSearch; contentCode?: string }
  | { kind: 'forgetAll' };

/** A search that the reader made before. */
export type RecentSearch = { text: string; searchType: SearchChoice };

/** A row of the suggestions with its index: an entry, the other editions of its family, or "more". */
export type Row = { at: number; cells: Cell[] };

export type RowGroup = { publisherCode: string; publisherName: string; rows: Row[] };

/** How many other editions are shown of a family with more than five, before "more". */
export const fewOthers = 3;

/** Suggestions as the lines of a grid; `opened` are the entries of which all editions are to show. */
export function rowGroups(groups: readonly SuggestionGroup[], opened: ReadonlySet<string>): RowGroup[] {
  let at = 0;
  const row = (cells: Cell[]): Row => ({ at: at++, cells });
  return groups.map(({ publisherCode, publisherName, contentList, showMoreResults }) => ({
    publisherCode,
    publisherName,
    rows: [
      ...contentList.flatMap((document) => {
        const others = othersOf(document, opened.has(document.contentCode));
        return [row([{ kind: 'document', document }]), ...(others.length > 0 ? [row(others)] : [])];
      }),
      ...(showMoreResults ? [row([{ kind: 'more', publisherCode, publisherName }])] : []),
    ],
  }));
}

function othersOf({ contentCode, designationNoList, showMore }: Suggested, isOpen: boolean): Cell[] {
  const editions = designationNoList.filter((edition) => edition.contentCode !== contentCode);
  const shown = showMore && !isOpen ? editions.slice(0, fewOthers) : editions;
  const cells = shown.map((edition): Cell => ({ kind: 'edition', edition }));
  if (!showMore) return cells;
  return [...cells, { kind: 'editions', contentCode, isOpen, count: editions.length + 1 }];
}

/** The grid that the keys walk. */
export const gridOf = (groups: readonly RowGroup[]): Grid => ({
  cells: groups.flatMap(({ rows }) => rows.map(({ cells }) => cells.length)),
  starts: groups.flatMap(({ rows }) => rows[0]?.at ?? []),
});

/** The cell at a position of the grid. */
export const cellAt = (groups: readonly RowGroup[], { row, cell }: Place): Cell | undefined =>
  groups.flatMap(({ rows }) => rows)[row]?.cells[cell];

/** How many entries are suggested. */
export const entriesIn = (groups: readonly RowGroup[]): number =>
  groups.flatMap(({ rows }) => rows).filter(({ cells }) => cells[0]?.kind === 'document').length;
