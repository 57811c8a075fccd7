import type { ClassicPage, finding, ResultPage } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import type { SearchEngine } from '../../ports/search-engine.ts';
import type { Usage } from '../../ports/usage.ts';
import { hasFeature, type Tenant } from '../../tenant/index.ts';
import { codeLookedUp } from './codeOfDesignation.ts';
import { find } from './find.ts';
import { suggestRequest } from './filters.ts';
import { suggestions } from './suggestions.ts';
import type { Tables } from './tables.ts';

/** Families of a publisher that are suggested at first, and when more of them are asked for. */
const suggested = 5;
const moreSuggested = 25;

const suggests = ({ settings }: Tenant): boolean => hasFeature(settings, 'type-ahead');

/** Answers the calls that find documents. */
export function findingHandlers(ports: {
  engine: SearchEngine;
  usage: Usage;
}): Handlers<typeof finding, Tables> {
  return {
    unified: ({ query, body }, ctx) =>
      find(
        ports,
        {
          query: body,
          page: query,
          entitledOnly: body.filters['subscribed-contents'],
          publisherCodes: body['publisher-codes'],
        },
        ctx,
      ),

    classic: async ({ query, body }, ctx) =>
      classicPage(await find(ports, { query: body, page: query, entitledOnly: false }, ctx)),

    entitled: async ({ query, body }, ctx) =>
      classicPage(await find(ports, { query: body, page: query, entitledOnly: true }, ctx)),

    typeAhead: ({ body }, ctx) => {
      if (!suggests(ctx.tenant)) return fail('feature-off');
      return suggestions(ports.engine, suggestRequest(body, ctx, suggested), ctx);
    },

    typeAheadOfPublisher: ({ body }, ctx) => {
      if (!suggests(ctx.tenant)) return fail('feature-off');
      const request = suggestRequest({ ...body, publisherId: body.publisher }, ctx, moreSuggested);
      return suggestions(ports.engine, request, ctx);
    },

    codeOfDesignation: async ({ query }, ctx) => {
      const contentCode = await codeLookedUp(ports.engine, query, ctx);
      return contentCode === null ? 'Not found Content' : { contentCode };
    },
  };
}

function classicPage<Code extends string>(found: ResultPage | Failed<Code>): ClassicPage | Failed<Code> {
  if (found instanceof Failed) return found;
  const { documents: result, searchType: _, ...page } = found;
  return { ...page, result };
}
