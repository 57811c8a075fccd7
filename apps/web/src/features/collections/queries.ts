import { keepPreviousData } from '@tanstack/react-query';
import { administration } from '../../client/administration.ts';
import { client } from '../../client/client.ts';
import { laterClient } from '../../client/laterClient.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import type { Page } from './address.ts';
import { apiQuery } from '../../client/apiQuery.ts';

const paged = ({ page, size, sort }: Page) => ({ offset: page, pageSize: size, sortType: sort });
const fresh = { placeholderData: keepPreviousData, staleTime: 0 } as const;

/** The collections that the reader has. */
export const memberCollectionsQuery = apiQuery(
  queryKeys.collections('had'),
  (options) => laterClient.collections.collectionsOfReader({}, options),
  { staleTime: 0 },
);

/** A page of the documents in all collections that the reader has, or in one of them. */
export const memberDocumentsQuery = (collectionId: number | null, page: Page) =>
  apiQuery(
    queryKeys.collections('documentsHad', collectionId, page),
    (options) =>
      laterClient.collections.customCollection(
        { query: { ...paged(page), ...(collectionId !== null && { collectionId }) } },
        options,
      ),
    fresh,
  );

/** A page of the account's collections. */
export const managedQuery = ({ page, size, sort }: Page) =>
  apiQuery(
    queryKeys.collections('managed', page, size, sort),
    (options) => administration.collections.collections({ query: { page, size, sortType: sort } }, options),
    fresh,
  );

/** A collection of the account, with the name of its state. */
export const collectionQuery = (id: number) =>
  apiQuery(
    queryKeys.collections('one', id),
    (options) => administration.collections.collection.withHeaders({ params: { id } }, options),
    { staleTime: 0 },
  );

/** A page of the documents in a collection of the account. */
export const documentsInQuery = (id: number, page: Page) =>
  apiQuery(
    queryKeys.collections('documentsIn', id, page),
    (options) =>
      administration.collections.documentsOfCollection({ params: { id }, query: paged(page) }, options),
    fresh,
  );

/** People who read through the account, as far as their names or addresses have a text. */
export const readersQuery = (text: string) =>
  apiQuery(
    queryKeys.collections('readers', text),
    (options) => administration.collections.readersOfAccount({ query: { text } }, options),
    fresh,
  );

/** Groups of the reader, as far as their names have a text. */
export const groupsQuery = (text: string) =>
  apiQuery(
    queryKeys.collections('groups', text),
    (options) => administration.collections.groupsForCollections({ query: { text } }, options),
    fresh,
  );

/** Documents of the library that may go into a collection, the best first. */
export const foundQuery = (keywords: string) =>
  apiQuery(
    queryKeys.collections('found', keywords),
    (options) => client.search.unified({ query: { page: 0, size: 10 }, body: { keywords } }, options),
    { enabled: keywords !== '', ...fresh },
  );
