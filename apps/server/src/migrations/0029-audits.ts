import { sql, type Kysely } from 'kysely';

/** Audits are found by day, by whom and by what; each index has all that a page of them is chosen by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_events_by_moment on audit_events (tenant, at desc, id desc)`.execute(db);
  await sql`create index audit_events_by_principal
    on audit_events (tenant, lower(principal) collate "C", at desc, id desc) include (principal, type)`.execute(
    db,
  );
  await sql`create index audit_events_by_type
    on audit_events (tenant, type collate "C", at desc, id desc) include (type, principal)`.execute(db);
  await sql`drop index audit_events_by_time`.execute(db);
}
