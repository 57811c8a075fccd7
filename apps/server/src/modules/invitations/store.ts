import { sql, type Kysely } from 'kysely';
import type { NewPerson } from './planning.ts';
import type { InvitationTables } from './tables.ts';

type Db = Kysely<InvitationTables>;

/** Someone who was made. */
export type AddedPerson = NewPerson & { readonly id: string };

/** Makes people who have no password yet; they sign in by their address. */
export async function addPeople(
  within: Db,
  tenant: string,
  people: readonly NewPerson[],
  invitedAt: Date | null,
): Promise<AddedPerson[]> {
  if (people.length === 0) return [];
  const rows = people.map(({ email, firstName, lastName, authorities }) => ({
    email,
    first_name: firstName,
    last_name: lastName,
    authorities,
  }));
  const { rows: added } = await sql<{ id: string; email: string }>`
    insert into people (tenant, sign_in_name, email, first_name, last_name, user_type, authorities, invited_at)
    select ${tenant}, email, email, first_name, last_name, 'INDIVIDUAL', authorities, ${invitedAt}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (email text, first_name text, last_name text, authorities text[])
    returning id, email`.execute(within);
  const idOf = new Map(added.map(({ id, email }) => [email, id]));
  return people.map((person) => ({ ...person, id: idOf.get(person.email) ?? '' }));
}

/** Lets people read through accounts; those through which they read already are left out. */
export async function addMemberships(
  within: Db,
  tenant: string,
  memberships: readonly { readonly personId: string; readonly accountId: string }[],
): Promise<void> {
  if (memberships.length === 0) return;
  await sql`
    insert into memberships (tenant, person_id, account_id)
    select ${tenant}, "personId", "accountId"
    from jsonb_to_recordset(${JSON.stringify(memberships)}::jsonb) as given ("personId" uuid, "accountId" text)
    on conflict do nothing`.execute(within);
}
