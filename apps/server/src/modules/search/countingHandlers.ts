import { pickLists, type counting, type SearchCriteria, type PickList } from '@norma/contracts';
import type { Handlers, ReaderContext } from '../../context.ts';
import type { SearchEngine, SearchResult } from '../../ports/search-engine.ts';
import type { DocumentTables } from '../documents/index.ts';
import { engineRequest } from './filters.ts';
import { publishersFor } from './operators.ts';
import { synonymsOf } from './synonyms.ts';
import type { Tables } from './tables.ts';

type Context = Pick<ReaderContext<Tables>, 'tenant' | 'reader' | 'db' | 'signal'>;
type Counts = SearchResult['counts'][string];
type TopLevel = { body: SearchCriteria & { section: 'Publisher' | 'Category' } };

/** Answers the calls that count what each pick would leave, among all documents and among the entitled ones. */
export function countingHandlers(engine: SearchEngine): Handlers<typeof counting, Tables> {
  const counts = async (
    sections: readonly PickList[],
    filters: SearchCriteria,
    { tenant, reader, db, signal }: Context,
    entitledOnly: boolean,
  ): Promise<SearchResult['counts']> => {
    const synonyms = await synonymsOf(db.$pickTables<'search_synonyms'>());
    const publishers = await publishersFor(filters.keywords, {
      db: db.$pickTables<keyof DocumentTables>(),
      tenant,
    });
    const request = engineRequest(filters, { tenant, reader, entitledOnly, synonyms, publishers });
    return (await engine.search({ ...request, countFacets: [...sections] }, signal)).counts;
  };
  const count =
    (entitledOnly: boolean) =>
    ({ body }: { body: SearchCriteria }, ctx: Context): Promise<SearchResult['counts']> =>
      counts(pickLists, body, ctx, entitledOnly);
  const publisherCount =
    (entitledOnly: boolean) =>
    async ({ body }: { body: SearchCriteria }, ctx: Context): Promise<Counts> =>
      (await counts(['publisherList'], body, ctx, entitledOnly))['publisherList'] ?? {};
  const topLevelCount =
    (entitledOnly: boolean) =>
    async ({ body: { section, ...filters } }: TopLevel, ctx: Context): Promise<Counts> => {
      if (section === 'Publisher') return publisherCount(entitledOnly)({ body: filters }, ctx);
      const { categoryList = {} } = await counts(['categoryList'], filters, ctx, entitledOnly);
      return Object.fromEntries(Object.entries(categoryList).filter(([key]) => !key.includes('/')));
    };
  return {
    topLevelCount: topLevelCount(false),
    entitledTopLevelCount: topLevelCount(true),
    count: count(false),
    entitledCount: count(true),
    publisherCount: publisherCount(false),
    entitledPublisherCount: publisherCount(true),
  };
}
