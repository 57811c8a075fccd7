import { sql, type Kysely } from 'kysely';

/** Finds whether a sign-in has opened a document already: asked for each piece of a PDF. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index usage_events_of_sign_in on usage_events (tenant, session_id, content_code, at desc)
    where type = 'request'`.execute(db);
}
