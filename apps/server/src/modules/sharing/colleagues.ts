import { sql, type Kysely } from 'kysely';
import type { SessionTables } from '../session/index.ts';
import { lastSharedWith } from './store.ts';
import type { SharingTables } from './tables.ts';

type Db = Kysely<SharingTables & SessionTables>;

/** Someone of an account, asked for by someone else of it. */
type Within = { readonly accountId: string; readonly except: string };

/** A person of the own account. */
export type Colleague = { id: string; first_name: string; last_name: string; email: string };

/** People who read through an account under their own names, without the one who asks. */
const colleagues = (db: Db, { accountId, except }: Within) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('people as p', 'p.id', 'm.person_id')
    .select(['p.id', 'p.first_name', 'p.last_name', 'p.email'])
    .where('m.account_id', '=', accountId)
    .where('p.id', '!=', except)
    .where('p.user_type', '=', 'INDIVIDUAL')
    .where('p.is_activated', '=', true);

/** The colleague of an id, or null: someone who has left the account is none any more. */
export async function colleagueOfId(db: Db, id: string, within: Within): Promise<Colleague | null> {
  return (await colleagues(db, within).where('p.id', '=', id).executeTakeFirst()) ?? null;
}

/** The colleague of an address in any letter case, or null. */
export async function colleagueOfAddress(
  db: Db,
  addressKey: string,
  within: Within,
): Promise<Colleague | null> {
  const found = await colleagues(db, within)
    .where(sql`lower(p.email)`, '=', addressKey)
    .executeTakeFirst();
  return found ?? null;
}

/** Colleagues whose name or address has every word of a text, by their names. */
export async function colleaguesNamed(
  db: Db,
  words: readonly string[],
  within: Within & { readonly max: number },
): Promise<Colleague[]> {
  const spoken = sql<string>`lower(p.first_name || ' ' || p.last_name || ' ' || p.email)`;
  return words
    .reduce(
      (query, word) => query.where(sql<boolean>`position(${word} in ${spoken}) > 0`),
      colleagues(db, within),
    )
    .orderBy(sql`lower(p.first_name || ' ' || p.last_name)`)
    .orderBy('p.id')
    .limit(within.max)
    .execute();
}

/** Colleagues to begin with: those with whom one shared last, then the others by their names. */
export async function colleaguesAtHand(
  db: Db,
  within: Within & { readonly max: number },
): Promise<Colleague[]> {
  return colleagues(db, within)
    .leftJoin(lastSharedWith(db, within.except).as('s'), 's.shared_with', 'p.id')
    .orderBy('s.last', (order) => order.desc().nullsLast())
    .orderBy(sql`lower(p.first_name || ' ' || p.last_name)`)
    .orderBy('p.id')
    .limit(within.max)
    .execute();
}
