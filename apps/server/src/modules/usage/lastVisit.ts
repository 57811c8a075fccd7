import type { Kysely } from 'kysely';
import type { UsageTables } from './tables.ts';

/** When a person was last here before the sign-in that they are in; null where they never were. */
export async function lastVisit(
  db: Kysely<UsageTables>,
  { personId, sessionId }: { readonly personId: string; readonly sessionId: string },
): Promise<Date | null> {
  const found = await db
    .selectFrom('usage_events')
    .select('at')
    .where('person_id', '=', personId)
    .where('session_id', '<>', sessionId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.at ?? null;
}
