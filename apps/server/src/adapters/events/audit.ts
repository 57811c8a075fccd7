import type { Kysely } from 'kysely';
import type { Audit, AuditTables } from '../../ports/audit.ts';

/** Keeps audit events in the tenant's own rows of the database. */
export const databaseAudit = (dbOf: (tenantKey: string) => Kysely<AuditTables>, now: () => Date): Audit => ({
  record: async (tenant, { type, principal, message, remoteAddress, requestId }, within) => {
    const row = {
      tenant,
      at: now(),
      type,
      principal: principal.slice(0, 255),
      message,
      remote_address: remoteAddress,
      request_id: requestId,
    };
    await (within ?? dbOf(tenant)).insertInto('audit_events').values(row).execute();
  },
});
