import type { search } from '@norma/contracts';
import type { Handlers, ReaderContext } from '../../context.ts';
import type { SearchEngine, SearchRequest } from '../../ports/search-engine.ts';
import type { Usage } from '../../ports/usage.ts';
import type { DocumentTables } from '../documents/index.ts';
import { countedSections, engineRequest } from './narrowing.ts';
import { refinementHandlers } from './refinement/handlers.ts';
import { resultDocuments } from './results.ts';
import { suggestions } from './suggestions.ts';

type Asking = ReaderContext<DocumentTables>;

const moreSuggestions = 25;

const everything = { keywords: '*', searchField: 'ALL' } as const;

export function searchHandlers({
  engine,
  usage,
}: {
  engine: SearchEngine;
  usage: Usage;
}): Handlers<typeof search, DocumentTables> {
  const requestOf = (
    asked: Parameters<typeof engineRequest>[0],
    asking: Asking,
    entitledOnly = false,
  ): SearchRequest => engineRequest(asked, { tenant: asking.tenant, reader: asking.reader, entitledOnly });

  const countOf = async (section: string, asked: Parameters<typeof engineRequest>[0], asking: Asking) => {
    const { counts } = await engine.search({ ...requestOf(asked, asking), countSections: [section] });
    return counts[section] ?? {};
  };

  return {
    unified: async ({ query, body }, asking) => {
      const entitledOnly = body.filters['subscribed-contents'];
      const sort =
        body.sortType === 'BEST_MATCH'
          ? 'best'
          : query.sort === 'oth_col_1,desc'
            ? 'titleDescending'
            : 'titleAscending';
      const from = query.page * query.size;
      const { total, hits } = await engine.search({
        ...requestOf(body, asking, entitledOnly),
        sort,
        from,
        size: query.size,
      });
      const { tenant, reader, remoteAddress, userAgent, db } = asking;
      if (query.page === 0) {
        await usage.record(tenant.key, {
          type: 'search',
          sessionId: reader.sessionId,
          personId: reader.personId,
          accountId: reader.account.id,
          remoteAddress,
          userAgent,
          text: body.keywords,
          found: total,
        });
      }
      return {
        count: total,
        documents: await resultDocuments(
          db,
          hits.map(({ id }) => id),
        ),
        nextPageFlag: from + hits.length < total,
        searchType: entitledOnly ? 'MYSUBSCRIPTION' : 'ALL',
      };
    },

    typeAhead: async ({ body }, asking) => {
      const request = requestOf(
        { ...everything, keywords: body.keywords },
        asking,
        body['search-type'] === 'subscription_search',
      );
      return suggestions({ engine, db: asking.db }, request);
    },

    typeAheadOfPublisher: async ({ body }, asking) => {
      const asked = { ...everything, keywords: body.keywords, publisherId: body.publisher };
      const request = requestOf(asked, asking, body['search-type'] === 'subscription_search');
      return suggestions({ engine, db: asking.db }, request, moreSuggestions);
    },

    topLevelCount: async ({ body: { section, ...asked } }, asking) => {
      const counts = await countOf(section === 'Publisher' ? 'publisherList' : 'categoryList', asked, asking);
      return Object.fromEntries(Object.entries(counts).filter(([key]) => !key.includes('/')));
    },

    count: async ({ body }, asking) => {
      const { counts } = await engine.search({
        ...requestOf(body, asking),
        countSections: [...countedSections],
      });
      return counts;
    },

    publisherCount: ({ body }, asking) => countOf('publisherList', body, asking),

    ...refinementHandlers(engine),
  };
}
