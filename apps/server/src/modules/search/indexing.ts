import type { Kysely } from 'kysely';
import type { Found, IndexOrigin, SearchChange, SearchEngine } from '../../ports/search-engine.ts';
import {
  documentCount,
  followed,
  indexChanges,
  type DocumentTables,
  type Followed,
} from '../documents/index.ts';
import { searchDocument, searchDocumentForm } from './searchDocument.ts';

/** The status of an index that follows the documents. */
export type IndexTimes = {
  /** When it was last up to date. */
  readonly followedAt: Date | null;
  /** When it last could not be brought up to date; null since it could. */
  readonly failedAt: Date | null;
  /** The new index that is on its way: how many documents are in, and how many there were when it was begun. */
  readonly building: { readonly startedAt: Date; readonly done: number; readonly total: number } | null;
  /** The last time that all of it was built. */
  readonly built: { readonly finishedAt: Date; readonly seconds: number; readonly documents: number } | null;
  /** All changes before this mark are in; null before anything is. */
  readonly mark: bigint | null;
};

/** Keeps a search engine in sync with the documents. */
export type Indexing = {
  /** Takes over what has changed since the last time; returns how many documents did. */
  readonly catchUp: () => Promise<number>;
  /** Builds all of it again from the documents; anyone who searches in the meantime is answered by what there was. */
  readonly rebuild: () => Promise<number>;
  readonly times: () => IndexTimes;
};

type Parts = {
  readonly engine: SearchEngine;
  readonly db: Kysely<DocumentTables>;
  /** Ends it: what is being taken over is left, because the next start continues at the engine's position. */
  readonly signal: AbortSignal;
  /** Told why everything is read again instead of what has changed. */
  readonly onRebuild: (reason: string) => void;
  readonly now?: () => Date;
};

/** Follows the documents of a database with a search engine, from the engine's position. */
export function indexing({ engine, db, signal, onRebuild, now = () => new Date() }: Parts): Indexing {
  let stands: Found | null = null;
  let running: Promise<number> = Promise.resolve(0);
  let waiting: Promise<number> | null = null;
  let isRebuildRequested = false;
  let times: Omit<IndexTimes, 'mark'> = { followedAt: null, failedAt: null, building: null, built: null };

  const takeOver = async (): Promise<number> => {
    waiting = null;
    signal.throwIfAborted();
    const isRebuild = isRebuildRequested;
    isRebuildRequested = false;
    const here = await followed(db);
    stands ??= await engine.found();
    const problem = 'origin' in stands ? problemOf(stands.origin, here) : stands.problem;
    if (problem !== null) onRebuild(problem);
    const since = 'origin' in stands && problem === null && !isRebuild ? stands.origin.mark : null;
    const origin = { library: here.library, form: searchDocumentForm, mark: String(here.mark) };
    const count = await (since === null ? build(origin) : follow(origin, since));
    stands = { origin };
    return count;
  };

  const follow = async (origin: IndexOrigin, since: string): Promise<number> => {
    let count = 0;
    const counted = changesSince(since, (more) => (count += more));
    await engine.takeOver({ changes: counted, origin, isWhole: false });
    return count;
  };

  const build = async (origin: IndexOrigin): Promise<number> => {
    const startedAt = now();
    const total = await documentCount(db);
    let done = 0;
    const show = (): void => {
      times = { ...times, building: { startedAt, done, total } };
    };
    show();
    const counted = changesSince(null, (more) => {
      done += more;
      show();
    });
    try {
      await engine.takeOver({ changes: counted, origin, isWhole: true });
      const finishedAt = now();
      const seconds = (finishedAt.getTime() - startedAt.getTime()) / 1000;
      times = { ...times, built: { finishedAt, seconds, documents: done } };
      return done;
    } finally {
      times = { ...times, building: null };
    }
  };

  async function* changesSince(
    since: string | null,
    onSome: (more: number) => void,
  ): AsyncGenerator<SearchChange> {
    for await (const { documents, removed } of indexChanges(db, since)) {
      signal.throwIfAborted();
      onSome(documents.length + removed.length);
      yield { documents: documents.map(searchDocument), removed };
    }
  }

  const noted = async (): Promise<number> => {
    try {
      const count = await takeOver();
      times = { ...times, followedAt: now(), failedAt: null };
      return count;
    } catch (cause) {
      times = { ...times, failedAt: now() };
      throw cause;
    }
  };

  // One at a time: two replays side by side could each move the mark past what the other still reads. Anyone who comes
  // while one waits for its turn is served by that one.
  const catchUp = (): Promise<number> => (waiting ??= running = running.catch(() => 0).then(noted));

  return {
    catchUp,
    rebuild: () => {
      isRebuildRequested = true;
      return catchUp();
    },
    times: () => ({ ...times, mark: stands && 'origin' in stands ? BigInt(stands.origin.mark) : null }),
  };
}

/** Why what came from there cannot be brought up to date by what has changed since; null when it can. */
function problemOf({ library, form, mark }: IndexOrigin, now: Followed): string | null {
  if (library !== now.library) return 'it is of another database';
  if (form !== searchDocumentForm) return 'it was written by another version';
  if (BigInt(mark) > now.latest) return 'the database is older than it';
  if (BigInt(mark) < now.changesSince) return 'it is older than the changes that the database remembers';
  return null;
}
