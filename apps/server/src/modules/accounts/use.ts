import { sql } from 'kysely';
import type { Db } from './store.ts';

type Uses = {
  people: number;
  compassPoints: number;
  groups: number;
  collections: number;
  events: number;
};

/** What would be lost with an account, each kind with how many there are; kinds without any are left out. */
export async function whatUses(db: Db, id: string): Promise<Record<string, string>> {
  // One day on which it was read through is enough to know, counted for reports or still to be.
  const { rows } = await sql<Uses>`select
    (select count(*) from memberships where account_id = ${id}) as people,
    (select count(*) from compass_points where account_id = ${id}) as "compassPoints",
    (select count(*) from groups where account_id = ${id}) as groups,
    (select count(*) from collections where account_id = ${id}) as collections,
    (select count(*) from (select from usage_days where account_id = ${id} limit 1) used)
      + (select count(*) from usage_outbox u join usage_events e on (e.at, e.id) = (u.at, u.id)
        where e.account_id = ${id}) as events`.execute(db);
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).flatMap(([kind, many]) => (many > 0 ? [[kind, String(many)]] : [])),
  );
}
