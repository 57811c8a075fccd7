import type { Generated } from 'kysely';

export type TrackingTables = {
  /** The families whose changes people follow, or followed once. */
  tracked_documents: {
    tenant: string;
    id: Generated<number>;
    person_id: string;
    family_id: number;
    /** The edition that was read when it began. */
    content_id: number;
    is_on: boolean;
    since: Date;
  };
};
