import type { Metadata } from '@norma/contracts';
import { contentTag, fileRange, type FetchRange } from '@norma/reader';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { laterClient } from '../../client/laterClient.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { reportRefusal } from './refusedPieces.ts';
import { apiQuery } from '../../client/apiQuery.ts';

const isFresh = 5 * 60 * 1000;

/** The metadata of a document. */
export const documentQuery = (contentCode: string) =>
  apiQuery(
    queryKeys.documents('metadata', contentCode),
    (options): Promise<Metadata> => client.documents.metadata({ query: { contentCode } }, options),
    { staleTime: isFresh, enabled: contentCode !== '' },
  );

/** The clauses of a document with their lines, for links that last. */
export const clausesQuery = (contentCode: string) =>
  apiQuery(
    queryKeys.documents('clauses', contentCode),
    (options) => laterClient.lineage.clauses({ query: { contentCode } }, options),
    // Without an answer links name the clause as it is called here.
    { staleTime: isFresh, retry: false },
  );

/** Whether the reader may open a document; only the header of the answer says it. */
export const accessQuery = (contentCode: string) =>
  queryOptions({
    queryKey: queryKeys.documents('access', contentCode),
    queryFn: ({ signal }): Promise<boolean> => mayOpen(contentCode, signal),
    staleTime: isFresh,
    meta: { isHandled: true },
    enabled: contentCode !== '',
  });

/** A text, and which content it is, as marks name it. */
export type Article = { article: string; content: string | undefined };

/** The text of a document as one sanitised article. */
export const articleQuery = (contentId: number) =>
  apiQuery(
    queryKeys.documents('html', contentId),
    async (options): Promise<Article> => {
      const response = await reportRefusal(
        contentId,
        client.documents.html({ params: { id: contentId } }, options),
      );
      return { article: await response.text(), content: contentTag(response) };
    },
    { staleTime: isFresh },
  );

/** Asks the server again whether the reader may open a document. */
export async function mayOpen(contentCode: string, signal?: AbortSignal): Promise<boolean> {
  const { headers } = await client.documents.verification.withHeaders({ query: { contentCode } }, { signal });
  return headers.entitlementaccess === 'true';
}

/** A format next to PDF in which a document, or its record, can be saved. */
export type DownloadFormat = Metadata['downloadFormats'][number];

/** A document, or its record, in a format next to PDF. */
export async function inFormat(contentCode: string, format: DownloadFormat): Promise<Blob> {
  const response = await client.documents[format]({ query: { contentCode } });
  return response.blob();
}

/** Fetches pieces of a document's PDF; every piece with a token that is valid when it is asked for. */
export const pdfRanges =
  (contentCode: string): FetchRange =>
  async (begin, end, signal) => {
    const headers = { range: `bytes=${begin}-${end - 1}` };
    return fileRange(
      await reportRefusal(contentCode, client.documents.pdf({ query: { contentCode } }, { headers, signal })),
    );
  };
