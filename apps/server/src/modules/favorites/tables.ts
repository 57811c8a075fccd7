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
};
