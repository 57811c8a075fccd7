import type { Generated } from 'kysely';
import type { AuditTables as Kept } from '../../ports/audit.ts';

/** The audit as it is read: its rows are numbered. */
export type AuditTables = { audit_events: Kept['audit_events'] & { id: Generated<number> } };
