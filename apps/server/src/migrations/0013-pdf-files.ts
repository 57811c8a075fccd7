import { sql, type Kysely } from 'kysely';

/** A PDF as it was delivered, beside the one that readers are given; and how many pages a PDF has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_files
    drop constraint document_files_kind_check,
    add constraint document_files_kind_check check (kind in ('sts', 'graphic', 'html', 'pdf', 'original')),
    add pages int check (pages > 0)`.execute(db);
}
