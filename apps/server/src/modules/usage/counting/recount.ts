import { sql, type Kysely } from 'kysely';
import type { UsageTables } from '../tables.ts';
import { withCountingLock } from './count.ts';
import { countingOf } from './countedSql.ts';

type Db = Kysely<UsageTables>;

/** The first and the last day of something, by UTC. */
export type Days = { readonly from: string; readonly to: string };

/** The days from the first event to the last; null where there are none. Counts of before are all that is left of their days. */
export async function daysOfEvents(db: Db): Promise<Days | null> {
  const { rows } = await sql<{ from: string | null; to: string | null }>`
    select (min(at) at time zone 'UTC')::date as from, (max(at) at time zone 'UTC')::date as to
    from usage_events`.execute(db);
  const { from = null, to = null } = rows[0] ?? {};
  return from !== null && to !== null ? { from, to } : null;
}

/** Counts a day again from its events, in place of what was counted of it. */
export const recountDay = (db: Db, day: string): Promise<void> =>
  withCountingLock(db, async (within) => {
    for (const table of ['usage_days', 'usage_documents', 'usage_readers'] as const)
      await within.deleteFrom(table).where('day', '=', day).execute();
    const ofDay = sql`at >= ${day}::date::timestamp at time zone 'UTC'
      and at < (${day}::date + 1)::timestamp at time zone 'UTC'`;
    await countingOf({
      taken: sql`delete from usage_outbox where ${ofDay}`,
      chosen: sql`usage_events e where ${ofDay}`,
    }).execute(within);
  });

/** Every day from the first to the last. */
export function everyDay({ from, to }: Days): string[] {
  const first = Date.parse(from);
  const count = Math.round((Date.parse(to) - first) / dayMs) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => dayOf(new Date(first + index * dayMs)));
}

const dayMs = 86_400_000;

/** The day of a moment, by UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
