import { sql, type Kysely } from 'kysely';
import type { InvitationTables } from './tables.ts';

type Db = Kysely<InvitationTables>;

/** An account that people are let read through. */
export type ResolvedAccount = { readonly id: string; readonly name: string };

/** Those who have one of some addresses, in small letters, or sign in with one, with the accounts that they read through. */
export async function peopleKnown(db: Db, emails: readonly string[]) {
  if (emails.length === 0) return [];
  const all = [...new Set(emails)];
  return db
    .selectFrom('people')
    .leftJoin('memberships', (on) =>
      on.onRef('memberships.tenant', '=', 'people.tenant').onRef('memberships.person_id', '=', 'people.id'),
    )
    .select([
      'people.id',
      'people.email',
      sql<string>`sign_in_key(people.sign_in_name)`.as('sign_in_key'),
      'people.is_activated',
      sql<
        string[]
      >`coalesce(array_agg(memberships.account_id) filter (where memberships.account_id is not null), '{}')`.as(
        'accounts',
      ),
    ])
    .where(
      sql<boolean>`(lower(people.email) = any(${all}::text[]) or sign_in_key(people.sign_in_name) = any(${all}::text[]))`,
    )
    .groupBy(['people.tenant', 'people.id'])
    .execute();
}

/** The open account that each of some words means, in small letters: by its number, else its id, else its name alone. */
export async function resolvedAccounts(
  db: Db,
  words: readonly string[],
): Promise<Map<string, ResolvedAccount>> {
  const all = [...new Set(words.map((word) => word.toLowerCase()))];
  if (all.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'number'])
    .where(
      sql<boolean>`(lower(number) = any(${all}::text[]) or lower(id) = any(${all}::text[]) or lower(name) = any(${all}::text[]))`,
    )
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
  const found = new Map<string, ResolvedAccount>();
  // What says least is overwritten by what says more; a name or number that several have means none of them.
  for (const by of ['name', 'id', 'number'] as const)
    for (const [word, having] of Map.groupBy(rows, (row) => row[by].toLowerCase())) {
      const [only, ...others] = having;
      if (only && others.length === 0 && word !== '') found.set(word, { id: only.id, name: only.name });
    }
  return found;
}

/** Open accounts by their ids. */
export async function accountsOfIds(db: Db, ids: readonly string[]): Promise<Map<string, ResolvedAccount>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('closed_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
