import type { Kysely } from 'kysely';
import type { Audit, AuditEvent, AuditTables } from '../../ports/audit.ts';
import type { Tenant } from '../../tenant/index.ts';
import type { InvitationTables } from './tables.ts';

/** Keeps in the audit what is done, within the transaction that does it. */
export const auditWithin =
  (audit: Audit) =>
  (within: Kysely<InvitationTables>, { key }: Pick<Tenant, 'key'>, event: AuditEvent): Promise<void> =>
    audit.record(key, event, within.withTables<AuditTables>());
