import type { Kysely } from 'kysely';
import type { Found, IndexOrigin, SearchChange, SearchEngine } from '../../ports/search-engine.ts';
import { followed, indexChanges, type DocumentTables, type Followed } from '../documents/index.ts';
import { searchDocument, searchDocumentForm } from './searchDocument.ts';

/** Keeps a search engine in step with the documents. */
export type Indexing = {
  /** Takes over what has changed since the last time; answers how many documents did. */
  readonly catchUp: () => Promise<number>;
};

type Parts = {
  readonly engine: SearchEngine;
  readonly db: Kysely<DocumentTables>;
  /** Ends it: what is being taken over is left, because the next start goes on where the engine stands. */
  readonly signal: AbortSignal;
  /** Told why everything is read anew instead of what has changed. */
  readonly onAnew: (reason: string) => void;
};

/** Follows the documents of a database with a search engine, from wherever the engine stands. */
export function indexing({ engine, db, signal, onAnew }: Parts): Indexing {
  let stands: Found | null = null;
  let running: Promise<number> = Promise.resolve(0);
  let waiting: Promise<number> | null = null;

  const takeOver = async (): Promise<number> => {
    waiting = null;
    signal.throwIfAborted();
    const now = await followed(db);
    stands ??= await engine.found();
    const problem = 'origin' in stands ? problemOf(stands.origin, now) : stands.problem;
    if (problem !== null) onAnew(problem);
    const since = 'origin' in stands && problem === null ? stands.origin.mark : null;
    const origin = { library: now.library, form: searchDocumentForm, mark: String(now.mark) };
    let count = 0;
    async function* changes(): AsyncGenerator<SearchChange> {
      for await (const { documents, removed } of indexChanges(db, since)) {
        signal.throwIfAborted();
        count += documents.length + removed.length;
        yield { documents: documents.map(searchDocument), removed };
      }
    }
    await engine.takeOver({ changes: changes(), origin, isWhole: since === null });
    stands = { origin };
    return count;
  };

  return {
    // One at a time: two replays side by side could each move the mark past what the other still reads. Whoever comes
    // while one waits for its turn is served by that one.
    catchUp: () => (waiting ??= running = running.catch(() => 0).then(takeOver)),
  };
}

/** Why what came from there cannot be brought up to date by what has changed since; null when it can. */
function problemOf({ library, form, mark }: IndexOrigin, now: Followed): string | null {
  if (library !== now.library) return 'it is of another database';
  if (form !== searchDocumentForm) return 'it is of another version';
  if (BigInt(mark) > now.latest) return 'the database is older than it';
  if (BigInt(mark) < now.changesSince) return 'it is older than the changes that the database remembers';
  return null;
}
