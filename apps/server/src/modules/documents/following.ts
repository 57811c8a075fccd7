import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from './tables.ts';

type Db = Kysely<DocumentTables>;

/** What those who follow the documents must know of the database; marks are numbers of transactions. */
export type Followed = {
  /** Names the database. A backup that is restored gives it another name. */
  readonly library: string;
  /** Anyone who reads now is up to date up to this mark. */
  readonly mark: bigint;
  /** No mark of this database is beyond it. */
  readonly latest: bigint;
  /** Changes before this mark are forgotten. */
  readonly changesSince: bigint;
};

/**
 * The database as it is now; to be asked before the documents are read.
 *
 * Change numbers commit out of order, so a mark is not the highest number seen but the oldest transaction that was
 * still running when the changes were read: what it may yet commit is read again next time.
 */
export async function followed(db: Db): Promise<Followed> {
  const { library, mark, latest, since } = await db
    .selectFrom('followed_library')
    .select([
      'id as library',
      sql<string>`changes_since::text`.as('since'),
      sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`.as('mark'),
      sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text`.as('latest'),
    ])
    .executeTakeFirstOrThrow();
  return { library, mark: BigInt(mark), latest: BigInt(latest), changesSince: BigInt(since) };
}

/**
 * Forgets changes from before a day, which every index that is in use has taken over long since; returns how many.
 * An index that comes back later finds out by `changesSince`, and is rebuilt.
 */
export async function forgetChanges(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ forgotten: string }>`
    with forgotten as (delete from document_changes where at < ${before} returning transaction),
      last as (select max(transaction) as transaction, count(*) as changes from forgotten),
      noted as (update followed_library set changes_since = (last.transaction::text::numeric + 1)::text::xid8
        from last where last.transaction >= changes_since)
    select changes as forgotten from last`.execute(db);
  return Number(rows[0]?.forgotten ?? 0);
}

/** How many documents have changed since a mark, at most, and when the first of these changes was made. */
export async function changesWaiting(
  db: Db,
  mark: bigint,
): Promise<{ documents: number; since: Date | null }> {
  return db
    .selectFrom('document_changes')
    .select(({ fn }) => [
      fn.count<number>('content_code').distinct().as('documents'),
      fn.min<Date | null>('at').as('since'),
    ])
    .where(sql<boolean>`transaction >= ${String(mark)}::xid8`)
    .executeTakeFirstOrThrow();
}
