import type { ListSort, SortOf } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import { columns, compassPointsOf, type Row } from './store.ts';
import type { CompassPointTables } from './tables.ts';

type Db = Kysely<CompassPointTables>;

/** Whose compass points, and of which document: those of an account, of one person in it, or those on one document. */
export type Scope = {
  readonly accountId: string;
  readonly personId?: string | undefined;
  readonly contentId?: number | undefined;
};

/** How many of a scope are active and how many are not. */
export type Counts = { readonly active: number; readonly inactive: number };

/** The same of an account, and how often what it has was changed until then. */
type AccountCounts = Counts & { readonly changes: string };

/** How many compass points there are in a scope. */
export async function countsOf(db: Db, { accountId, personId, contentId }: Scope): Promise<Counts> {
  return contentId === undefined
    ? countsOfAccount(db, { accountId, personId })
    : countedOn(db, { accountId, personId, contentId });
}

/** How many compass points an account has, or one person in it. */
export async function countsOfAccount(
  db: Db,
  { accountId, personId }: Omit<Scope, 'contentId'>,
): Promise<AccountCounts> {
  let counted = db
    .selectFrom('compass_point_counts')
    .select(({ fn }) => [
      fn.sum<string | null>('active').as('active'),
      fn.sum<string | null>('inactive').as('inactive'),
      sql<string>`coalesce(sum(changes), 0)::text`.as('changes'),
    ])
    .where('account_id', '=', accountId);
  if (personId !== undefined) counted = counted.where('created_by', '=', personId);
  const { active, inactive, changes } = await counted.executeTakeFirstOrThrow();
  return { active: Number(active), inactive: Number(inactive), changes };
}

async function countedOn(db: Db, { accountId, personId, contentId = 0 }: Scope): Promise<Counts> {
  let counted = db
    .selectFrom('compass_points')
    .select(['is_deleted', ({ fn }) => fn.countAll<number>().as('count')])
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .groupBy('is_deleted');
  if (personId !== undefined) counted = counted.where('created_by', '=', personId);
  const rows = await counted.execute();
  const countWhere = (isDeleted: boolean): number =>
    rows.find(({ is_deleted }) => is_deleted === isDeleted)?.count ?? 0;
  return { active: countWhere(false), inactive: countWhere(true) };
}

/** What each list is sorted by. */
export const columnOf = {
  designation: 'designation',
  contentStatus: 'content_status',
  name: 'name_order',
  email: 'created_by_email',
  createdDate: 'created_at',
  deletedByEmail: 'deleted_by_email',
  deletedDate: 'deleted_at',
} as const satisfies Record<ListSort, string>;

/** A page of a list: which rows, in which order. */
export type Page = {
  readonly isDeleted: boolean;
  readonly sort: SortOf<ListSort>;
  readonly offset: number;
  readonly size: number;
  /** How many rows there are in all. */
  readonly total: number;
};

/** A page of the compass points in a scope. */
export async function pageOf(db: Db, scope: Scope, page: Page): Promise<Row[]> {
  const size = Math.min(page.size, page.total - page.offset);
  if (size <= 0) return [];
  // Rows before a page are passed one by one: the second half is reached from the end.
  const isNearEnd = page.offset > page.total / 2;
  const ids = await idsQuery(db, scope, {
    isDeleted: page.isDeleted,
    sort: isNearEnd ? { ...page.sort, isDescending: !page.sort.isDescending } : page.sort,
    offset: isNearEnd ? page.total - page.offset - size : page.offset,
    size,
  }).execute();
  const inOrder = ids.map(({ id }) => id);
  return compassPointsOf(db, isNearEnd ? inOrder.toReversed() : inOrder);
}

/** The question for the numbers of a page, which an index alone answers. */
export function idsQuery(db: Db, scope: Scope, { isDeleted, sort, offset, size }: Omit<Page, 'total'>) {
  const { accountId, personId, contentId } = scope;
  const column = columnOf[sort.by];
  const direction = sort.isDescending ? 'desc' : 'asc';
  let rows = db
    .selectFrom('compass_points')
    .select(['id', column])
    .where('account_id', '=', accountId)
    .where('is_deleted', '=', isDeleted);
  if (personId !== undefined) rows = rows.where('created_by', '=', personId);
  if (contentId !== undefined) rows = rows.where('content_id', '=', contentId);
  // `offset 0` keeps PostgreSQL from walking all that the account has, in its order, for the few of one person or document.
  if (personId !== undefined || contentId !== undefined) rows = rows.offset(0);
  return db
    .selectFrom(rows.as('rows'))
    .select('id')
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(size)
    .offset(offset);
}

/** Every active compass point that an account, or one person in it, has on a document, the oldest first. */
export async function activeOn(
  db: Db,
  { accountId, personId, contentId }: Scope & { readonly contentId: number },
): Promise<Row[]> {
  let query = db
    .selectFrom('compass_points')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .where('is_deleted', '=', false);
  if (personId !== undefined) query = query.where('created_by', '=', personId);
  return query.orderBy('created_at').orderBy('id').execute();
}
