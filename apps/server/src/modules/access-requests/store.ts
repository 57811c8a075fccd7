import type { AccessRequestState } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';
import type { SessionTables } from '../session/index.ts';
import type { AccessRequestTables } from './tables.ts';

export type Tables = AccessRequestTables & SessionTables & DocumentTables;
type Db = Kysely<Tables>;

const ownColumns = ['id', 'state', 'message', 'requested_at', 'answered_at', 'comment'] as const;

const own = (db: Db, personId: string) =>
  db.selectFrom('access_requests').select(ownColumns).where('person_id', '=', personId);

/** A request as its reader sees it. */
export type OwnRequest = Awaited<ReturnType<ReturnType<typeof own>['execute']>>[number];

/** The latest request of a reader for a document, or null. */
export async function latestOf(db: Db, personId: string, contentId: number): Promise<OwnRequest | null> {
  const found = await own(db, personId)
    .where('content_id', '=', contentId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** How many requests of a reader are open. */
export async function openCountOf(db: Db, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('access_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

type NewRequest = {
  readonly tenant: string;
  readonly personId: string;
  readonly accountId: string;
  readonly contentId: number;
  readonly message: string;
  readonly now: Date;
};

/** Stores a request; null where one of the same reader for the same document is open. */
export async function insertRequest(db: Db, request: NewRequest): Promise<OwnRequest | null> {
  const { tenant, personId, accountId, contentId, message, now } = request;
  const inserted = await db
    .insertInto('access_requests')
    .values({
      tenant,
      person_id: personId,
      account_id: accountId,
      content_id: contentId,
      message,
      requested_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'person_id', 'content_id']).where('state', '=', 'open').doNothing(),
    )
    .returning(ownColumns)
    .executeTakeFirst();
  return inserted ?? null;
}

/** The active administrators who read through an account, other than one person, by name. */
export async function administratorsOf(
  db: Db,
  { accountId, except }: { readonly accountId: string; readonly except: string },
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('people')
    .innerJoin('memberships', 'memberships.person_id', 'people.id')
    .select(['people.id', nameOf('people').as('name')])
    .where('memberships.account_id', '=', accountId)
    .where('people.id', '<>', except)
    .where('people.is_activated', '=', true)
    .where(sql<boolean>`'ADMIN' = any(people.authorities)`)
    .orderBy('people.name_order')
    .orderBy('people.id')
    .execute();
}

const nameOf = (person: string) =>
  sql<string>`coalesce(nullif(trim(concat_ws(' ', ${sql.ref(`${person}.first_name`)},
    ${sql.ref(`${person}.last_name`)})), ''), ${sql.ref(`${person}.email`)})`;

/**
 * The requests that someone answers: of all accounts, or of those that they belong to and of those that have no
 * administrator of their own.
 */
export type Answerer = { readonly personId: string; readonly ofAllAccounts: boolean };

const received = (db: Db, { personId, ofAllAccounts }: Answerer) =>
  db.selectFrom('access_requests as r').$if(!ofAllAccounts, (query) =>
    query.where(
      sql<boolean>`(exists (select from memberships m
          where m.account_id = r.account_id and m.person_id = ${personId})
        or not exists (select from memberships m join people p on p.id = m.person_id
          where m.account_id = r.account_id and p.is_activated and 'ADMIN' = any(p.authorities)))`,
    ),
  );

const receivedRows = (db: Db, answerer: Answerer) =>
  received(db, answerer)
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .innerJoin('documents as d', 'd.content_id', 'r.content_id')
    .innerJoin('publishers as pub', 'pub.code', 'd.publisher_code')
    .leftJoin('people as by', 'by.id', 'r.answered_by')
    .select([
      'r.id',
      'r.state',
      'r.message',
      'r.requested_at',
      'r.answered_at',
      'r.comment',
      'r.person_id',
      'r.content_id',
      'r.account_id',
      'a.name as account_name',
      'p.email',
      nameOf('p').as('name'),
      'd.content_code',
      'd.designation',
      'd.title_text',
      'd.language',
      'd.publisher_code',
      'pub.name as publisher_name',
      sql<string | null>`case when by.id is not null then ${nameOf('by')} end`.as('answered_by'),
      sql<boolean>`exists (select from running_subscriptions s
        where s.account_id = r.account_id and s.publisher_code = d.publisher_code)`.as('is_entitled'),
    ]);

/** A request as administrators see it. */
export type ReceivedRequest = Awaited<ReturnType<ReturnType<typeof receivedRows>['execute']>>[number];

/** How many requests are in each state. */
export async function countsOf(db: Db, answerer: Answerer): Promise<Record<AccessRequestState, number>> {
  const rows = await received(db, answerer)
    .select(({ fn }) => ['r.state', fn.countAll<number>().as('count')])
    .groupBy('r.state')
    .execute();
  const counts = { open: 0, granted: 0, declined: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** A page of requests: the open ones first, the latest of each first. */
export async function receivedPage(
  db: Db,
  answerer: Answerer,
  {
    state,
    page,
    size,
  }: { readonly state?: AccessRequestState | undefined; readonly page: number; readonly size: number },
): Promise<ReceivedRequest[]> {
  return receivedRows(db, answerer)
    .$if(state !== undefined, (query) => query.where('r.state', '=', state ?? 'open'))
    .orderBy(sql`r.state <> 'open'`)
    .orderBy('r.requested_at', 'desc')
    .orderBy('r.id', 'desc')
    .offset(page * size)
    .limit(size)
    .execute();
}

/** One request that someone answers, or null. */
export async function receivedById(db: Db, answerer: Answerer, id: number): Promise<ReceivedRequest | null> {
  return (await receivedRows(db, answerer).where('r.id', '=', id).executeTakeFirst()) ?? null;
}

type Answered = {
  readonly id: number;
  readonly state: Exclude<AccessRequestState, 'open'>;
  readonly comment: string;
  readonly by: string;
  readonly now: Date;
};

/** Answers an open request; false where someone has answered it before. */
export async function answerRequest(db: Db, { id, state, comment, by, now }: Answered): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_requests')
    .set({ state, comment, answered_by: by, answered_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether someone still reads through an account. */
export async function isMember(db: Db, personId: string, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('memberships')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found !== undefined;
}
