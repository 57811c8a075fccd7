import { z } from 'zod';
import { contract } from '../kit/index.ts';
import { individualsOnly } from '../session/failures.ts';

/** A number that the library gave a favorite or a folder. */
export const FavoriteNumber = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Folders that one person may have, characters of a name, and favorites that are filed at once. */
export const folderLimits = { folders: 100, name: 100, atOnce: 200 } as const;

/** A folder of favorites, and how many are in it. */
export const FavoriteFolder = z.object({ id: z.int(), name: z.string(), count: z.int().min(0) });
export type FavoriteFolder = z.infer<typeof FavoriteFolder>;

// What is pasted from elsewhere must not bring line breaks into a name, nor what no database keeps.
const FolderName = z
  .string()
  .overwrite((given) => given.replaceAll(/\s*[\p{Cc}\u2028\u2029]+\s*/gu, ' ').toWellFormed())
  .trim()
  .min(1)
  .max(folderLimits.name);

const Numbers = z.array(FavoriteNumber).max(folderLimits.atOnce).default([]);

const folderNotFound = {
  status: 404,
  code: 'favorite-folder-not-found',
  detail: 'This folder of favorites no longer exists',
} as const;

const nameTaken = {
  status: 409,
  code: 'favorite-folder-name-taken',
  detail: 'Another folder of your favorites has this name',
} as const;

const tooMany = {
  status: 409,
  code: 'favorite-folders-too-many',
  detail: 'You can have at most 100 folders of favorites',
} as const;

const params = z.object({ id: FavoriteNumber });

/** Folders of favorites. A favorite may be in several of them, or in none. */
export const folderCalls = contract({
  folders: {
    method: 'GET',
    path: '/api/favorite-folders/current-user',
    summary: 'The reader’s folders of favorites by name, and how many favorites are in each',
    who: 'reader',
    answer: z.array(FavoriteFolder),
    failures: [individualsOnly],
  },
  addFolder: {
    method: 'POST',
    path: '/api/favorite-folders',
    summary: 'Create a folder of favorites',
    who: 'reader',
    body: z.object({ name: FolderName }),
    answer: FavoriteFolder,
    failures: [individualsOnly, nameTaken, tooMany],
  },
  renameFolder: {
    method: 'PUT',
    path: '/api/favorite-folders/{id}',
    summary: 'Rename a folder of favorites',
    who: 'reader',
    params,
    body: z.object({ name: FolderName }),
    answer: z.object({ id: z.int(), name: z.string() }),
    failures: [individualsOnly, folderNotFound, nameTaken],
  },
  removeFolder: {
    method: 'DELETE',
    path: '/api/favorite-folders/{id}',
    summary: 'Delete a folder; its favorites stay favorites; idempotent',
    who: 'reader',
    params,
    answer: z.object({ id: z.int() }),
    failures: [individualsOnly],
  },
  fileFavorites: {
    method: 'PUT',
    path: '/api/favorite-folders/{id}/favorites',
    summary: 'Put favorites into a folder and take others out; idempotent',
    who: 'reader',
    params,
    body: z.object({ add: Numbers, remove: Numbers }).describe('Favorites by their list ids'),
    answer: z.object({ id: z.int() }),
    failures: [individualsOnly, folderNotFound],
  },
});
