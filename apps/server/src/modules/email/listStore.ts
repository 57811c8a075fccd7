import type { MailState } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { SessionTables } from '../session/index.ts';
import type { MailTables } from './tables.ts';

type Db = Kysely<MailTables & SessionTables>;
type EmailQuery = { readonly state?: MailState | undefined; readonly search: string };

const columns = [
  'mails.id',
  'mails.kind',
  'mails.state',
  'mails.reason',
  'mails.answer',
  'mails.subject',
  'mails.attempts',
  'mails.posted_at',
  'mails.changed_at',
  'mails.due_at',
] as const;

const wholeName = sql<string>`trim(people.first_name || ' ' || people.last_name)`;

/** Emails with whom they are for: of people where they can be reached now, until it was written somewhere else. */
const mailsAndPeople = (db: Db) =>
  db
    .selectFrom('mails')
    .leftJoin('people', (join) => join.onRef('people.id', '=', 'mails.person_id'))
    .select(columns)
    .select((eb) => [
      eb.fn.coalesce('mails.to_name', wholeName, sql<string>`''`).as('name'),
      eb.fn.coalesce('mails.to_address', 'people.email', sql<string>`''`).as('address'),
    ]);

/** An email as administrators see it. */
export type ListedMail = Awaited<ReturnType<typeof mailsOf>>[number];

/** A page of the emails that are wanted, the newest first. */
export async function mailsOf(
  db: Db,
  { state, search, page, size }: EmailQuery & { page: number; size: number },
) {
  return mailsAndPeople(db)
    .$if(state !== undefined, (query) => query.where('mails.state', '=', state ?? 'queued'))
    .$if(search !== '', (query) => query.where(isLike(search)))
    .orderBy('mails.posted_at', 'desc')
    .orderBy('mails.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

/** The email of an id, or null. */
export async function listedMail(db: Db, id: string): Promise<ListedMail | null> {
  return (await mailsAndPeople(db).where('mails.id', '=', id).executeTakeFirst()) ?? null;
}

/** How many emails there are that are wanted. */
export async function countSearched(db: Db, { state, search }: EmailQuery): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .leftJoin('people', (join) => join.onRef('people.id', '=', 'mails.person_id'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(state !== undefined, (query) => query.where('mails.state', '=', state ?? 'queued'))
    .where(isLike(search))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many emails there are in each state that has any. */
export async function countsByState(db: Db): Promise<{ state: MailState; count: number }[]> {
  return db
    .selectFrom('mails')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
}

/** Whether a search is part of a name, an address or a subject. */
function isLike(search: string) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(mails.to_address ilike ${pattern} or mails.to_name ilike ${pattern} or mails.subject ilike ${pattern}
    or people.email ilike ${pattern} or ${wholeName} ilike ${pattern})`;
}
