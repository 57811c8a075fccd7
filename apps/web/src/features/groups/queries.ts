import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';

const handled = { isHandled: true } as const;

/** The groups that the reader made or is in. */
export const groupsQuery = queryOptions({
  queryKey: queryKeys.groups('list'),
  queryFn: ({ signal }) => client.groups.groupsOfCurrentAccount({}, { signal }),
  staleTime: 0,
  meta: handled,
});

/** A group with who is in it. */
export const groupQuery = (groupId: number) =>
  queryOptions({
    queryKey: queryKeys.groups('detail', groupId),
    queryFn: ({ signal }) => client.groups.groupDetail({ query: { groupId } }, { signal }),
    staleTime: 0,
    meta: handled,
  });

/** The documents of a group, by designation. */
export const documentsQuery = (groupId: number) =>
  queryOptions({
    queryKey: queryKeys.groups('documents', groupId),
    queryFn: async ({ signal }) => {
      const { responseData } = await client.groups.groupDocuments({ query: { groupId } }, { signal });
      return responseData.list;
    },
    staleTime: 0,
    meta: handled,
  });

/** The first hundred people of the account whose names have some letters. */
export const peopleQuery = (fullName: string) =>
  queryOptions({
    queryKey: ['people', fullName],
    queryFn: async ({ signal }) => {
      const query = { pageIndex: 1, pageSize: 100 };
      const { responseData } = await client.groups.findPeople({ query, body: { fullName } }, { signal });
      return responseData.content;
    },
    meta: handled,
  });

/** The first hundred documents that the reader may open, for some words. */
export const foundDocumentsQuery = (keywords: string) =>
  queryOptions({
    queryKey: ['documents-for-groups', keywords],
    queryFn: ({ signal }) =>
      client.groups.findDocuments({ query: { size: 100 }, body: { keywords } }, { signal }),
    meta: handled,
  });
