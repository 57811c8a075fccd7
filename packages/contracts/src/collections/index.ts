import { z } from 'zod';
import { ContentId, PageNumber, PageSize } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import {
  Collection,
  CollectionGroup,
  CollectionItem,
  CollectionReader,
  CollectionTexts,
  ListedCollection,
  SharedCollection,
  sortTypes,
} from './collection.ts';
import {
  changed,
  full,
  nameTaken,
  noCollection,
  noGroup,
  notEnabled,
  notInAccount,
  tooMany,
} from './failures.ts';

export {
  longestOfCollection,
  maxCollections,
  maxInCollection,
  type Collection,
  type CollectionGroup,
  type CollectionItem,
  type CollectionReader,
  type CollectionSort,
  type ListedCollection,
  type SharedCollection,
} from './collection.ts';

const CollectionId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const id = z.object({ id: CollectionId });
/** Names the state of a collection: sent back as If-Match, it says what was changed. */
const tagged = z.object({ etag: z.string() });

/** An absent or empty sort is from A to Z. */
const SortType = z.preprocess(
  (given) => (given === '' ? undefined : given),
  z.enum(sortTypes).default('ALPHA_ASC'),
);

const items = {
  sortType: SortType.describe('By designation'),
  pageSize: PageSize(10, 100),
  offset: PageNumber.describe('The number of the page, from 0'),
};

const ItemPage = z.object({
  value: z.object({
    content: z.array(CollectionItem),
    totalElements: z.int().min(0),
    pageSize: z.int(),
  }),
});

/** A pasted list of documents. */
export const maxAtOnce = 500;

/** Collections of documents that administrators make for those who read through their account. */
export const collections = contract({
  customCollection: {
    method: 'GET',
    path: '/api/v1/custom-collection/current-user/pageable',
    summary: 'A page of the distinct documents in the reader’s collections, or in one of them',
    who: 'reader',
    query: z.object({ ...items, collectionId: CollectionId.optional() }),
    answer: ItemPage,
    failures: [notEnabled, noCollection],
  },
  collectionsOfReader: {
    method: 'GET',
    path: '/api/v1/custom-collection/current-user/collections',
    summary: 'The reader’s collections, by name',
    who: 'reader',
    answer: z.array(SharedCollection),
    failures: [notEnabled],
  },
  collections: {
    method: 'GET',
    path: '/api/v1/custom-collections',
    summary: 'A page of the account’s collections by name, and their number',
    who: 'ADMIN',
    query: z.object({ page: PageNumber, size: PageSize(10, 100), sortType: SortType.describe('By name') }),
    answer: z.object({ count: z.int(), result: z.array(ListedCollection) }),
    failures: [notEnabled],
  },
  makeCollection: {
    method: 'POST',
    path: '/api/v1/custom-collections',
    summary: 'Create a collection without readers',
    who: 'ADMIN',
    body: CollectionTexts,
    status: 201,
    answer: Collection,
    answerHeaders: tagged,
    failures: [notEnabled, nameTaken, tooMany, noCollection],
  },
  collection: {
    method: 'GET',
    path: '/api/v1/custom-collections/{id}',
    summary: 'One collection of the account, with its readers',
    who: 'ADMIN',
    params: id,
    answer: Collection,
    answerHeaders: tagged,
    failures: [notEnabled, noCollection],
  },
  changeCollection: {
    method: 'PUT',
    path: '/api/v1/custom-collections/{id}',
    summary: 'Change name and description of a collection; honors If-Match',
    who: 'ADMIN',
    params: id,
    body: CollectionTexts,
    answer: Collection,
    answerHeaders: tagged,
    failures: [notEnabled, noCollection, changed, nameTaken],
  },
  shareCollection: {
    method: 'PUT',
    path: '/api/v1/custom-collections/{id}/sharing',
    summary: 'Set the readers of a collection; honors If-Match',
    who: 'ADMIN',
    params: id,
    body: z.object({
      isForAccount: z.boolean(),
      people: z.array(z.uuid()).max(1_000),
      groups: z
        .array(z.int().positive())
        .max(1_000)
        .default([])
        .describe('Groups of the asker, or that have it already'),
    }),
    answer: Collection,
    answerHeaders: tagged,
    failures: [notEnabled, noCollection, changed, notInAccount, noGroup],
  },
  deleteCollection: {
    method: 'DELETE',
    path: '/api/v1/custom-collections/{id}',
    summary: 'Delete a collection; honors If-Match; its documents stay in the library',
    who: 'ADMIN',
    params: id,
    answer: z.object({ id: z.int() }),
    failures: [notEnabled, noCollection, changed],
  },
  documentsOfCollection: {
    method: 'GET',
    path: '/api/v1/custom-collections/{id}/documents',
    summary: 'A page of the documents in a collection',
    who: 'ADMIN',
    params: id,
    query: z.object(items),
    answer: ItemPage,
    failures: [notEnabled, noCollection],
  },
  addToCollection: {
    method: 'POST',
    path: '/api/v1/custom-collections/{id}/documents',
    summary: 'Add documents to a collection, by content code or designation',
    who: 'ADMIN',
    cost: 'search',
    params: id,
    body: z.object({ documents: z.array(z.string().trim().min(1).max(500)).min(1).max(maxAtOnce) }),
    answer: z.object({
      added: z.array(z.string()).describe('Content codes'),
      present: z.array(z.string()).describe('Content codes of those that were in it already'),
      unknown: z.array(z.string()).describe('What names no document of the library, as it was sent'),
    }),
    failures: [notEnabled, noCollection, changed, full],
  },
  removeFromCollection: {
    method: 'POST',
    path: '/api/v1/custom-collections/{id}/documents/removal',
    summary: 'Remove documents from a collection; idempotent',
    who: 'ADMIN',
    params: id,
    body: z.object({ contentIds: z.array(ContentId).min(1).max(maxAtOnce) }),
    answer: z.object({ removed: z.int() }),
    failures: [notEnabled, noCollection, changed],
  },
  readersOfAccount: {
    method: 'GET',
    path: '/api/v1/custom-collections/readers',
    summary: 'People of the account whose names or addresses match the typed text, by name',
    who: 'ADMIN',
    query: z.object({ text: z.string().trim().max(255).default('') }),
    answer: z.array(CollectionReader).describe('At most 20'),
    failures: [notEnabled],
  },
  groupsForCollections: {
    method: 'GET',
    path: '/api/v1/custom-collections/groups',
    summary: 'Groups of the reader whose names match the typed text, by name',
    who: 'ADMIN',
    query: z.object({ text: z.string().trim().max(255).default('') }),
    answer: z.array(CollectionGroup).describe('At most 20; none where there are no groups'),
    failures: [notEnabled],
  },
});
