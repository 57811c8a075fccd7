import { sql, type Kysely } from 'kysely';

/** Staged documents name the columns that their source does not specify `unspecified`; the key was `unsaid`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update staged_documents
    set document = (document::jsonb - 'unsaid'
      || jsonb_build_object('unspecified', document::jsonb -> 'unsaid'))::json
    where document::jsonb ? 'unsaid'`.execute(db);
}
