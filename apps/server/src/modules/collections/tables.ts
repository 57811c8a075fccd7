import type { Generated } from 'kysely';

export type CollectionTables = {
  /** Documents that the administrators of an account have put together for its readers. */
  collections: {
    tenant: string;
    id: Generated<number>;
    account_id: string;
    /** No two of an account are alike but for letter case. */
    name: string;
    description: string;
    /** Whether everyone who reads through the account has it. */
    is_for_account: boolean;
    /** Grows with every change of the texts or of who has it; changes of its documents do not count. */
    version: number;
    changed_at: Date;
    /** As they were called then: they may be gone. */
    changed_by_name: string;
  };
  collection_documents: { tenant: string; collection_id: number; content_id: number; added_at: Date };
  collection_groups: { tenant: string; collection_id: number; group_id: number };
  collection_people: { tenant: string; collection_id: number; person_id: string };
};
