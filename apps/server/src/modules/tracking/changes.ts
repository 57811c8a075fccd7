import { trackedEvents, type TrackedEvent } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';
import type { TrackingTables } from './tables.ts';

type Db = Kysely<TrackingTables & DocumentTables>;

/** What happened to a family that someone follows. */
export type Change = {
  readonly at: Date;
  readonly event: TrackedEvent;
  readonly content_code: string;
  /** The designation of the edition that was read when it began. */
  readonly tracked: string;
};

type ChangesQuery = {
  readonly personId: string;
  readonly publishers: readonly string[];
  /** Null: since each was tracked. */
  readonly since: Date | null;
};

/** The latest that became of each of some families, whenever it was, by family; of what happened at once, a new edition. */
export async function lastChangesOf(
  db: Kysely<DocumentTables>,
  familyIds: readonly number[],
): Promise<Map<number, { at: Date; event: TrackedEvent }>> {
  if (familyIds.length === 0) return new Map();
  const events = [...trackedEvents];
  const latest = await db
    .selectFrom('document_events')
    .distinctOn('family_id')
    .select(['family_id', 'at', 'type'])
    .where('family_id', '=', ({ fn, val }) => fn.any(val([...familyIds])))
    .where('type', 'in', events)
    .orderBy('family_id')
    .orderBy('at', 'desc')
    .orderBy(sql`array_position(${events}::text[], type)`)
    .orderBy('id', 'desc')
    .$narrowType<{ type: TrackedEvent }>()
    .execute();
  return new Map(latest.map(({ family_id, at, type }) => [family_id, { at, event: type }]));
}

/** The latest that became of each family that someone follows, latest first; of what happened at once, a new edition. */
export async function changesOf(db: Db, { personId, publishers, since }: ChangesQuery): Promise<Change[]> {
  const events = [...trackedEvents];
  const latest = await db
    .selectFrom('tracked_documents')
    .innerJoin('documents', 'documents.content_id', 'tracked_documents.content_id')
    .innerJoin('document_events as event', 'event.family_id', 'tracked_documents.family_id')
    .distinctOn('tracked_documents.family_id')
    .select(['event.at', 'event.type', 'event.content_code', 'documents.designation as tracked'])
    .where('person_id', '=', personId)
    .where('is_on', '=', true)
    .where('documents.publisher_code', 'in', [...publishers])
    .where('event.type', 'in', events)
    .whereRef('event.at', '>', 'tracked_documents.since')
    .$if(since !== null, (query) => query.where('event.at', '>', since))
    .orderBy('tracked_documents.family_id')
    .orderBy('event.at', 'desc')
    .orderBy(sql`array_position(${events}::text[], event.type)`)
    .orderBy('event.id', 'desc')
    .$narrowType<{ type: TrackedEvent }>()
    .execute();
  return latest
    .map(({ type, ...change }) => ({ ...change, event: type }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
}
