import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** Folders of favorites, and notifications by their date alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table favorite_folders (
    tenant text not null references tenants,
    id bigint generated always as identity,
    person_id uuid not null,
    name text not null,
    primary key (tenant, id),
    foreign key (tenant, person_id) references people on delete cascade
  )`.execute(db);
  await sql`create unique index favorite_folders_by_name
    on favorite_folders (tenant, person_id, lower(name))`.execute(db);
  await sql`create table filed_favorites (
    tenant text not null references tenants,
    folder_id bigint not null,
    favorite_id bigint not null,
    primary key (tenant, folder_id, favorite_id),
    foreign key (tenant, folder_id) references favorite_folders on delete cascade,
    foreign key (tenant, favorite_id) references favorites on delete cascade
  )`.execute(db);
  await sql`create index filed_favorites_by_favorite on filed_favorites (tenant, favorite_id)`.execute(db);
  const tables = ['favorite_folders', 'filed_favorites'];
  await closeToOtherTenants(db, ...tables);
  await grantToServer(db, ...tables);
  await sql`create index notifications_by_date on notifications
    (tenant, person_id, at desc, id desc) include (publisher_code)`.execute(db);
}
