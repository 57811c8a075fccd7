import { pickLists, type SearchCriteria } from '@norma/contracts';
import { documentTypeFacet } from '@norma/editions';
import { understood, type Condition, type Synonym, type SynonymRules } from '@norma/search-core';
import type { Reader } from '../../context.ts';
import type { SearchRequest, SuggestRequest } from '../../ports/search-engine.ts';
import { hasFeature, type Tenant } from '../../tenant/index.ts';
import { readQuery, type NamedPublisher, type ReadQuery } from './operators.ts';

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
  /** The publishers that the query may name, by their names. */
  readonly publishers?: readonly NamedPublisher[] | undefined;
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

/** What the reader's account subscribes to; nothing without an account. */
const subscriptionOf = ({ reader }: Within): NonNullable<SearchRequest['subscription']> => ({
  publishers: [...(reader.account?.publishers ?? [])],
  collections: [],
});

/** Nothing looked for, so that everything is found. */
export const everything = { keywords: '*', searchField: 'ALL' } as const;

/** A query without its operators, and what these ask for. */
export const queryWithin = (filters: SearchCriteria, { tenant, publishers }: Within): ReadQuery =>
  readQuery(filters, publishers ?? tenant.settings.publishers.map((code) => ({ code, name: code })));

/** A designation is looked for as it is typed, all else in other words as well. */
function wordsOf(
  filters: SearchCriteria,
  within: Within,
): Pick<SearchRequest, 'text' | 'otherWordings' | 'clause' | 'conditions'> {
  const { text, conditions } = queryWithin(filters, within);
  const isAsTyped = filters.searchField === 'D' || text === '';
  const { synonyms: _, ...words } = understood(text, within.synonyms);
  return {
    ...(isAsTyped ? { text } : words),
    ...(conditions.length > 0 && { conditions }),
  };
}

/** Whether no word may be read as another: the reader insists on it, or the library never does. */
const keepsSpelling = ({ exact }: SearchCriteria, { tenant }: Within): boolean =>
  exact === true || hasFeature(tenant.settings, 'no-spelling-correction');

/** Words of a search, and others that are looked for as well. */
export const synonymsSaid = (
  { keywords, searchField }: Pick<SearchCriteria, 'keywords' | 'searchField'>,
  { synonyms }: Pick<Within, 'synonyms'>,
): Synonym[] => (searchField === 'D' ? [] : understood(keywords, synonyms).synonyms);

/** What the engine is asked for a narrowing of the wire, before order and page are added. */
export const engineRequest = (filters: SearchCriteria, within: Within): SearchRequest => ({
  ...wordsOf(filters, within),
  ...(keepsSpelling(filters, within)
    ? { keepsSpelling: true }
    : { allowsPartial: true, correctsInContext: true }),
  field: fields[filters.searchField],
  scope: scopeOf(filters, within),
  ...(within.entitledOnly && { entitled: subscriptionOf(within) }),
  subscription: subscriptionOf(within),
  filters: picksOf(filters),
  ...(filters.onePerFamily && { onePerFamily: true }),
  sort: 'best',
  from: 0,
  size: 0,
  countFacets: [],
});

/** The designation that a query with operators asks for; other operators say nothing of what is being typed. */
const designationIn = (conditions: readonly Condition[]): string =>
  conditions
    .flatMap(({ anyOf, isExcluded }) => (isExcluded ? [] : anyOf))
    .flatMap((each) => ('text' in each && each.field === 'designation' ? each.text : []))[0] ?? '';

/** What the engine is asked for suggestions: at most so many families of each publisher. */
export const suggestRequest = (
  typed: { keywords: string; publisherId?: string; 'search-type': 'all_search' | 'subscription_search' },
  { tenant, reader }: Pick<Within, 'tenant' | 'reader'>,
  perPublisher: number,
): SuggestRequest => {
  const entitledOnly = typed['search-type'] === 'subscription_search';
  const filters = { ...everything, keywords: typed.keywords, publisherId: typed.publisherId };
  const { text, clause, scope, entitled, conditions } = engineRequest(filters, {
    tenant,
    reader,
    entitledOnly,
  });
  return {
    text: conditions ? designationIn(conditions) : text,
    ...(clause && { clause }),
    scope,
    ...(entitled && { entitled }),
    perPublisher,
  };
};
