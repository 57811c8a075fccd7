import type { IgnoredPart, ResultDocument } from '@norma/contracts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { i18n } from '../../i18n/i18n.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { subscriptionsQuery } from '../session/index.ts';
import { writtenSorts, type SearchAddress } from './address.ts';
import { narrowing } from './narrowing.ts';
import { keysIn } from './picks.ts';

/** A document that was found, and by meaning: which of its sentences came nearest. */
export type FoundDocument = ResultDocument & {
  readonly meaning?: { readonly sentence: string | null };
};

/** A page of the documents found, and the search that found them. */
export type Found = {
  readonly search: SearchAddress;
  readonly count: number;
  /** Of these, those that the reader's account subscribes to. */
  readonly subscribedCount: number;
  readonly documents: readonly FoundDocument[];
  readonly nextPageFlag: boolean;
  /** Words that no document has, each with the one that was looked for in its place. */
  readonly corrections: readonly { readonly typed: string; readonly used: string }[];
  /** What was typed with the corrections in it; null without any. */
  readonly correctedText: string | null;
  /** Words of the text and others that were looked for as well. */
  readonly synonyms: readonly { readonly typed: string; readonly used: string }[];
  /** Whether no document has all words, so that these have most of them. */
  readonly isPartial: boolean;
  /** Another spelling of the text that finds far more documents. */
  readonly suggestion: { readonly text: string; readonly found: number } | null;
  /** What of the query was not understood. */
  readonly ignored: readonly IgnoredPart[];
  /** The words that documents were found by, where the query has operators. */
  readonly words: string | null;
};

type SearchParams = { search: SearchAddress; isUnified: boolean };
type Sending = { signal: AbortSignal; queries: QueryClient };
type Page = Omit<Found, 'search'>;

/** A page of results; the last one stays while the next is on its way, and a search no longer wanted is given up. */
export const foundQuery = ({ search, isUnified }: SearchParams) =>
  queryOptions({
    queryKey: queryKeys.search('results', search, isUnified, i18n.language),
    queryFn: async ({ signal, client: queries }): Promise<Found> => {
      const runSearch = search.kind === 'semantic' ? byMeaning : isUnified ? unified : classic;
      return { ...(await runSearch(search, { signal, queries })), search };
    },
    placeholderData: keepPreviousData,
    meta: { isHandled: true },
  });

async function unified(search: SearchAddress, { signal, queries }: Sending): Promise<Page> {
  const isOwn = search.kind === 'subscription';
  const body = {
    ...wordsAndOrder(search),
    filters: { 'subscribed-contents': isOwn },
    ...(isOwn && { 'publisher-codes': await subscribedPublishers(queries) }),
  };
  return client.search.unified({ query: pageOf(search), body }, { signal });
}

/** The calls of the older screen, for accounts that have not moved to the unified one. */
async function classic(search: SearchAddress, { signal }: Sending): Promise<Page> {
  const sent = { query: pageOf(search), body: wordsAndOrder(search) };
  const call = search.kind === 'subscription' ? client.search.entitled : client.search.classic;
  const { result, ...page } = await call(sent, { signal });
  return { ...page, documents: result };
}

async function byMeaning(search: SearchAddress, { signal }: Sending): Promise<Page> {
  const { text, page, size, publisherId, picks } = search;
  const publishers = publisherId ? [publisherId] : keysIn(picks, 'publisherList');
  const sent = { query: { page, pageSize: size }, body: { keywords: text.trim(), publishers } };
  return { ...(await client.search.semantic(sent, { signal })), ...asWritten };
}

/** A search by meaning reads no word as another. */
const asWritten = {
  corrections: [],
  synonyms: [],
  correctedText: null,
  isPartial: false,
  suggestion: null,
  words: null,
} as const;

const pageOf = ({ page, size, sort }: SearchAddress) => ({ page, size, sort: writtenSorts[sort] });

const wordsAndOrder = (search: SearchAddress) => ({
  ...narrowing(search),
  sortType: search.sort === 'best' ? ('BEST_MATCH' as const) : ('OVERRIDE_SORT' as const),
});

async function subscribedPublishers(queries: QueryClient): Promise<string[]> {
  const subscriptions = await queries.ensureQueryData(subscriptionsQuery);
  return [...new Set(subscriptions.map(({ subscriptionInfo }) => subscriptionInfo.publisherSearchKey))];
}
