import type { Generated } from 'kysely';

export type FavouriteTables = {
  /** The documents that people want at hand. */
  favourites: {
    tenant: string;
    id: Generated<number>;
    person_id: string;
    content_id: number;
    added_at: Date;
  };
};
