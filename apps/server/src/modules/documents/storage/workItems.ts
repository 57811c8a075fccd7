import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../tables.ts';
import type { NewWorkItem } from './newDocument.ts';

type Db = Kysely<DocumentTables>;

/** When an import tells of work, and which one. */
type Import = { readonly now: Date; readonly importId: number | null };

/**
 * Keeps work items with their ballots; replaces the stored ones. What an import brings or changes leaves
 * one event, in the same transaction.
 */
export async function upsertWorkItems(
  db: Db,
  items: readonly NewWorkItem[],
  within: Import | null = null,
): Promise<void> {
  const distinct = new Map(items.map((item) => [JSON.stringify([item.publisher_code, item.number]), item]));
  for (const item of distinct.values()) {
    const before = within && (await knownOf(db, item));
    const id = await upsert(db, item);
    const type = before === null ? 'new-work-item' : 'work-item';
    if (!within || (before !== null && before === storedFieldsOf(item))) continue;
    const event = { at: within.now, type, work_item_id: id, import_id: within.importId } as const;
    await db.insertInto('work_item_events').values(event).execute();
  }
}

async function upsert(db: Db, { ballots, ...item }: NewWorkItem): Promise<number> {
  const { id } = await db
    .insertInto('work_items')
    .values({ ...item, family_keys: [...item.family_keys] })
    .onConflict((conflict) =>
      conflict.columns(['publisher_code', 'number']).doUpdateSet({
        title: item.title,
        initiated_on: item.initiated_on,
        technical_contact: item.technical_contact,
        family_keys: [...item.family_keys],
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('work_item_ballots').where('work_item_id', '=', id).execute();
  await sql`insert into work_item_ballots (work_item_id, place, ballot_number, item_number, item_status)
    select ${id}::bigint, place, number, item, status
    from json_to_recordset(${JSON.stringify(ballots.map((ballot, place) => ({ place, ...ballot })))}::json)
      as given(place int, number text, item text, status text)`.execute(db);
  return id;
}

/** What readers see of a piece of work, to be compared with what they saw before. */
const storedFieldsOf = ({
  title,
  initiated_on,
  technical_contact,
  ballots,
}: Omit<NewWorkItem, 'family_keys'>) =>
  JSON.stringify([
    title,
    initiated_on,
    technical_contact,
    ballots.map(({ number, item, status }) => [number, item, status]),
  ]);

/** The same of what is stored of it; null for work that no one has told of yet. */
async function knownOf(
  db: Db,
  { publisher_code, number }: Pick<NewWorkItem, 'publisher_code' | 'number'>,
): Promise<string | null> {
  const { rows } = await sql<NewWorkItem>`select w.publisher_code, w.number, w.title,
      w.initiated_on::text as initiated_on, w.technical_contact,
      coalesce((select json_agg(json_build_object('number', b.ballot_number, 'item', b.item_number,
        'status', b.item_status) order by b.place) from work_item_ballots b where b.work_item_id = w.id), '[]') as ballots
    from work_items w where w.publisher_code = ${publisher_code} and w.number = ${number}`.execute(db);
  const [known] = rows;
  return known ? storedFieldsOf(known) : null;
}
