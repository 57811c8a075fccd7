import { decodeQuery, encodeQuery } from '../../client/query.ts';
import { picksWritten, readPicks, type Pick } from './picks.ts';

/** As many characters as the search box takes. */
export const longestText = 500;

// Only the start of a longer text is searched; it is stored whole, so that quoting it shows an ellipsis.
const longestSent = 5_000;
// Beyond any list; later pages redirect to the last one.
const lastPage = 1_000_000;

export const pageSizes = [25, 50, 75, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export type SortOrder = 'best' | 'ascending' | 'descending' | 'newest' | 'oldest';
/** The searched fields, as coded in the URL: all, all but the designation, or the designation. */
export type SearchType = 'A' | 'K' | 'D';
/** The type of search: all content, the reader's subscription, or semantic. */
export type SearchKind = 'content' | 'subscription' | 'semantic';

/** The state of a search URL. */
export type SearchAddress = {
  readonly kind: SearchKind;
  readonly text: string;
  readonly type: SearchType;
  readonly publisherId: string | null;
  readonly sort: SortOrder;
  readonly size: PageSize;
  /** Zero-based. */
  readonly page: number;
  /** Whether of each standard only the best of the editions found is listed. */
  readonly isOnePerFamily: boolean;
  /** Whether the words are searched as they are typed only, without corrections. */
  readonly isExact: boolean;
  readonly picks: readonly Pick[];
  /** Whether the address holds picks that cannot be read. */
  readonly hasBrokenPicks: boolean;
};

/** Sort orders in URLs and calls; relevance has none. */
export const writtenSorts = {
  best: undefined,
  ascending: 'oth_col_1,asc',
  descending: 'oth_col_1,desc',
  newest: 'date,desc',
  oldest: 'date,asc',
} as const satisfies Record<SortOrder, string | undefined>;

/** The orders a list may have, the usual one first. */
export const sortOrders = ['best', 'ascending', 'descending', 'newest', 'oldest'] as const;

/** Where the searches are. */
export const searchPaths: Readonly<Record<SearchKind, string>> = {
  content: '/content-search/',
  subscription: '/mysubscription-search/',
  semantic: '/semantic-search/',
};

/** The type of search of a path; subscription unless it is all content or semantic. */
export function searchKindOf(pathname: string): SearchKind {
  const name = pathname.split('/')[1];
  if (name === 'content-search') return 'content';
  return name === 'semantic-search' ? 'semantic' : 'subscription';
}

/** Reads the query string of a search; invalid parameters count as absent. */
export function readSearch(query: string, kind: SearchKind = 'content'): SearchAddress {
  const parameters = decodeQuery(query);
  const value = (name: string): string => decodedAgain(parameters[name]?.[0] ?? '');
  const type = value('stype').toUpperCase();
  const size = Number(value('sortcounts'));
  const page = Number(value('page'));
  const sort = value('sort').toLowerCase();
  const { picks, isBroken } = readPicks(value('categories'));
  return {
    kind,
    text: Array.from(value('content')).slice(0, longestSent).join(''),
    type: type === 'K' || type === 'D' ? type : 'A',
    publisherId: value('publisherid').replace(/^publisher-/i, '') || null, // As the older product writes it.
    sort: sortOrders.find((order) => writtenSorts[order] === sort) ?? 'best',
    size: pageSizes.find((each) => each === size) ?? 25,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 0,
    isOnePerFamily: value('families') === '1',
    isExact: value('exact') === '1',
    picks,
    hasBrokenPicks: isBroken,
  };
}

/** Writes the query string of a search; defaults are left out. */
export function searchQuery(search: Partial<SearchAddress>): string {
  const {
    text = '',
    type = 'A',
    publisherId = null,
    sort = 'best',
    size = 25,
    page = 0,
    isOnePerFamily = false,
    isExact = false,
    picks = [],
  } = search;
  return encodeQuery({
    content: text || undefined,
    stype: type === 'A' ? undefined : type,
    publisherid: publisherId ?? undefined,
    sort: writtenSorts[sort],
    sortcounts: size === 25 ? undefined : size,
    page: page === 0 ? undefined : page,
    families: isOnePerFamily ? 1 : undefined,
    exact: isExact ? 1 : undefined,
    categories: picks.length > 0 ? picksWritten(picks) : undefined,
  });
}

/** The address of a search, in all content unless its kind says otherwise. */
export const searchPath = (search: Partial<SearchAddress>): string =>
  searchPaths[search.kind ?? 'content'] + searchQuery(search);

const encodedWholly = /^(?:[\w.!~*'()-]|%[\da-f]{2})*$/i;

/**
 * Takes off a second encoding: links were passed on with `anchor%2520creep`, or with `%255B…` for a list. Only where
 * all of it is encoded; the calls read `%25` as `%` themselves, so that nothing typed is lost by it.
 */
function decodedAgain(value: string): string {
  if (!encodedWholly.test(value)) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // Escapes that are no UTF-8 are text.
  }
}
