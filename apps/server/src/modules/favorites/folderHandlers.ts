import { folderLimits, type favorites } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import type { DocumentTables } from '../documents/index.ts';
import {
  fileFavorites,
  folderCount,
  foldersOf,
  hasFolder,
  insertFolder,
  isFolderNameTaken,
  removeFolder,
  renameFolder,
  unfileFavorites,
} from './folderStore.ts';
import type { FavoriteTables } from './tables.ts';

type FolderCalls = 'folders' | 'addFolder' | 'renameFolder' | 'removeFolder' | 'fileFavorites';

/** Keeps the folders of a person's favorites. */
export const folderHandlers: Pick<
  Handlers<typeof favorites, DocumentTables & FavoriteTables>,
  FolderCalls
> = {
  folders: async (_, { db, tenant, reader }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    return foldersOf(db, { personId: reader.personId, publishers: tenant.settings.publishers });
  },

  addFolder: async ({ body: { name } }, { db, tenant, reader }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const { personId } = reader;
    if ((await folderCount(db, personId)) >= folderLimits.folders) return fail('favorite-folders-too-many');
    const id = await insertFolder(db, { tenant: tenant.key, personId, name });
    return id === null ? fail('favorite-folder-name-taken') : { id, name, count: 0 };
  },

  renameFolder: async ({ params: { id }, body: { name } }, { db, reader }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const folder = { personId: reader.personId, id };
    if (!(await hasFolder(db, folder))) return fail('favorite-folder-not-found');
    if (await isFolderNameTaken(db, folder, name)) return fail('favorite-folder-name-taken');
    await renameFolder(db, folder, name);
    return { id, name };
  },

  removeFolder: async ({ params: { id } }, { db, reader }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    await removeFolder(db, { personId: reader.personId, id });
    return { id };
  },

  fileFavorites: async ({ params: { id }, body: { add, remove } }, { db, tenant, reader }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const folder = { personId: reader.personId, id };
    if (!(await hasFolder(db, folder))) return fail('favorite-folder-not-found');
    await fileFavorites(db, { ...folder, tenant: tenant.key, favoriteIds: add });
    await unfileFavorites(db, { ...folder, favoriteIds: remove });
    return { id };
  },
};
