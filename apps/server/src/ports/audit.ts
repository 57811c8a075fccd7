import type { Kysely } from 'kysely';

/** What is kept for the question "who did or was refused what, and when". */
export type AuditEvent = {
  readonly type:
    | 'sign-in'
    | 'sign-in-refused'
    | 'entry-code-given'
    | 'sign-out'
    | 'account-switched'
    | 'licence-accepted'
    | 'profile-changed'
    | 'keys-rotated'
    | 'document-refused'
    | 'document-downloaded'
    | 'documents-compared'
    | 'call-refused'
    | 'feedback-sent'
    | 'feedback-marked'
    | 'delivery-uploaded'
    | 'import-stopped'
    | 'search-index-rebuilt'
    | 'documents-checked'
    | 'note-saved'
    | 'note-edited'
    | 'note-deleted'
    | 'compass-point-created'
    | 'compass-point-edited'
    | 'compass-point-moved'
    | 'compass-point-deactivated'
    | 'compass-point-activated'
    | 'compass-point-shared'
    | 'document-shared'
    | 'group-created'
    | 'group-edited'
    | 'group-deleted'
    | 'group-mailed'
    | 'collection-made'
    | 'collection-changed'
    | 'collection-shared'
    | 'collection-filled'
    | 'collection-deleted'
    | 'mail-sent-again'
    | 'person-invited'
    | 'invitation-taken-back'
    | 'password-link-sent'
    | 'password-chosen'
    | 'person-changed'
    | 'person-rights-changed'
    | 'person-activated'
    | 'person-deactivated'
    | 'person-joined'
    | 'person-left'
    | 'person-unlocked'
    | 'sign-ins-ended'
    | 'ownership-handed-over'
    | 'account-made'
    | 'account-changed'
    | 'account-closed'
    | 'account-opened'
    | 'account-deleted'
    | 'account-agreement-set'
    | 'account-networks-changed'
    | 'subscription-given'
    | 'subscription-changed'
    | 'subscription-taken';
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
