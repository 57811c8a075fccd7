import type { Kysely } from 'kysely';
import type { Audit } from '../../ports/audit.ts';

type AuditTables = {
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

/** Keeps audit events in the tenant's own rows of the database. */
export const databaseAudit = (dbOf: (tenantKey: string) => Kysely<AuditTables>, now: () => Date): Audit => ({
  record: async (tenant, { type, principal, message, remoteAddress, requestId }) => {
    const row = {
      tenant,
      at: now(),
      type,
      principal: principal.slice(0, 255),
      message,
      remote_address: remoteAddress,
      request_id: requestId,
    };
    await dbOf(tenant).insertInto('audit_events').values(row).execute();
  },
});
