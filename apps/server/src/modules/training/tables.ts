import type { Generated } from 'kysely';

export type TrainingTables = {
  training_videos: {
    hashed_id: string;
    publisher_code: string;
    name: string;
    seconds: number;
    section: string;
    /** The families next to whose documents it is offered. */
    designations: string[];
    /** Whether it shows how to use the library. */
    is_tutorial: Generated<boolean>;
    place: number;
    /** Null, as all of its file is, for a film that a player elsewhere keeps. */
    media_type: string | null;
    file_key: string | null;
    bytes: number | null;
    poster_type: string | null;
    poster_key: string | null;
    poster_bytes: number | null;
    /** WebVTT. */
    captions: string | null;
    captions_language: string | null;
  };
  training_courses: {
    publisher_code: string;
    product_code: string;
    title: string;
    designations: string[];
    place: number;
  };
  training_entitlements: { tenant: string; account_id: string };
  publishers: { code: string };
  accounts: { id: string };
};
