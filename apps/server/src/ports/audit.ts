import type { AuditType } from '@norma/contracts';
import type { QueryExecutorProvider } from 'kysely';

/** Who did or was refused what, and when. */
export type AuditEvent = {
  readonly type: AuditType;
  /** Sign-in name, or what was typed as one. */
  readonly principal: string;
  readonly message: string;
  readonly remoteAddress: string;
  readonly requestId: string;
};

/** The table of audit events. */
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

/** Writes audit events of a tenant; with `within` an event is saved only if that transaction commits. */
export type Audit = {
  readonly record: (tenantKey: string, event: AuditEvent, within?: QueryExecutorProvider) => Promise<void>;
};
