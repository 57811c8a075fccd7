import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import type { Page } from './address.ts';

const paged = ({ page, size, sort }: Page) => ({ offset: page, pageSize: size, sortType: sort });
const fresh = { placeholderData: keepPreviousData, staleTime: 0, meta: { isHandled: true } } as const;

/** The collections that the reader has. */
export const memberCollectionsQuery = queryOptions({
  queryKey: queryKeys.collections('had'),
  queryFn: ({ signal }) => client.collections.collectionsOfReader({}, { signal }),
  staleTime: 0,
  meta: { isHandled: true },
});

/** A page of the documents in all collections that the reader has, or in one of them. */
export const memberDocumentsQuery = (collectionId: number | null, page: Page) =>
  queryOptions({
    queryKey: queryKeys.collections('documentsHad', collectionId, page),
    queryFn: ({ signal }) =>
      client.collections.customCollection(
        { query: { ...paged(page), ...(collectionId !== null && { collectionId }) } },
        { signal },
      ),
    ...fresh,
  });

/** A page of the account's collections. */
export const managedQuery = ({ page, size, sort }: Page) =>
  queryOptions({
    queryKey: queryKeys.collections('managed', page, size, sort),
    queryFn: ({ signal }) =>
      client.collections.collections({ query: { page, size, sortType: sort } }, { signal }),
    ...fresh,
  });

/** A collection of the account, with the name of its state. */
export const collectionQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.collections('one', id),
    queryFn: ({ signal }) => client.collections.collection.withHeaders({ params: { id } }, { signal }),
    staleTime: 0,
    meta: { isHandled: true },
  });

/** A page of the documents in a collection of the account. */
export const documentsInQuery = (id: number, page: Page) =>
  queryOptions({
    queryKey: queryKeys.collections('documentsIn', id, page),
    queryFn: ({ signal }) =>
      client.collections.documentsOfCollection({ params: { id }, query: paged(page) }, { signal }),
    ...fresh,
  });

/** People who read through the account, as far as their names or addresses have a text. */
export const readersQuery = (text: string) =>
  queryOptions({
    queryKey: queryKeys.collections('readers', text),
    queryFn: ({ signal }) => client.collections.readersOfAccount({ query: { text } }, { signal }),
    ...fresh,
  });

/** Groups of the reader, as far as their names have a text. */
export const groupsQuery = (text: string) =>
  queryOptions({
    queryKey: queryKeys.collections('groups', text),
    queryFn: ({ signal }) => client.collections.groupsForCollections({ query: { text } }, { signal }),
    ...fresh,
  });

/** Documents of the library that may go into a collection, the best first. */
export const foundQuery = (keywords: string) =>
  queryOptions({
    queryKey: queryKeys.collections('found', keywords),
    queryFn: ({ signal }) =>
      client.search.unified({ query: { page: 0, size: 10 }, body: { keywords } }, { signal }),
    enabled: keywords !== '',
    ...fresh,
  });
