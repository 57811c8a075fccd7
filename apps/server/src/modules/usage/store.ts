import type { Kysely } from 'kysely';
import type { UsageTables } from './tables.ts';

/** Of so many openings the last ones of each document are taken: reading a year back takes no longer than a day. */
const recentLimit = 500;

/** The documents that a person opened, each with the last time, latest first. */
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
    .orderBy('at', 'desc')
    .limit(recentLimit)
    .$narrowType<{ content_code: string }>()
    .execute();
  const seen = new Set<string>();
  return rows.filter(({ content_code }) => !seen.has(content_code) && seen.add(content_code));
}
