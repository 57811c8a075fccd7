import { sql, type Kysely } from 'kysely';

/** Finds what was updated last, of each publisher, and what somebody follows, without looking at the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index documents_by_update on documents
    (publisher_code, coalesce(updated_on, published_on) desc, content_id desc)`.execute(db);
}
