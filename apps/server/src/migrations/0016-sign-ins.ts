import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** How each sign-in came about: by password, from a network, or on the word of another house. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sign_ins (
    tenant text not null references tenants,
    session_id text not null,
    person_id uuid not null,
    auth_type text not null check (auth_type in ('PWD', 'SSO', 'IP', 'JWT', 'APPLET')),
    account_id text,
    remote_address text not null,
    signed_in_at timestamptz not null,
    primary key (tenant, session_id),
    foreign key (tenant, person_id) references people on delete cascade
  )`.execute(db);
  await sql`create index sign_ins_by_time on sign_ins (tenant, signed_in_at)`.execute(db);
  await closeToOtherTenants(db, 'sign_ins');
  await grantToServer(db, 'sign_ins');
  // A code either names a sign-in that there is to another site, or lets someone in whom another house vouches for.
  await sql`alter table one_time_codes alter session_id drop not null, add auth_type text,
    add check ((session_id is null) <> (auth_type is null))`.execute(db);
}
