import type { Kysely } from 'kysely';
import { publishersOf, type DocumentTables } from '../documents/index.ts';
import type { TrackingTables } from './tables.ts';

type Db = Kysely<TrackingTables & DocumentTables>;

/** Who chooses, among the publishers that the tenant offers. */
type Chooser = { readonly tenant: string; readonly personId: string; readonly publishers: readonly string[] };

/** A publisher, and whether someone is told of its new documents. */
export type Choice = { readonly code: string; readonly name: string; readonly isTracked: boolean };

/** The publishers that the tenant offers by their names, each with someone's choice. */
export async function choicesOf(db: Db, { personId, publishers }: Chooser): Promise<Choice[]> {
  const [offered, tracked] = await Promise.all([
    publishersOf(db.$pickTables<keyof DocumentTables>(), publishers),
    db.selectFrom('tracked_publishers').select('publisher_code').where('person_id', '=', personId).execute(),
  ]);
  const chosen = new Set(tracked.map(({ publisher_code }) => publisher_code));
  return offered.map(({ code, name }) => ({ code, name, isTracked: chosen.has(code) }));
}

/** Follows publishers, or no more; one that is followed already stays followed since then. */
export async function choosePublishers(
  db: Db,
  { tenant, personId }: Chooser,
  { on, off, now }: { readonly on: readonly string[]; readonly off: readonly string[]; readonly now: Date },
): Promise<void> {
  if (off.length > 0) await forget(db, personId, off);
  if (on.length === 0) return;
  await db
    .insertInto('tracked_publishers')
    .values(on.map((publisher_code) => ({ tenant, person_id: personId, publisher_code, since: now })))
    .onConflict((conflict) => conflict.columns(['tenant', 'person_id', 'publisher_code']).doNothing())
    .execute();
}

/**
 * Follows neither these publishers nor any document of theirs; returns how many of each it were. Who names all that
 * are offered follows nothing any more, be it of a publisher that is offered no longer.
 */
export async function unsubscribeFrom(
  db: Db,
  { personId, publishers }: Chooser,
  named: readonly string[],
): Promise<{ publishers: number; documents: number }> {
  const isAll = publishers.every((code) => named.includes(code));
  return db.transaction().execute(async (within) => {
    const untracked = await forget(within, personId, isAll ? 'all' : named);
    const documents = await within
      .deleteFrom('tracked_documents')
      .where('person_id', '=', personId)
      .$if(!isAll, (query) =>
        query.where('family_id', 'in', ({ selectFrom }) =>
          selectFrom('families')
            .select('id')
            .where('publisher_code', 'in', [...named]),
        ),
      )
      .executeTakeFirstOrThrow();
    return { publishers: untracked, documents: Number(documents.numDeletedRows) };
  });
}

async function forget(db: Db, personId: string, codes: readonly string[] | 'all'): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tracked_publishers')
    .where('person_id', '=', personId)
    .$if(codes !== 'all', (query) => query.where('publisher_code', 'in', [...codes]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
