import type { Kysely } from 'kysely';
import type { UsageTables } from './tables.ts';

/** Of so many openings the last ones of each document are taken: reading a year back takes no longer than a day. */
const recentLimit = 500;

/** The documents that a person opened and has not taken off their list since, each with the last time, latest first. */
export async function lastOpened(
  db: Kysely<UsageTables>,
  personId: string,
): Promise<{ content_code: string; at: Date }[]> {
  const rows = await db
    .selectFrom('usage_events')
    .select(['content_code', 'at'])
    .where('person_id', '=', personId)
    .where('type', '=', 'request')
    .where('format', '<>', 'video')
    .where('content_code', 'is not', null)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('forgotten_documents as forgotten')
            .select('forgotten.content_code')
            .where('forgotten.person_id', '=', personId)
            .where('forgotten.content_code', '=', ref('usage_events.content_code').$notNull())
            .where('forgotten.forgotten_at', '>=', ref('usage_events.at')),
        ),
      ),
    )
    .orderBy('at', 'desc')
    .limit(recentLimit)
    .$narrowType<{ content_code: string }>()
    .execute();
  const seen = new Set<string>();
  return rows.filter(({ content_code }) => !seen.has(content_code) && seen.add(content_code));
}

/** Takes documents off the list of those that a person opened lately. */
export async function forgetOpened(
  db: Kysely<UsageTables>,
  { tenant, personId, codes, at }: { tenant: string; personId: string; codes: readonly string[]; at: Date },
): Promise<void> {
  if (codes.length === 0) return;
  await db
    .insertInto('forgotten_documents')
    .values(codes.map((content_code) => ({ tenant, person_id: personId, content_code, forgotten_at: at })))
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'person_id', 'content_code']).doUpdateSet({ forgotten_at: at }),
    )
    .execute();
}
