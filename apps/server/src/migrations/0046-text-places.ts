import { sql, type Kysely } from 'kysely';

/**
 * What the form feeds of a searched text begin, so that a search leads to the page or clause; and of a PDF, whether it is
 * a scan and whether it is tagged. Null for what was imported before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column text_places jsonb`.execute(db);
  await sql`alter table document_files add column is_scan boolean, add column is_tagged boolean`.execute(db);
}
