import { sql, type Kysely } from 'kysely';
import { columnOf, pageOf, type Page } from './listStore.ts';
import { compassPointsOf, type Row } from './store.ts';
import type { CompassPointTables } from './tables.ts';

type Db = Kysely<CompassPointTables>;

/** The list of an account, and how often it has changed until its rows were counted. */
type AccountList = { readonly tenant: string; readonly accountId: string; readonly changes: string };

/** A row of a list: where it is in rising order, counted from 0, and what it is sorted by, as the database writes it. */
type Cursor = { readonly at: number; readonly value: string; readonly id: number };

/** Where a walk begins: at a milestone, or at either end of the list. */
type Start = { readonly at: number } | Cursor;

type Known = { readonly changes: string; cursors: readonly Cursor[]; deepPages: number };

/** As many rows are passed at once. */
const defaultStride = 20_000;
const maxLists = 200;

/**
 * Reaches pages deep in the list of a large account (decision 39). Rows before a page are passed one by one, so it is remembered where each
 * so-many-th of them stands, and the next page is reached from the nearest one. What is remembered holds for one state of the
 * list: the database counts its changes, and every answer says after how many of them it was given.
 */
export function pageCursors(stride = defaultStride) {
  const lists = new Map<string, Known>();

  const knownOf = ({ tenant, accountId, changes }: AccountList, { isDeleted, sort }: Page): Known => {
    const name = JSON.stringify([tenant, accountId, isDeleted, sort.by]);
    const before = lists.get(name);
    const known = before?.changes === changes ? before : { changes, cursors: [], deepPages: 0 };
    lists.delete(name); // The one that was asked for last is the last to be forgotten.
    lists.set(name, known);
    for (const oldest of lists.keys()) if (lists.size > maxLists) lists.delete(oldest);
    return known;
  };

  return {
    /** A page of the compass points of an account. */
    pageOf: async (db: Db, list: AccountList, page: Page): Promise<Row[]> => {
      const size = Math.min(page.size, page.total - page.offset);
      if (size <= 0) return [];
      const known = knownOf(list, page);
      const isDeep = Math.min(page.offset, page.total - page.offset) > stride;
      const ids = await idsOf(db, list, { page: { ...page, size }, known, stride });
      // The caller for two of them asks for more; a list that changes all the time is never surveyed.
      if (isDeep && ids) known.deepPages += 1;
      if (isDeep && known.deepPages === 2)
        void survey(db, list, { page, known, stride }).catch(() => (known.deepPages = 0));
      return ids ? compassPointsOf(db, ids) : pageOf(db, list, page);
    },
  };
}
export type PageCursors = ReturnType<typeof pageCursors>;

/** The numbers of a page, reached from the nearest row that is known; null where the list has changed in the meantime. */
async function idsOf(
  db: Db,
  list: AccountList,
  { page, known, stride }: { page: Page; known: Known; stride: number },
): Promise<number[] | null> {
  const { sort, offset, size, total } = page;
  const low = sort.isDescending ? total - offset - size : offset;
  const high = low + size - 1;
  const below = known.cursors.findLast(({ at }) => at <= low) ?? { at: 0 };
  const above = known.cursors.find(({ at }) => at >= high) ?? { at: total - 1 };
  const isRising = low - below.at <= above.at - high;
  const target = isRising ? low : high;
  let from: Start = isRising ? below : above;
  for (let left = Math.abs(target - from.at); left > stride; left -= stride) {
    // oxlint-disable-next-line no-await-in-loop -- each step begins where the one before ended
    const [row] = await rowsFrom(db, list, { page, from, isRising, passed: stride, size: 1 });
    if (row?.changes !== list.changes) return null;
    from = { at: from.at + (isRising ? stride : -stride), value: row.value, id: row.id };
    known.cursors = withCursor(known.cursors, from);
  }
  const passed = Math.abs(target - from.at);
  const rows = await rowsFrom(db, list, { page, from, isRising, passed, size });
  if (rows.length < size || rows.some(({ changes }) => changes !== list.changes)) return null;
  const ids = rows.map(({ id }) => id);
  return isRising === sort.isDescending ? ids.toReversed() : ids;
}

/** Walks through what is far from any milestone, so that no page is; no one waits for it. */
async function survey(
  db: Db,
  list: AccountList,
  { page, known, stride }: { page: Page; known: Known; stride: number },
): Promise<void> {
  let from: Start = { at: 0 };
  while (from.at + stride < page.total) {
    const { at }: Start = from;
    const next: Start | undefined = known.cursors.find(
      (cursor) => cursor.at > at && cursor.at <= at + stride,
    );
    if (next) {
      from = next;
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop -- each step begins where the one before ended
    const [row] = await rowsFrom(db, list, { page, from, isRising: true, passed: stride, size: 1 });
    if (row?.changes !== list.changes) return;
    from = { at: at + stride, value: row.value, id: row.id };
    known.cursors = withCursor(known.cursors, from);
  }
}

function withCursor(cursors: readonly Cursor[], one: Cursor): readonly Cursor[] {
  if (cursors.some(({ at }) => at === one.at)) return cursors;
  return [...cursors, one].toSorted((a, b) => a.at - b.at);
}

type Walk = {
  readonly page: Pick<Page, 'isDeleted' | 'sort'>;
  readonly from: Start;
  readonly isRising: boolean;
  readonly passed: number;
  readonly size: number;
};

const rowsFrom = (db: Db, list: AccountList, walk: Walk) => rowsFromQuery(db, list, walk).execute();

/** The question for rows so many beyond another one, which an index alone answers. */
export function rowsFromQuery(
  db: Db,
  { accountId }: Pick<AccountList, 'accountId'>,
  { page, from, isRising, passed, size }: Walk,
) {
  const column = columnOf[page.sort.by];
  const direction = isRising ? 'asc' : 'desc';
  const kind = sql.raw(column.endsWith('_at') ? 'timestamptz' : 'text');
  const beyond = sql.raw(isRising ? '>=' : '<=');
  let rows = db
    .selectFrom('compass_points')
    .select(({ selectFrom }) => [
      'id',
      sql<string>`${sql.ref(column)}::text`.as('value'),
      selectFrom('compass_point_counts')
        .select(sql<string>`coalesce(sum(changes), 0)::text`.as('changes'))
        .where('account_id', '=', accountId)
        .as('changes'),
    ])
    .where('account_id', '=', accountId)
    .where('is_deleted', '=', page.isDeleted);
  if ('id' in from)
    rows = rows.where(
      sql<boolean>`(${sql.ref(column)}, id) ${beyond} (${from.value}::${kind}, ${from.id}::bigint)`,
    );
  return rows.orderBy(column, direction).orderBy('id', direction).limit(size).offset(passed);
}
