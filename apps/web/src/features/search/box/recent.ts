import { client } from '../../../client/client.ts';
import { i18n } from '../../../i18n/i18n.ts';
import type { SearchChoice } from './searchChoices.ts';
import type { Cell, RecentSearch, Row, RowGroup } from './suggestionRows.ts';

const maxSearches = 6;
const maxDocuments = 5;

/** The reader's recent searches and the documents that they opened last, as lines of the grid below the empty box. */
export async function recentGroups(): Promise<RowGroup[]> {
  const [searches, opened] = await Promise.all([
    client.search.recentSearches({}),
    client.usage.recentlyAccessed({}),
  ]);
  const t = i18n.getFixedT(null, 'search-facets');
  const documents = opened.slice(0, maxDocuments).map(({ document }): Cell[] => [
    { kind: 'document', document: { ...document, designationNoList: [], showMore: false } },
    { kind: 'forget', name: document.designationNo, contentCode: document.contentCode },
  ]);
  const found = searches.slice(0, maxSearches).map((search): Cell[] => [
    { kind: 'recent', search },
    { kind: 'forget', name: search.text, search },
  ]);
  let at = 0;
  const group = (code: string, name: string, lines: readonly Cell[][]): RowGroup => ({
    publisherCode: code,
    publisherName: name,
    rows: lines.map((cells): Row => ({ at: at++, cells })),
  });
  const groups = [
    group('searches', t('recent.searches'), found),
    group('documents', t('recent.documents'), documents),
  ].filter(({ rows }) => rows.length > 0);
  groups.at(-1)?.rows.push({ at, cells: [{ kind: 'forgetAll' }] });
  return groups;
}

/** Removes what a cell stands for, or everything. */
export async function forget(cell: Cell): Promise<void> {
  if (cell.kind === 'forgetAll')
    await Promise.all([
      client.search.forgetSearches({ query: {} }),
      client.usage.forgetAccessed({ query: {} }),
    ]);
  if (cell.kind !== 'forget') return;
  if (cell.search) await client.search.forgetSearches({ query: cell.search });
  if (cell.contentCode) await client.usage.forgetAccessed({ query: { contentCode: cell.contentCode } });
}

/** Saves a search that is made among the recent ones; that it failed is of no concern to anyone. */
export function remember(searchType: SearchChoice, text: string): void {
  const search: RecentSearch = { text: text.trim(), searchType };
  if (search.text !== '') client.search.rememberSearch({ body: search }).catch(() => {});
}
