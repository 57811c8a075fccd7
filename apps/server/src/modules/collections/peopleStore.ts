import type { CollectionReader } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { Tables } from './store.ts';

type Db = Kysely<Tables>;

const readersOf = (db: Db, accountId: string) =>
  db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .where('memberships.account_id', '=', accountId)
    .select(['people.id', 'people.first_name', 'people.last_name', 'people.email'])
    .orderBy('people.last_name')
    .orderBy('people.first_name')
    .orderBy('people.id');

type Person = {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
};

const wireReader = ({ id, first_name, last_name, email }: Person): CollectionReader => ({
  id,
  name: `${first_name} ${last_name}`.trim() || email,
  email,
});

/** The people of its account with whom a collection is shared by name; who has left the account is not among them. */
export async function peopleWith(
  db: Db,
  accountId: string,
  collectionId: number,
): Promise<CollectionReader[]> {
  const rows = await readersOf(db, accountId)
    .where('people.id', 'in', (eb) =>
      eb.selectFrom('collection_people').select('person_id').where('collection_id', '=', collectionId),
    )
    .execute();
  return rows.map(wireReader);
}

/** People of an account whose name or address has a text, or the first of all. */
export async function readersNamed(
  db: Db,
  { accountId, text, max }: { readonly accountId: string; readonly text: string; readonly max: number },
): Promise<CollectionReader[]> {
  const like = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await readersOf(db, accountId)
    .where((eb) =>
      eb.or([
        eb(sql`people.first_name || ' ' || people.last_name`, 'ilike', like),
        eb('people.email', 'ilike', like),
      ]),
    )
    .limit(max)
    .execute();
  return rows.map(wireReader);
}

/** Those of some people who read through an account. */
export async function readersAmong(
  db: Db,
  accountId: string,
  personIds: readonly string[],
): Promise<Set<string>> {
  const rows = await readersOf(db, accountId)
    .where('people.id', '=', ({ fn, val }) => fn.any(sql<string[]>`${val([...personIds])}::uuid[]`))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
