import type { Generated } from 'kysely';

export type FavoriteTables = {
  /** The documents that people want at hand. */
  favorites: {
    tenant: string;
    id: Generated<number>;
    person_id: string;
    content_id: number;
    added_at: Date;
  };
  /** Folders that people keep favorites in. */
  favorite_folders: { tenant: string; id: Generated<number>; person_id: string; name: string };
  filed_favorites: { tenant: string; folder_id: number; favorite_id: number };
};
