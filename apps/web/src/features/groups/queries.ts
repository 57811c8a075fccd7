import { apiQuery } from '../../client/apiQuery.ts';
import { laterClient } from '../../client/laterClient.ts';
import { queryKeys } from '../../client/queryKeys.ts';

/** The groups that the reader made or is in. */
export const groupsQuery = apiQuery(
  queryKeys.groups('list'),
  (options) => laterClient.groups.groupsOfCurrentAccount({}, options),
  { staleTime: 0 },
);

/** A group with who is in it. */
export const groupQuery = (groupId: number) =>
  apiQuery(
    queryKeys.groups('detail', groupId),
    (options) => laterClient.groups.groupDetail({ query: { groupId } }, options),
    { staleTime: 0 },
  );

/** The documents of a group, by designation. */
export const documentsQuery = (groupId: number) =>
  apiQuery(
    queryKeys.groups('documents', groupId),
    async (options) => {
      const { responseData } = await laterClient.groups.groupDocuments({ query: { groupId } }, options);
      return responseData.list;
    },
    { staleTime: 0 },
  );

/** The first hundred people of the account whose names have some letters. */
export const peopleQuery = (fullName: string) =>
  apiQuery(['people', fullName], async (options) => {
    const query = { pageIndex: 1, pageSize: 100 };
    const { responseData } = await laterClient.groups.findPeople({ query, body: { fullName } }, options);
    return responseData.content;
  });

/** The first hundred documents that the reader may open, for some words. */
export const foundDocumentsQuery = (keywords: string) =>
  apiQuery(['documents-for-groups', keywords], (options) =>
    laterClient.groups.findDocuments({ query: { size: 100 }, body: { keywords } }, options),
  );
