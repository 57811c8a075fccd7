import { decodeQuery, encodeQuery } from '../../client/query.ts';
import { picksWritten, readPicks, type Pick } from './picks.ts';

/** As many characters as the search box takes. */
export const longestText = 500;

// A longer text is searched by its beginning; it is kept, so that what is quoted of it shows that it goes on.
const longestSent = 5_000;

export const pageSizes = [25, 50, 75, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export type SortOrder = 'best' | 'ascending' | 'descending';
/** Where a search looks, in the code of the address: everything, keywords, or designations. */
export type SearchType = 'A' | 'K' | 'D';

/** What an address of the search asks for. */
export type SearchAddress = {
  readonly text: string;
  readonly type: SearchType;
  readonly publisherId: string | null;
  readonly sort: SortOrder;
  readonly size: PageSize;
  /** Zero-based. */
  readonly page: number;
  readonly picks: readonly Pick[];
  /** Whether the address holds picks that cannot be read. */
  readonly hasBrokenPicks: boolean;
};

const sorts: Record<string, SortOrder> = { 'oth_col_1,asc': 'ascending', 'oth_col_1,desc': 'descending' };
const writtenSorts = { best: undefined, ascending: 'oth_col_1,asc', descending: 'oth_col_1,desc' } as const;

/** Reads the query of a search address; whatever cannot be read counts as absent. */
export function readSearch(query: string): SearchAddress {
  const parameters = decodeQuery(query);
  const value = (name: string): string => parameters[name]?.[0] ?? '';
  const type = value('stype').toUpperCase();
  const size = Number(value('sortcounts'));
  const page = Number(value('page'));
  const { picks, isBroken } = readPicks(value('categories'));
  return {
    text: Array.from(value('content')).slice(0, longestSent).join(''),
    type: type === 'K' || type === 'D' ? type : 'A',
    publisherId: value('publisherid') || null,
    sort: sorts[value('sort').toLowerCase()] ?? 'best',
    size: pageSizes.find((each) => each === size) ?? 25,
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
    picks,
    hasBrokenPicks: isBroken,
  };
}

/** Writes the query of a search address; what is as usual is left out. */
export function searchQuery(search: Partial<SearchAddress>): string {
  const {
    text = '',
    type = 'A',
    publisherId = null,
    sort = 'best',
    size = 25,
    page = 0,
    picks = [],
  } = search;
  return encodeQuery({
    content: text,
    stype: type === 'A' ? undefined : type,
    publisherid: publisherId ?? undefined,
    sort: writtenSorts[sort],
    sortcounts: size === 25 ? undefined : size,
    page: page === 0 ? undefined : page,
    categories: picks.length > 0 ? picksWritten(picks) : undefined,
  });
}

/** The address of a search in all content. */
export const searchPath = (search: Partial<SearchAddress>): string =>
  `/content-search/${searchQuery(search)}`;
