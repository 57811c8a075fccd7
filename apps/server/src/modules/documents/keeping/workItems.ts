import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../tables.ts';
import type { NewWorkItem } from './newDocument.ts';

type Db = Kysely<DocumentTables>;

/** Keeps work items with their ballots; what was told of one before gives way. */
export async function keepWorkItems(db: Db, items: readonly NewWorkItem[]): Promise<void> {
  const distinct = new Map(items.map((item) => [JSON.stringify([item.publisher_code, item.number]), item]));
  for (const { ballots, ...item } of distinct.values()) {
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
  }
}
