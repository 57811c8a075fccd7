import { setTimeout as sleep } from 'node:timers/promises';
import { forgetChanges, type DocumentTables } from '../modules/documents/index.ts';
import { indexing, type IndexFollowing } from '../modules/search/index.ts';
import type { Database } from '../ports/database.ts';
import type { SearchEngine } from '../ports/search-engine.ts';

/** Hears what an operator should know. */
type Logger = {
  readonly warn: (message: string) => void;
  readonly error: (details: { err: unknown }, message: string) => void;
};

type Parts = {
  readonly engine: SearchEngine;
  readonly database: Database;
  /** How this node is called. */
  readonly node: string;
  readonly signal: AbortSignal;
  readonly logger: Logger;
  readonly now: () => Date;
};

/** After so long an index that could not follow tries again. */
const againMs = 5_000;
const dayMs = 24 * 60 * 60 * 1000;
/** An index in files that was away for longer than this is rebuilt. */
const rememberedMs = 7 * dayMs;

/** An index that follows the documents. */
export type Following = IndexFollowing & {
  /** Since when documents have changed that the index has not taken over; null while it is up to date. */
  readonly laggingSince: () => Date | null;
  /** Forgets changes of documents that an index would rather be rebuilt for than follow. */
  readonly forget: () => Promise<void>;
};

/** Daily. */
export const forgetChangesJob = { queue: 'document-changes', cron: '47 3 * * *' } as const;

/** Brings the search engine in sync with the documents, and keeps it there until the signal comes. */
export async function followDocuments({
  engine,
  database,
  node,
  signal,
  logger,
  now,
}: Parts): Promise<Following> {
  const db = database.withoutTenant<DocumentTables>();
  const onRebuild = (reason: string): void => logger.warn(`rebuilding the search index: ${reason}`);
  const index = indexing({ engine, db, signal, onRebuild: onRebuild, now });

  const behind = new Set<Date>();
  const catchUp = async (since = now()): Promise<void> => {
    behind.add(since);
    try {
      await index.catchUp();
      behind.delete(since);
    } catch (error) {
      if (signal.aborted) return;
      logger.error({ err: error }, 'search index could not be updated');
      await sleep(againMs, undefined, { ref: false });
      await catchUp(since);
    }
  };

  const forget = async (): Promise<void> => {
    // Up to date first, so that this index itself never needs what is forgotten.
    await catchUp();
    await forgetChanges(db, new Date(now().getTime() - rememberedMs));
  };

  // Heard before the first time, so that no change falls between.
  await database.listen('document_changes', () => void catchUp());
  await index.catchUp();
  return {
    node,
    times: index.times,
    forget,
    rebuild: () => {
      if (index.times().building) return false;
      index.rebuild().catch((error: unknown) => {
        if (!signal.aborted) logger.error({ err: error }, 'search index could not be rebuilt');
      });
      return true;
    },
    // The first to be notified of a change is first.
    laggingSince: () => behind.values().next().value ?? null,
  };
}
