import type { TransactionType } from '@norma/contracts';
import type { Kysely, Selectable } from 'kysely';
import { textsOf, type Row } from './store.ts';
import type { CompassPointTables, Snapshot } from './tables.ts';

type Db = Kysely<CompassPointTables>;

const columns = ['id', 'type', 'at', 'person_name', 'current', 'previous'] as const;

/** A change of a compass point. */
export type Entry = Pick<Selectable<CompassPointTables['compass_point_history']>, (typeof columns)[number]>;

/** Writes down what was done to a compass point, and what it was before. */
export async function writeHistory(
  transaction: Db,
  change: {
    readonly tenant: string;
    readonly type: TransactionType;
    readonly by: { readonly id: string; readonly name: string };
    readonly now: Date;
    readonly current: Row;
    readonly previous: Row | null;
  },
): Promise<void> {
  const { tenant, type, by, now, current, previous } = change;
  await transaction
    .insertInto('compass_point_history')
    .values({
      tenant,
      compass_point_id: current.id,
      type,
      at: now,
      person_id: by.id,
      person_name: by.name,
      current: JSON.stringify(snapshotOf(current)),
      previous: previous && JSON.stringify(snapshotOf(previous)),
    })
    .execute();
}

/** What has happened to a compass point: a page of its changes, and how many there are. */
export async function historyOf(
  db: Db,
  id: number,
  page: { readonly isDescending: boolean; readonly offset: number; readonly size: number },
): Promise<{ entries: Entry[]; total: number }> {
  const ofOne = db.selectFrom('compass_point_history').where('compass_point_id', '=', id);
  const [entries, { total }] = await Promise.all([
    ofOne
      .select(columns)
      // Numbers are given while the compass point is held: they are in the order of the changes.
      .orderBy('id', page.isDescending ? 'desc' : 'asc')
      .limit(page.size)
      .offset(page.offset)
      .execute(),
    ofOne.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { entries, total };
}

const snapshotOf = (row: Row): Snapshot => ({
  modifiedDate: row.modified_at.toISOString(),
  ...textsOf(row),
  selectionMetadata: row.selection.metadata,
});
