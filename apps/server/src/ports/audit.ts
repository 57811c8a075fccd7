import type { AuditType } from '@norma/contracts';
import type { Kysely } from 'kysely';

/** What is kept for the question "who did or was refused what, and when". */
export type AuditEvent = {
  readonly type: AuditType;
  /** Sign-in name, or what was typed as one. */
  readonly principal: string;
  readonly message: string;
  readonly remoteAddress: string;
  readonly requestId: string;
};

/** Where audit events are kept, for those who keep one in a transaction of theirs. */
export type AuditTables = {
  audit_events: {
    tenant: string;
    at: Date;
    type: string;
    principal: string;
    message: string;
    remote_address: string;
    request_id: string;
  };
};

/** Keeps audit events of a tenant; `within` a transaction they are kept if what it does is. */
export type Audit = {
  readonly record: (tenantKey: string, event: AuditEvent, within?: Kysely<AuditTables>) => Promise<void>;
};
