import { sql, type Kysely } from 'kysely';

/**
 * Makes sign-in names unique in the form in which they are compared. `sign_in_key` is that form: compatibility
 * characters as the usual ones (NFKC), no invisible characters, small letters. Of two people whose names differ only
 * in what the form leaves out, the one whose name is written in that form keeps it; the others get a part of their id
 * appended and sign in by e-mail address until an administrator changes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Soft hyphen, joiners, directions, invisible operators, variation selectors, byte order mark, tags, controls.
  const invisible =
    '[\\u0001-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\U000e0000-\\U000e0fff]';
  await sql`create function sign_in_key(name text) returns text language sql immutable strict parallel safe
    return lower(normalize(btrim(regexp_replace(normalize(name, NFKC), ${sql.lit(invisible)}, '', 'g')), NFKC))`.execute(
    db,
  );
  await sql`alter table people no force row level security`.execute(db);
  await sql`update people set sign_in_name = people.sign_in_name || '-' || left(people.id::text, 8), version = version + 1
    from (select tenant, id, row_number() over (partition by tenant, sign_in_key(sign_in_name)
        order by (lower(sign_in_name) = sign_in_key(sign_in_name)) desc, last_sign_in_at nulls last, id) as place
      from people) doubles
    where (people.tenant, people.id) = (doubles.tenant, doubles.id) and doubles.place > 1`.execute(db);
  await sql`alter table people force row level security`.execute(db);
  await sql`drop index people_by_sign_in_name`.execute(db);
  await sql`create unique index people_by_sign_in_name on people (tenant, sign_in_key(sign_in_name))`.execute(
    db,
  );
}
