import { z } from 'zod';
import { CardDocument } from '../documents/card.ts';
import { notEntitled, notFound } from '../documents/failures.ts';
import { ContentId, Instant, PageNumber, PageSize } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { individualsOnly } from '../session/failures.ts';
import { FavoriteNumber, folderCalls } from './folders.ts';

export { folderLimits, type FavoriteFolder } from './folders.ts';

/** A document that a reader wants at hand. */
export const Favorite = z.object({
  id: z.int(),
  document: CardDocument,
  addedDate: Instant,
  folders: z.array(z.int()).describe('The reader’s folders that it is in'),
});
export type Favorite = z.infer<typeof Favorite>;

const Direction = z
  .string()
  .max(100)
  .default('asc')
  .transform((given) => given.toLowerCase().replace(/^document\.documenttitle,/, '') || 'asc')
  .pipe(z.enum(['asc', 'desc']))
  .describe('asc or desc, alone or after `document.documentTitle,`');

/** What favorites can be sorted by. */
export const favoriteSorts = ['title', 'added'] as const;

const SearchedText = z
  .string()
  .max(2_000)
  .default('')
  .transform((given) => given.replaceAll('\0', '').toWellFormed().trim().slice(0, 200));

/** The documents that a reader wants at hand. */
export const favorites = contract({
  favorites: {
    method: 'GET',
    path: '/api/favorite-documents/current-user',
    summary: 'A page of the reader’s favorites, and their number',
    who: 'reader',
    query: z.object({
      page: PageNumber,
      size: PageSize(10, 100),
      sort: Direction,
      by: z.enum(favoriteSorts).default('title').describe('What is sorted by'),
      folder: FavoriteNumber.optional().describe('Only those in this folder'),
      text: SearchedText.describe('Only those whose designation or title has all of its words'),
    }),
    answer: z.object({ count: z.int(), result: z.array(Favorite) }),
    failures: [individualsOnly],
  },
  addFavorite: {
    method: 'POST',
    path: '/api/content-favorites',
    summary: 'Add a favorite; idempotent',
    who: 'reader',
    body: z.object({ content: z.object({ contentId: ContentId }) }),
    answer: z.object({ id: z.int(), content: z.object({ contentId: z.int() }) }),
    failures: [
      individualsOnly,
      notFound,
      notEntitled,
      {
        status: 403,
        code: 'favourite-not-allowed',
        detail: 'This document cannot be added to favorites',
      },
    ],
  },
  removeListedFavorite: {
    method: 'PUT',
    path: '/api/favorite-documents',
    summary: 'Remove a favorite by its list id; idempotent',
    who: 'reader',
    body: z.object({ id: FavoriteNumber }).describe('The favorite; what else stands in it is not looked at'),
    answer: z.object({ id: z.int() }),
    failures: [individualsOnly],
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/api/content-favorites/{id}',
    summary: 'Remove a favorite; idempotent',
    who: 'reader',
    params: z.object({ id: FavoriteNumber }),
    answer: z.object({ id: z.int() }),
    failures: [individualsOnly],
  },
  ...folderCalls,
});
