import type { Generated } from 'kysely';

export type GroupTables = {
  /** Those of one account who read together; neither people nor documents are referred to, so that it outlives them. */
  groups: {
    tenant: string;
    id: Generated<number>;
    account_id: string;
    created_by: string;
    /** As they were called then, for when no one knows them any more. */
    created_by_first_name: string;
    created_by_last_name: string;
    name: string;
    description: string;
    /** Names the making, so that what arrives twice is made once. */
    creation_key: string | null;
    created_at: Date;
    /** Of its name, description and members. */
    modified_at: Date;
  };
  group_members: {
    tenant: string;
    group_id: number;
    person_id: string;
    first_name: string;
    last_name: string;
    added_at: Date;
  };
  /** What a document was called when it came is stored for when it has gone. */
  group_documents: {
    tenant: string;
    group_id: number;
    content_id: number;
    content_code: string;
    publisher_code: string;
    designation: string;
    asset_id: string;
    title: string;
    added_by: string;
    added_at: Date;
  };
};
