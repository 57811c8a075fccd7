import { sql, type Kysely } from 'kysely';
import type { SessionTables } from '../session/index.ts';

type Db = Kysely<SessionTables>;

/** The people of an account who sign in for themselves and are active. */
const individuals = (db: Db, accountId: string) =>
  db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .where('memberships.account_id', '=', accountId)
    .where('people.user_type', '=', 'INDIVIDUAL')
    .where('people.is_activated', '=', true);

const columns = [
  'people.id as person_id',
  'people.first_name',
  'people.last_name',
  'people.sign_in_name',
  'people.email',
] as const;

const without = (text: string): string => text.toLowerCase().replaceAll(/\s+/gu, '');

/** A page of the people of an account whose names have some letters, in either order, by name; and how many there are. */
export async function peopleNamed(
  db: Db,
  accountId: string,
  { fullName, page, size }: { readonly fullName: string; readonly page: number; readonly size: number },
) {
  const letters = without(fullName);
  const called = (first: string, last: string) =>
    sql`strpos(regexp_replace(lower(${sql.ref(first)} || ${sql.ref(last)}), '\\s+', '', 'g'), ${letters})`;
  const named = individuals(db, accountId).$if(letters !== '', (query) =>
    query.where(({ eb, or }) =>
      or([
        eb(called('first_name', 'last_name'), '>', sql<number>`0`),
        eb(called('last_name', 'first_name'), '>', sql<number>`0`),
      ]),
    ),
  );
  const [people, { count }] = await Promise.all([
    named
      .select(columns)
      .orderBy(sql`lower(people.first_name)`)
      .orderBy(sql`lower(people.last_name)`)
      .orderBy('people.id')
      .offset((page - 1) * size)
      .limit(size)
      .execute(),
    named.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { people, count };
}

/** The person of an account who has an e-mail address in any letter case, or null. */
export async function personWithEmail(db: Db, accountId: string, email: string) {
  const found = await individuals(db, accountId)
    .select(columns)
    .where(sql`lower(people.email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return found ?? null;
}

/** Those of these people who are in an account, with their names. */
export async function peopleAmong(db: Db, accountId: string, personIds: readonly string[]) {
  return individuals(db, accountId)
    .select(columns)
    .where('people.id', '=', ({ fn, val }) => fn.any(val([...personIds])))
    .execute();
}

/** Someone of an account. */
export type PersonRow = Awaited<ReturnType<typeof peopleAmong>>[number];
