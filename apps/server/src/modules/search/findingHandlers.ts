import type { ClassicPage, finding, ResultPage } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import type { SearchEngine } from '../../ports/search-engine.ts';
import type { Usage } from '../../ports/usage.ts';
import { hasFeature, type Tenant } from '../../tenant/index.ts';
import { codeLookedUp } from './codeOfDesignation.ts';
import { find } from './find.ts';
import { suggestRequest } from './narrowing.ts';
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
    unified: ({ query, body }, asking) =>
      find(
        ports,
        {
          asked: body,
          page: query,
          entitledOnly: body.filters['subscribed-contents'],
          publisherCodes: body['publisher-codes'],
        },
        asking,
      ),

    classic: async ({ query, body }, asking) =>
      classicPage(await find(ports, { asked: body, page: query, entitledOnly: false }, asking)),

    entitled: async ({ query, body }, asking) =>
      classicPage(await find(ports, { asked: body, page: query, entitledOnly: true }, asking)),

    typeAhead: ({ body }, asking) => {
      if (!suggests(asking.tenant)) return fail('feature-off');
      return suggestions(ports.engine, suggestRequest(body, asking, suggested), asking);
    },

    typeAheadOfPublisher: ({ body }, asking) => {
      if (!suggests(asking.tenant)) return fail('feature-off');
      const request = suggestRequest({ ...body, publisherId: body.publisher }, asking, moreSuggested);
      return suggestions(ports.engine, request, asking);
    },

    codeOfDesignation: async ({ query }, asking) => {
      const contentCode = await codeLookedUp(ports.engine, query, asking);
      return contentCode === null ? 'Not found Content' : { contentCode };
    },
  };
}

function classicPage<Code extends string>(found: ResultPage | Failed<Code>): ClassicPage | Failed<Code> {
  if (found instanceof Failed) return found;
  const { count, documents, nextPageFlag, corrections, isPartial, suggestion } = found;
  return { count, result: documents, nextPageFlag, corrections, isPartial, suggestion };
}
