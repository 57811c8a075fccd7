import { sql, type Kysely } from 'kysely';
import { grantToServer } from './tenantTables.ts';

/**
 * Keeps what words of status mean that no table knows, for each publisher once, and of each remark of an import on such a
 * word which one it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table status_meanings (
    publisher_code text not null references publishers (code) on delete cascade on update cascade,
    word text not null,
    written text not null,
    meaning text not null check (meaning in ('work-item', 'draft', 'current', 'confirmed', 'under-revision', 'adopted',
      'superseded', 'historical', 'withdrawn', 'withdrawn-replaced', 'withdrawn-not-replaced')),
    primary key (publisher_code, word)
  )`.execute(db);
  await grantToServer(db, 'status_meanings');
  await sql`alter table import_rejections add column publisher_code text, add column status_word text`.execute(
    db,
  );
}
