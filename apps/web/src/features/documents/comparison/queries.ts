import type { ComparisonChanges } from '@norma/contracts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { awaitResult, waitFor } from './awaitResult.ts';
import type { Pair } from './pair.ts';

/** Two editions as one text, and every change in it. */
export type ComparedHtml = ComparisonChanges & { article: string };

/** The HTML of two editions compared: begun, waited for, and fetched. */
export const comparedHtmlQuery = ({ old, young }: Pair) =>
  queryOptions({
    queryKey: ['documents', 'comparison', 'html', old.id, young.id],
    queryFn: async ({ signal }): Promise<ComparedHtml> => {
      const ofPair = { newHtmlId: young.id, oldHtmlId: old.id };
      await awaitResult({
        start: () => client.comparison.startHtml({ body: ofPair }, { signal }),
        check: async () => {
          const { headers, answer } = await client.comparison.checkHtml.withHeaders(
            { query: ofPair },
            { signal },
          );
          // Where it has failed, the call for the result says why.
          return headers.fileexists === 'true' || answer.state === 'failed';
        },
        wait: (ms) => waitFor(ms, signal),
      });
      const [result, list] = await Promise.all([
        client.comparison.htmlResult({ query: ofPair }, { signal }),
        client.comparison.htmlChanges({ query: ofPair }, { signal }),
      ]);
      return { ...list, article: await result.text() };
    },
    staleTime: Infinity,
    retry: false,
    meta: { isHandled: true },
  });
