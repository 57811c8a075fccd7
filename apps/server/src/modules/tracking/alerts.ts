import { usualAlerts, type Alerts } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { Executor } from '../email/index.ts';
import type { TrackingTables } from './tables.ts';
import { nextDigestAt } from './notifications/digestTime.ts';

type Db = Kysely<TrackingTables>;

/** How someone wants to be told by email. */
export async function alertsOf(db: Db, personId: string): Promise<Alerts> {
  const found = await db
    .selectFrom('trackers')
    .select(['mail', 'hour', 'weekday', 'time_zone as timeZone'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found ?? usualAlerts;
}

type Whose = { readonly tenant: string; readonly personId: string; readonly now: Date };

/** Keeps how someone wants to be told by email; who wants none is not sent what waits either. */
export async function saveAlerts(
  db: Db,
  { tenant, personId, now }: Whose,
  { mail, hour, weekday, timeZone }: Alerts,
): Promise<void> {
  const digest_at =
    mail === 'daily' || mail === 'weekly' ? nextDigestAt({ mail, hour, weekday, timeZone }, now) : null;
  const columns = { mail, hour, weekday, time_zone: timeZone, digest_at };
  await db.transaction().execute(async (within) => {
    await within
      .insertInto('trackers')
      .values({ tenant, person_id: personId, ...columns })
      .onConflict((conflict) => conflict.columns(['tenant', 'person_id']).doUpdateSet(columns))
      .execute();
    if (mail !== 'none') return;
    await within
      .updateTable('notifications')
      .set({ awaits_mail: false })
      .where('person_id', '=', personId)
      .where('awaits_mail', '=', true)
      .execute();
  });
}

/** Sends someone no more mail, nor what waits for them: they have said so by a link in one. */
export async function wantNoMail(within: Executor, { tenant, personId }: Omit<Whose, 'now'>): Promise<void> {
  await sql`insert into trackers (tenant, person_id, mail) values (${tenant}, ${personId}, 'none')
    on conflict (tenant, person_id) do update set mail = 'none', digest_at = null`.execute(within);
  await sql`update notifications set awaits_mail = false where person_id = ${personId} and awaits_mail`.execute(
    within,
  );
}

/** Whether someone is told of the work on what they follow. */
export async function tracksWorkItems(db: Db, personId: string): Promise<boolean> {
  const found = await db
    .selectFrom('trackers')
    .select('tracks_work_items')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found?.tracks_work_items ?? false;
}

/** Keeps whether someone is told of the work on what they follow. */
export async function trackWorkItems(
  db: Db,
  { tenant, personId }: Omit<Whose, 'now'>,
  tracks_work_items: boolean,
): Promise<void> {
  await db
    .insertInto('trackers')
    .values({ tenant, person_id: personId, tracks_work_items, digest_at: null })
    .onConflict((conflict) => conflict.columns(['tenant', 'person_id']).doUpdateSet({ tracks_work_items }))
    .execute();
}
