import { sql, type Kysely } from 'kysely';
import { grantToServer } from './tenantTables.ts';

/**
 * Work under way that any node may be asked about, and what failed lately. It belongs to no tenant: its keys name texts,
 * which tenants share. Unlogged: after a crash no work is under way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table shared_work (
    kind text not null,
    key text not null,
    node text not null,
    done integer not null default 0,
    total integer not null default 0,
    state text not null check (state in ('waiting', 'running', 'failed')),
    problem text,
    beat_at timestamptz not null,
    primary key (kind, key),
    check ((state = 'failed') = (problem is not null))
  )`.execute(db);
  await grantToServer(db, 'shared_work');
}
