import type { FeedbackState } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { SessionTables } from '../session/index.ts';
import type { SearchTables } from './tables.ts';

type Db = Kysely<SearchTables & SessionTables>;
type FeedbackQuery = { readonly state?: FeedbackState | undefined; readonly search: string };

const wholeName = sql<string>`trim(people.first_name || ' ' || people.last_name)`;
const state = sql<FeedbackState>`case when feedback.done_at is not null then 'done'
  when feedback.read_at is not null then 'read' else 'new' end`;

/** Feedback with who sent it, as far as they are still here. */
const feedbackAndPeople = (db: Db) =>
  db
    .selectFrom('feedback')
    .leftJoin('people', (join) => join.onRef('people.id', '=', 'feedback.person_id'))
    .leftJoin('accounts', (join) => join.onRef('accounts.id', '=', 'feedback.account_id'));

const listed = (db: Db) =>
  feedbackAndPeople(db).select((eb) => [
    'feedback.id',
    'feedback.at',
    'feedback.done_at',
    'feedback.done_by',
    'feedback.search_query',
    'feedback.search_type',
    'feedback.refinements',
    'feedback.looking_for',
    'feedback.more',
    'people.email',
    eb.fn.coalesce('accounts.name', 'feedback.account_id').as('account'),
    wholeName.as('name'),
    state.as('state'),
  ]);

const filter = ({ state: only, search }: FeedbackQuery) => {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(${only ?? null}::text is null or ${state} = ${only ?? null}) and (${search} = ''
    or feedback.search_query ilike ${pattern} or feedback.looking_for ilike ${pattern}
    or feedback.more ilike ${pattern} or people.email ilike ${pattern} or ${wholeName} ilike ${pattern})`;
};

/** A page of the feedback that is wanted, the newest first. */
export async function feedbackOf(db: Db, query: FeedbackQuery & { from: number; size: number }) {
  return listed(db)
    .where(filter(query))
    .orderBy('feedback.id', 'desc')
    .limit(query.size)
    .offset(query.from)
    .execute();
}

/** The feedback that is wanted from before a number, the newest first; for walks through all of it. */
export async function feedbackBefore(db: Db, query: FeedbackQuery, before: number, max: number) {
  return listed(db)
    .where(filter(query))
    .where('feedback.id', '<', before)
    .orderBy('feedback.id', 'desc')
    .limit(max)
    .execute();
}

/** Feedback as a list shows it. */
export type ListedFeedback = Awaited<ReturnType<typeof feedbackOf>>[number];

/** The feedback of a number, or null. */
export async function feedbackById(db: Db, id: number): Promise<ListedFeedback | null> {
  return (await listed(db).where('feedback.id', '=', id).executeTakeFirst()) ?? null;
}

/** How much feedback there is in each state, of all that is searched for. */
export async function countsOfFeedback(db: Db, search: string): Promise<Record<FeedbackState, number>> {
  const rows = await feedbackAndPeople(db)
    .select((eb) => [state.as('state'), eb.fn.countAll<number>().as('count')])
    .where(filter({ search }))
    .groupBy(state)
    .execute();
  const countOf = (of: FeedbackState): number => rows.find((row) => row.state === of)?.count ?? 0;
  return { new: countOf('new'), read: countOf('read'), done: countOf('done') };
}

/** Moves feedback to a state; what was read or done before keeps its time. */
export async function moveFeedback(
  db: Db,
  id: number,
  { to, now, by }: { to: FeedbackState; now: Date; by: string },
): Promise<void> {
  await db
    .updateTable('feedback')
    .set(({ ref, fn, val }) => ({
      read_at: to === 'new' ? null : fn.coalesce(ref('read_at'), val(now)),
      done_at: to === 'done' ? fn.coalesce(ref('done_at'), val(now)) : null,
      done_by: to === 'done' ? fn.coalesce(ref('done_by'), val(by)) : null,
    }))
    .where('id', '=', id)
    .execute();
}
