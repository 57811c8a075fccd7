import { pickLists, type SearchCriteria } from '@norma/contracts';
import { documentTypeFacet } from '@norma/editions';
import { understood, type Synonym, type SynonymRules } from '@norma/search-core';
import type { Reader } from '../../context.ts';
import type { SearchRequest, SuggestRequest } from '../../ports/search-engine.ts';
import type { Tenant } from '../../tenant/index.ts';

const fields = { ALL: 'all', K: 'keyword', D: 'designation' } as const;

const picksOf = (filters: SearchCriteria): SearchRequest['filters'] =>
  Object.fromEntries(
    pickLists.flatMap((list) => {
      const keys = filters[list];
      if (!keys || keys.length === 0) return [];
      return [[list, list === 'documentTypeList' ? keys.map(documentTypeFacet) : keys]];
    }),
  );

type Within = {
  readonly tenant: Tenant;
  readonly reader: Pick<Reader, 'account'>;
  /** Whether only documents count that the reader's account may open. */
  readonly entitledOnly: boolean;
  /** Of the entitled documents, only those of these publishers; none mean all. */
  readonly publisherCodes?: readonly string[] | undefined;
  /** The tenant's own synonyms. */
  readonly synonyms?: SynonymRules | undefined;
};

/** Publishers a search may find: the tenant's, narrowed and never widened by those that are named. */
function scopeOf(
  { publisherId }: SearchCriteria,
  { tenant, entitledOnly, publisherCodes = [] }: Within,
): string[] {
  const named = new Set(entitledOnly ? publisherCodes : []);
  return tenant.settings.publishers.filter(
    (code) => (!publisherId || code === publisherId) && (named.size === 0 || named.has(code)),
  );
}

/** Nothing looked for, so that everything is found. */
export const everything = { keywords: '*', searchField: 'ALL' } as const;

/** A designation is looked for as it is typed, all else in other words as well. */
function wordsOf(
  { keywords, searchField }: SearchCriteria,
  { synonyms }: Within,
): Pick<SearchRequest, 'text' | 'otherWordings' | 'clause'> {
  if (searchField === 'D') return { text: keywords };
  const { synonyms: _, ...words } = understood(keywords, synonyms);
  return words;
}

/** Words of a search, and others that are looked for as well. */
export const synonymsSaid = (
  { keywords, searchField }: Pick<SearchCriteria, 'keywords' | 'searchField'>,
  { synonyms }: Pick<Within, 'synonyms'>,
): Synonym[] => (searchField === 'D' ? [] : understood(keywords, synonyms).synonyms);

/** What the engine is asked for a narrowing of the wire, before order and page are added. */
export const engineRequest = (filters: SearchCriteria, within: Within): SearchRequest => ({
  ...wordsOf(filters, within),
  allowsPartial: true,
  correctsInContext: true,
  field: fields[filters.searchField],
  scope: scopeOf(filters, within),
  ...(within.entitledOnly && {
    entitled: { publishers: [...(within.reader.account?.publishers ?? [])], collections: [] },
  }),
  filters: picksOf(filters),
  ...(filters.onePerFamily && { onePerFamily: true }),
  sort: 'best',
  from: 0,
  size: 0,
  countFacets: [],
});

/** What the engine is asked for suggestions: at most so many families of each publisher. */
export const suggestRequest = (
  typed: { keywords: string; publisherId?: string; 'search-type': 'all_search' | 'subscription_search' },
  { tenant, reader }: Pick<Within, 'tenant' | 'reader'>,
  perPublisher: number,
): SuggestRequest => {
  const entitledOnly = typed['search-type'] === 'subscription_search';
  const filters = { ...everything, keywords: typed.keywords, publisherId: typed.publisherId };
  const { text, clause, scope, entitled } = engineRequest(filters, { tenant, reader, entitledOnly });
  return {
    text,
    ...(clause && { clause }),
    scope,
    ...(entitled && { entitled }),
    perPublisher,
  };
};
