import { z } from 'zod';
import { CardDocument } from '../documents/card.ts';
import { notEntitled, notFound } from '../documents/failures.ts';
import { ContentId, PageNumber, PageSize } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { individualsOnly } from '../session/failures.ts';

const FavoriteId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** A document that a reader wants at hand. */
export const Favorite = z.object({ id: z.int(), document: CardDocument });
export type Favorite = z.infer<typeof Favorite>;

const ByTitle = z
  .string()
  .max(100)
  .default('asc')
  .transform((given) => given.toLowerCase().replace(/^document\.documenttitle,/, '') || 'asc')
  .pipe(z.enum(['asc', 'desc']))
  .describe('By the title of the document: asc or desc, alone or after `document.documentTitle,`');

/** The documents that a reader wants at hand. */
export const favorites = contract({
  favorites: {
    method: 'GET',
    path: '/api/favorite-documents/current-user',
    summary: 'A page of the reader’s favorites, and their number',
    who: 'reader',
    query: z.object({ page: PageNumber, size: PageSize(10, 100), sort: ByTitle }),
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
    body: z.object({ id: FavoriteId }).describe('The favorite; what else stands in it is not looked at'),
    answer: z.object({ id: z.int() }),
    failures: [individualsOnly],
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/api/content-favorites/{id}',
    summary: 'Remove a favorite; idempotent',
    who: 'reader',
    params: z.object({ id: FavoriteId }),
    answer: z.object({ id: z.int() }),
    failures: [individualsOnly],
  },
});
