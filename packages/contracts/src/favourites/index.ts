import { z } from 'zod';
import { notEntitled, notFound } from '../documents/failures.ts';
import { ContentId } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { individualsOnly } from '../session/failures.ts';

const FavouriteId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The documents that a reader wants at hand. */
export const favourites = contract({
  addFavourite: {
    method: 'POST',
    path: '/api/content-favorites',
    summary: 'Make a document a favourite of the reader; one that is a favourite already stays the same',
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
        detail: 'This document cannot be a favourite',
      },
    ],
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/api/content-favorites/{id}',
    summary: 'Take one of the reader’s favourites away; one that is none any more stays none',
    who: 'reader',
    params: z.object({ id: FavouriteId }),
    answer: z.object({ id: z.int() }),
    failures: [individualsOnly],
  },
});
