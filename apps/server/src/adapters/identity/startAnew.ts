import { sql } from 'kysely';
import type { Passwords } from '../../ports/identity.ts';

/** Ends the sessions, grants and tokens that the built-in provider keeps of a person, and unlocks their names. */
export const startAnew: Passwords['startAnew'] = async (within, { id, names }) => {
  await sql`delete from identity_records where payload ->> 'accountId' = ${id}`.execute(within);
  const inSmall = names.map((name) => name.toLowerCase());
  await sql`delete from sign_in_failures where name = any(${inSmall}::text[])`.execute(within);
};
