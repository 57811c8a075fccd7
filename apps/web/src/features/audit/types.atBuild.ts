import { auditKinds as kinds, auditTypes as types, type AuditKind, type AuditType } from '@norma/contracts';

/** Every kind of event. */
export const auditKinds: readonly AuditKind[] = kinds;

/** Every event that the library keeps, by its kind. */
export const auditTypes: Readonly<Record<AuditType, AuditKind>> = types;
