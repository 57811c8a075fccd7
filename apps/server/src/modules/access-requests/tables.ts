import type { AccessRequestState } from '@norma/contracts';
import type { Generated } from 'kysely';

export type AccessRequestTables = {
  /** What readers asked for access to, and the answer; of one reader and document at most one is open. */
  access_requests: {
    tenant: string;
    id: Generated<number>;
    person_id: string;
    /** The account that they read through when they asked. */
    account_id: string;
    content_id: number;
    message: string;
    requested_at: Date;
    state: Generated<AccessRequestState>;
    comment: Generated<string>;
    answered_at: Generated<Date | null>;
    answered_by: Generated<string | null>;
  };
};
