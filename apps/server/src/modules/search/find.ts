import type { ClassicSearch, ResultPage, SearchPage } from '@norma/contracts';
import { fail, type Failed } from '@norma/contracts/kit';
import { replaceWords } from '@norma/search-core';
import type { ReaderContext } from '../../context.ts';
import type { SearchEngine, SearchRequest } from '../../ports/search-engine.ts';
import type { Usage } from '../../ports/usage.ts';
import { usageActor } from '../../lib/usageActor.ts';
import { documentTypeNames } from '../../tenant/vocabulary.ts';
import type { DocumentTables } from '../documents/index.ts';
import { engineRequest, queryWithin, synonymsSaid } from './filters.ts';
import { publishersFor } from './operators.ts';
import { resultDocuments } from './results.ts';
import { synonymsOf } from './synonyms.ts';
import { searchTypeOf, searchTypeOff } from './searchTypes.ts';
import type { Tables } from './tables.ts';

type Search = {
  readonly query: ClassicSearch;
  readonly page: SearchPage;
  readonly entitledOnly: boolean;
  readonly publisherCodes?: readonly string[] | undefined;
};

const orders = {
  BEST_MATCH: 'best',
  'oth_col_1,asc': 'titleAscending',
  'oth_col_1,desc': 'titleDescending',
  'date,desc': 'newest',
  'date,asc': 'oldest',
} as const satisfies Record<NonNullable<SearchPage['sort']>, SearchRequest['sort']>;

/** Finds one page of documents; the first page of a search counts as a use of the library. */
export async function find(
  { engine, usage }: { engine: SearchEngine; usage: Usage },
  { query: search, page: { page, size, sort = 'oth_col_1,asc' }, entitledOnly, publisherCodes }: Search,
  ctx: ReaderContext<Tables>,
): Promise<ResultPage | Failed<'search-type-off'>> {
  const { tenant, reader, db, signal, language } = ctx;
  const { searchField, sortType, keywords } = search;
  const off = searchTypeOff(tenant, { searchField, entitledOnly });
  if (off) return fail('search-type-off', { searchType: off });
  const searchType = searchTypeOf({ searchField, entitledOnly });
  const from = page * size;
  const synonyms = await synonymsOf(db.$pickTables<'search_synonyms'>());
  const publishers = await publishersFor(keywords, { db: db.$pickTables<keyof DocumentTables>(), tenant });
  const within = { tenant, reader, entitledOnly, publisherCodes, synonyms, publishers };
  const request = engineRequest(search, within);
  const { ignored, words: searchedWords } = queryWithin(search, within);
  const asked = searchedWords ?? keywords;
  const order = sortType === 'BEST_MATCH' ? 'best' : orders[sort];
  const {
    total,
    subscribed: subscribedCount,
    hits,
    corrections,
    isPartial,
    suggestion,
    clause,
  } = await engine.search({ ...request, sort: order, from, size }, signal);
  // The page shows why a document was found by the words that it was found by.
  const words = [...corrections.map(({ used }) => used), asked, ...(request.otherWordings ?? [])].join(' ');
  const misspelt = new Set(corrections.map(({ typed }) => typed.toLowerCase()));
  const query = [
    ...asked.split(/\s+/).filter((word) => !misspelt.has(word.toLowerCase())),
    ...corrections.map(({ used }) => used),
  ].join(' ');
  const use = { type: 'search', searchType, text: keywords, found: total, ...searched(request) } as const;
  const [documents] = await Promise.all([
    resultDocuments(db, hits, {
      words,
      query,
      reader,
      clause: clause ?? undefined,
      nameOfType: documentTypeNames(tenant, language),
    }),
    page === 0 && usage.record(tenant.key, { ...use, ...usageActor(ctx) }),
  ]);
  const nextPageFlag = from + hits.length < total;
  const said = synonymsSaid({ ...search, keywords: asked }, { synonyms });
  return {
    count: total,
    subscribedCount,
    documents,
    nextPageFlag,
    searchType,
    corrections,
    correctedText: corrections.length > 0 ? replaceWords(keywords, corrections) : null,
    synonyms: said,
    isPartial,
    suggestion,
    ignored,
    words: searchedWords,
  };
}

/** The publishers that were searched; of those that the account does not subscribe to, nothing may have been. */
function searched({ scope, entitled, filters }: SearchRequest) {
  const picked = filters['publisherList'] ?? [];
  const isChosen = picked.length > 0 || entitled !== undefined;
  const publishers = scope.filter(
    (code) => (picked.length === 0 || picked.includes(code)) && (entitled?.publishers.includes(code) ?? true),
  );
  return { publishers, isChosen };
}
