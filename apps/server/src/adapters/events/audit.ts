import { sql, type QueryExecutorProvider } from 'kysely';
import type { Audit } from '../../ports/audit.ts';

/** Writes audit events into the tenant's own rows of the database. */
export const databaseAudit = (
  dbOf: (tenantKey: string) => QueryExecutorProvider,
  now: () => Date,
): Audit => ({
  record: async (tenant, { type, principal, message, remoteAddress, requestId }, within = dbOf(tenant)) => {
    await sql`insert into audit_events (tenant, at, type, principal, message, remote_address, request_id)
      values (${tenant}, ${now()}, ${type}, ${principal.slice(0, 255)}, ${message}, ${remoteAddress}, ${requestId})`.execute(
      within,
    );
  },
});
