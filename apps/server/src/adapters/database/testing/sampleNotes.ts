import { type Kysely, sql } from 'kysely';
import type { Migrations } from '../migrate.ts';

/** The table that these tests keep tenants apart in. */
export type NoteTables = { notes: { id: number; tenant: string; text: string } };

/** Makes that table, closed to other tenants. */
export const noteMigrations: Migrations = {
  '0001-notes': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await sql`create table notes (
        id bigint generated always as identity primary key,
        tenant text not null default nullif(current_setting('norma.tenant', true), ''),
        text text not null)`.execute(db);
      await sql`alter table notes enable row level security, force row level security`.execute(db);
      await sql`create policy own_tenant on notes
        using (tenant = nullif(current_setting('norma.tenant', true), ''))`.execute(db);
      await sql`grant select, insert, update, delete on notes to norma_server`.execute(db);
    },
  },
};

type Db = Kysely<NoteTables>;

/** Writes one note; its tenant is the connection's. */
export async function writeNote(db: Db, text: string): Promise<void> {
  await sql`insert into notes (text) values (${text})`.execute(db);
}

/** The texts of all notes that a database sees. */
export async function notesSeenBy(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('notes').select('text').orderBy('id').execute();
  return rows.map(({ text }) => text);
}

/** The tenant that a connection of this database is set to. */
export async function tenantOf(db: Db): Promise<string> {
  const { rows } = await sql<{
    tenant: string | null;
  }>`select current_setting('norma.tenant', true) as tenant`.execute(db);
  return rows[0]?.tenant ?? '';
}
