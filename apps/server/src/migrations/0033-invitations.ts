import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** Links by which people choose a password: those who are invited, and those who need another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The key of a link stands in a mail and nowhere else: its hash comes when the mail is written.
  await sql`create table password_links (
    tenant text not null references tenants,
    id uuid not null default gen_random_uuid(),
    person_id uuid not null,
    purpose text not null check (purpose in ('invitation', 'reset')),
    hash text,
    made_at timestamptz not null,
    made_by text not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    ending text check (ending in ('used', 'replaced')),
    primary key (tenant, id),
    foreign key (tenant, person_id) references people on delete cascade,
    check ((ended_at is null) = (ending is null))
  )`.execute(db);
  await sql`create unique index password_links_by_hash on password_links (tenant, hash) where hash is not null`.execute(
    db,
  );
  await sql`create unique index open_password_links on password_links (tenant, person_id, purpose)
    where ended_at is null`.execute(db);
  await sql`create index password_links_by_person on password_links (tenant, person_id, made_at)`.execute(db);
  await sql`create index pending_invitations on password_links (tenant, made_at desc, person_id)
    where purpose = 'invitation' and ended_at is null`.execute(db);
  // A link went to an address: it opens nothing for someone whose address is another one now, until it is sent again.
  await sql`create function close_password_links() returns trigger language plpgsql as $$
    begin
      update password_links set hash = null
        where tenant = new.tenant and person_id = new.id and ended_at is null;
      return null;
    end $$`.execute(db);
  await sql`create trigger close_password_links after update of email on people
    for each row when (old.email is distinct from new.email) execute function close_password_links()`.execute(
    db,
  );
  await closeToOtherTenants(db, 'password_links');
  await grantToServer(db, 'password_links');
}
