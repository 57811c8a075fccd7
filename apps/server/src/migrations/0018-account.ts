import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** Where people can be reached through each of their accounts, and how they like the library. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table profiles (
    tenant text not null,
    person_id uuid not null,
    account_id text not null,
    address1 text not null,
    address2 text not null,
    city text not null,
    state text not null,
    postal_code text not null,
    country text not null,
    mobile text not null,
    changed_at timestamptz not null,
    primary key (tenant, person_id, account_id),
    foreign key (tenant, person_id) references people on delete cascade,
    foreign key (tenant, account_id) references accounts on delete cascade
  )`.execute(db);
  await sql`create table preferences (
    tenant text not null,
    person_id uuid not null,
    language text,
    appearance text,
    density text,
    primary key (tenant, person_id),
    foreign key (tenant, person_id) references people on delete cascade
  )`.execute(db);
  await closeToOtherTenants(db, 'profiles', 'preferences');
  await grantToServer(db, 'profiles', 'preferences');
}
