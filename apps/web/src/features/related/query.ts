import type { RelatedContent } from '@norma/contracts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';

/** What is related to a document. */
export const relatedQuery = (contentCode: string) =>
  queryOptions({
    queryKey: ['documents', 'related', contentCode],
    queryFn: ({ signal }): Promise<RelatedContent> =>
      client.related.relatedContent({ query: { contentCode } }, { signal }),
    staleTime: 5 * 60 * 1000,
    meta: { isHandled: true },
  });
