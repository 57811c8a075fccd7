import type { WorkItem } from '@norma/contracts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';

/** The work on a standard. */
export const workItemsQuery = (contentCode: string) =>
  queryOptions({
    queryKey: ['documents', 'work-items', contentCode],
    queryFn: ({ signal }): Promise<WorkItem[]> =>
      client.related.workItems({ params: { code: contentCode } }, { signal }),
    staleTime: 5 * 60 * 1000,
    meta: { isHandled: true },
  });
