import type { Generated } from 'kysely';

export type SharingTables = {
  /** Which documents people have shared with others: each with a person, or with an e-mail address. */
  document_shares: {
    tenant: string;
    id: Generated<number>;
    content_id: number;
    shared_by: string;
    shared_with: string | null;
    /** As it was typed; null where it was shared with a person. */
    address: string | null;
    /** The address as mail goes to it, in lower case: the same one however it is typed. */
    address_key: string | null;
    shared_at: Date;
  };
};
