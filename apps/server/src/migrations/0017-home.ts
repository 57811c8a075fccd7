import { sql, type Kysely } from 'kysely';

/** Finds what was updated last, of each publisher, and when someone was here, without looking at the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index documents_by_update on documents
    (publisher_code, coalesce(updated_on, published_on) desc, content_id desc)`.execute(db);
  await sql`create index usage_events_of_person on usage_events (tenant, person_id, at desc)`.execute(db);
}
