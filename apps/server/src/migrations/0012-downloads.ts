import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** Downloads that are made ready, so that any node tells how far they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table downloads (
    tenant text not null references tenants,
    id uuid not null,
    person_id uuid not null,
    content_code text not null,
    with_notes boolean not null,
    state text not null check (state in ('waiting', 'stamping', 'ready', 'failed', 'cancelled')),
    pages int,
    pages_done int not null,
    problem text,
    asked_at timestamptz not null,
    touched_at timestamptz not null,
    primary key (tenant, id),
    foreign key (tenant, person_id) references people on delete cascade
  )`.execute(db);
  await sql`create index downloads_of_reader on downloads (tenant, person_id, content_code)`.execute(db);
  await sql`create index downloads_by_time on downloads (tenant, asked_at)`.execute(db);
  await closeToOtherTenants(db, 'downloads');
  await grantToServer(db, 'downloads');
}
