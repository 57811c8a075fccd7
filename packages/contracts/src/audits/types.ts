/** What kinds of events an audit tells apart: who came and went, who was refused what, what was changed, what was taken. */
export const auditKinds = ['sign-ins', 'refusals', 'changes', 'reading'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Every event that is kept, by what it is called in the rows, and of which kind it is. */
export const auditTypes = {
  'sign-in': 'sign-ins',
  'sign-in-refused': 'refusals',
  'entry-code-given': 'sign-ins',
  'sign-out': 'sign-ins',
  'account-switched': 'sign-ins',
  'licence-accepted': 'changes',
  'profile-changed': 'changes',
  'keys-rotated': 'changes',
  'document-refused': 'refusals',
  'document-downloaded': 'reading',
  'documents-compared': 'reading',
  'call-refused': 'refusals',
  'feedback-sent': 'changes',
  'note-saved': 'changes',
  'note-edited': 'changes',
  'note-deleted': 'changes',
  'compass-point-created': 'changes',
  'compass-point-edited': 'changes',
  'compass-point-moved': 'changes',
  'compass-point-deactivated': 'changes',
  'compass-point-activated': 'changes',
  'compass-point-shared': 'changes',
  'document-shared': 'changes',
  'group-created': 'changes',
  'group-edited': 'changes',
  'group-deleted': 'changes',
  'group-mailed': 'changes',
  'collection-made': 'changes',
  'collection-changed': 'changes',
  'collection-shared': 'changes',
  'collection-filled': 'changes',
  'collection-deleted': 'changes',
  'mail-sent-again': 'changes',
  'person-invited': 'changes',
  'invitation-taken-back': 'changes',
  'password-link-sent': 'changes',
  'password-chosen': 'changes',
  'person-changed': 'changes',
  'person-rights-changed': 'changes',
  'person-activated': 'changes',
  'person-deactivated': 'changes',
  'person-joined': 'changes',
  'person-left': 'changes',
  'person-unlocked': 'changes',
  'sign-ins-ended': 'changes',
  'ownership-handed-over': 'changes',
  'account-made': 'changes',
  'account-changed': 'changes',
  'account-closed': 'changes',
  'account-opened': 'changes',
  'account-deleted': 'changes',
  'account-agreement-set': 'changes',
  'account-networks-changed': 'changes',
  'subscription-given': 'changes',
  'subscription-changed': 'changes',
  'subscription-taken': 'changes',
  'feedback-marked': 'changes',
  'delivery-uploaded': 'changes',
  'import-stopped': 'changes',
  'search-index-rebuilt': 'changes',
  'search-synonyms-changed': 'changes',
  'documents-checked': 'changes',
  'log-level-changed': 'changes',
  'database-asked': 'reading',
} as const satisfies Record<string, AuditKind>;
export type AuditType = keyof typeof auditTypes;

/** The events of a kind. */
export const typesOfKind = (kind: AuditKind): AuditType[] =>
  Object.entries(auditTypes).flatMap(([type, of]) => (of === kind && isAuditType(type) ? [type] : []));

/** Whether an event is one of those that are kept now; rows of long ago may hold others. */
export const isAuditType = (type: string): type is AuditType => Object.hasOwn(auditTypes, type);
