import { sql, type Kysely } from 'kysely';

/** What those who look after people see, search and sort by, and when the sign-ins of someone were ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table people
    add column version int not null default 1,
    add column invited_at timestamptz,
    add column last_sign_in_at timestamptz,
    add column sign_ins_ended_at timestamptz,
    add column name_order text not null
      generated always as (lower(left(btrim(first_name || ' ' || last_name), 100))) stored,
    add column searched text not null
      generated always as (lower(first_name || ' ' || last_name || ' ' || email || ' ' || sign_in_name)) stored`.execute(
    db,
  );
  await sql`create index people_by_name on people (tenant, name_order, id)`.execute(db);
  await sql`create index people_by_last_sign_in on people (tenant, last_sign_in_at, id)`.execute(db);
  // Those who look after a library are few among many readers.
  await sql`create index people_with_rights on people (tenant, id) where authorities <> '{}'`.execute(db);
  await sql`alter table sign_ins add column ended_at timestamptz`.execute(db);
  await sql`create index sign_ins_of_person on sign_ins (tenant, person_id)`.execute(db);
  // What the library's own provider keeps of one person goes when their sign-ins are ended.
  await sql`create index identity_records_of_person on identity_records (tenant, (payload ->> 'accountId'))
    where payload ->> 'accountId' is not null`.execute(db);
  await sql`update people set last_sign_in_at = last.at from
    (select tenant, person_id, max(signed_in_at) as at from sign_ins group by 1, 2) last
    where (people.tenant, people.id) = (last.tenant, last.person_id)`.execute(db);
}
