import { auditKinds as kinds, auditTypes as types, type AuditKind, type AuditType } from '@norma/contracts';

/** Every kind of event. */
export const auditKinds: readonly AuditKind[] = kinds;

/** The types of audit events by kind. */
export const auditTypes: Readonly<Record<AuditType, AuditKind>> = types;
