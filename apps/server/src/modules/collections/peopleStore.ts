import type { CollectionReader } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { Tables } from './store.ts';

type Db = Kysely<Tables>;

/** Somebody who reads, through which account. */
type Reading = { readonly personId: string; readonly accountId: string };

/** The collections that a reader has: those for their whole account, and those shared with them; by name. */
export async function collectionsHadBy(
  db: Db,
  { personId, accountId }: Reading,
): Promise<{ id: number; name: string; description: string }[]> {
  return db
    .selectFrom('collections')
    .select(['id', 'name', 'description'])
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('is_for_account', '=', true),
        eb(
          'id',
          'in',
          eb.selectFrom('collection_people').select('collection_id').where('person_id', '=', personId),
        ),
      ]),
    )
    .orderBy(sql`lower(name)`)
    .execute();
}

/** How many documents of these publishers each of some collections has. */
export async function documentCounts(
  db: Db,
  ids: readonly number[],
  publishers: readonly string[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('collection_documents')
    .innerJoin('documents', 'documents.content_id', 'collection_documents.content_id')
    .select(['collection_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('collection_id', '=', ({ fn, val }) => fn.any(val([...ids])))
    .where('documents.publisher_code', 'in', [...publishers])
    .groupBy('collection_id')
    .execute();
  return new Map(rows.map(({ collection_id, count }) => [collection_id, count]));
}

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

const mostOffered = 20;

/** People of an account whose name or address has a text, or the first of all. */
export async function readersNamed(db: Db, accountId: string, text: string): Promise<CollectionReader[]> {
  const like = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await readersOf(db, accountId)
    .where((eb) =>
      eb.or([
        eb(sql`people.first_name || ' ' || people.last_name`, 'ilike', like),
        eb('people.email', 'ilike', like),
      ]),
    )
    .limit(mostOffered)
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

/** Shares a collection with these people by name, and with nobody else. */
export async function sharePeople(
  transaction: Db,
  { tenant, collectionId }: { readonly tenant: string; readonly collectionId: number },
  personIds: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('collection_people').where('collection_id', '=', collectionId).execute();
  if (personIds.length === 0) return;
  await transaction
    .insertInto('collection_people')
    .values(personIds.map((person_id) => ({ tenant, collection_id: collectionId, person_id })))
    .execute();
}
