import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { pageSize } from './address.ts';
import { fromList, fromOlderList, type ReceivedPage } from './received.ts';

type Load = (page: number, options: { signal: AbortSignal }) => Promise<ReceivedPage>;

const lists = {
  /** All that others have shared with the reader; its pages count from 1. */
  everything: async (page, options) => {
    const query = { pageIndex: page + 1, pageSize };
    const { responseData } = await client.sharing.sharedWithMe({ query }, options);
    return { count: responseData.totalCount, received: responseData.list.map(fromList) };
  },
  /** Books, papers and journals alone. */
  publications: async (page, options) => {
    const query = { page, size: pageSize };
    const { count, sharedDocuments } = await client.sharing.sharedPublications({ query }, options);
    return { count, received: sharedDocuments.map(fromOlderList) };
  },
} satisfies Record<string, Load>;

/** A list of what others have shared with the reader. */
export type List = keyof typeof lists;

/** A page of such a list, the latest first. The page before stays until it has come. */
export const receivedQuery = (list: List, page: number) =>
  queryOptions({
    queryKey: ['sharing', list, page],
    queryFn: ({ signal }) => lists[list](page, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0, // Who comes back sees what has come meanwhile.
    meta: { isHandled: true },
  });
