import { sql, type Kysely } from 'kysely';

/** Whom the library lets in, what an account may use beyond reading, and visits of pages among what is recorded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table people add column is_activated boolean not null default true`.execute(db);
  await sql`alter table accounts
    add column has_compass_points boolean not null default true,
    add column has_custom_collection boolean not null default false`.execute(db);
  await sql`alter table usage_events
    add column page text,
    drop constraint usage_events_type_check,
    add constraint usage_events_type_check
      check (type in ('search', 'investigation', 'request', 'denial', 'page-view'))`.execute(db);
}
