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
    | 'note-saved'
    | 'note-edited'
    | 'note-deleted';
  /** Sign-in name, or what was typed as one. */
  readonly principal: string;
  readonly message: string;
  readonly remoteAddress: string;
  readonly requestId: string;
};

/** Keeps audit events of a tenant. */
export type Audit = {
  readonly record: (tenantKey: string, event: AuditEvent) => Promise<void>;
};
