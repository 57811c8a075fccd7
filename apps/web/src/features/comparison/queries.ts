import type { ComparisonChanges, Metadata } from '@norma/contracts';
import { rangesOf, type FetchRange } from '@norma/reader';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { laterClient } from '../../client/laterClient.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { awaitResult, waitFor } from './awaitResult.ts';
import { withoutEditorial } from './kinds.ts';
import type { Pair } from './pair.ts';
import { apiQuery } from '../../client/apiQuery.ts';

/** Two editions as one text, and every change in it. */
export type ComparedHtml = Omit<ComparisonChanges, 'changes' | 'folded'> &
  ReturnType<typeof withoutEditorial> & { article: string };

/** The HTML of two editions compared: begun, waited for, and fetched. */
export const comparedHtmlQuery = ({ base, target }: Pair) =>
  queryOptions({
    queryKey: queryKeys.documents('comparison', 'html', base.id, target.id),
    queryFn: async ({ signal }): Promise<ComparedHtml> => {
      const ofPair = { newHtmlId: target.id, oldHtmlId: base.id };
      await awaitResult({
        start: () => laterClient.comparison.startHtml({ body: ofPair }, { signal }),
        check: async () => {
          const { headers, answer } = await laterClient.comparison.checkHtml.withHeaders(
            { query: ofPair },
            { signal },
          );
          // Where it has failed, the call for the result says why.
          return headers.fileexists === 'true' || answer.state === 'failed';
        },
        wait: (ms) => waitFor(ms, signal),
      });
      const [result, list] = await Promise.all([
        laterClient.comparison.htmlResult({ query: ofPair }, { signal }),
        laterClient.comparison.htmlChanges({ query: ofPair }, { signal }),
      ]);
      const { changes, folded, ...others } = list;
      return { ...others, ...withoutEditorial(changes, folded), article: await result.text() };
    },
    staleTime: Infinity,
    retry: false,
    meta: { isHandled: true },
  });

/** The document of a designation, whichever family it is of; null where there is none. */
export async function documentNamed(designation: string): Promise<Metadata | null> {
  const found = await client.search.codeOfDesignation({ query: { designation } });
  if (typeof found === 'string') return null;
  return client.documents.metadata({ query: { contentCode: found.contentCode } });
}

/** The PDF of two editions compared, asked for once: the answer comes when it has been made. */
export const comparedPdfQuery = (pair: Pair) =>
  apiQuery(
    queryKeys.documents('comparison', 'pdf', pair.base.id, pair.target.id),
    async (options): Promise<{ fetchRange: FetchRange }> => {
      const answer = await laterClient.redlines.pdfComparison({ query: sidesOf(pair) }, options);
      return { fetchRange: rangesOf(await answer.blob()) };
    },
    { staleTime: Infinity, retry: false },
  );

/** Whether the reader may download a redline of two editions. */
export const redlineOfferQuery = (pair: Pair) =>
  queryOptions({
    queryKey: queryKeys.documents('comparison', 'redline', pair.base.id, pair.target.id),
    queryFn: async ({ signal }): Promise<boolean> => {
      const { isOffered } = await laterClient.redlines.redlineOffer({ query: sidesOf(pair) }, { signal });
      return isOffered;
    },
    staleTime: Infinity,
    meta: { isHandled: true }, // Without an answer there is nothing to offer.
  });

/** The redline of two editions, to be kept. */
export async function redlineOf({ base, target }: Pair): Promise<Blob> {
  const answer = await laterClient.redlines.redline({
    params: { id: target.id },
    query: { oldContentId: base.id },
  });
  return answer.blob();
}

export type ExportFormat = 'csv' | 'json';

/** The changes between two editions as a file. */
export const exportOf = (
  { base, target }: Pair,
  { format, isRequirementsOnly }: { format: ExportFormat; isRequirementsOnly: boolean },
): Promise<Response> =>
  laterClient.comparison.exportChanges({
    query: {
      newHtmlId: target.id,
      oldHtmlId: base.id,
      format,
      ...(isRequirementsOnly && { filter: 'requirements' as const }),
    },
  });

const sidesOf = ({ base, target }: Pair) => ({ leftContentId: base.id, rightContentId: target.id });
