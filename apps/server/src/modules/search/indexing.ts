import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { SearchDocument, SearchEngine } from '../../ports/search-engine.ts';
import {
  indexChanges,
  indexMark,
  isCurrent,
  type DocumentTables,
  type IndexedDocument,
} from '../documents/index.ts';

/** A path such as `a/b/c` and all paths above it, so that a parent counts what its children hold. */
const withAncestors = (paths: readonly string[], separator: string): string[] => [
  ...new Set(
    paths.flatMap((path) => {
      const steps = path.split(separator);
      return steps.map((_, index) => steps.slice(0, index + 1).join(separator));
    }),
  ),
];

/** A document as the search engine sees it. */
export const searchDocument = (document: IndexedDocument): SearchDocument => ({
  id: document.contentCode,
  designation: document.designation,
  title: document.title,
  description: document.description,
  body: document.body,
  publisher: document.publisher,
  collections: [],
  isCurrent: isCurrent(document),
  isTranslation: document.isTranslation,
  sections: {
    publisherList: [document.publisher],
    documentTypeList: [document.documentType],
    icsCodeList: withAncestors(document.ics, '.'),
    // A committee stands below its publisher, so that all of a publisher's can be picked at once.
    committeeList: document.committee ? [...new Set([document.publisher, document.committee])] : [],
    categoryList: withAncestors(document.categories, '/'),
    industryList: withAncestors(document.industries, '/'),
    topicList: withAncestors(document.topics, '/'),
  },
});

/** Keeps a search engine in step with the documents. */
export type Indexing = {
  /** Takes over what has changed since the last time; answers how many documents did. */
  readonly catchUp: () => Promise<number>;
};

/** From so many documents on a change is part of a burst. */
const burst = 2_000;
/** Within a burst the index is made anew no more often than this, because each time costs as much as the whole library. */
const restMs = 10_000;

/** The signal ends it: what is being taken over is left, because the next start reads everything. */
export function indexing(engine: SearchEngine, db: Kysely<DocumentTables>, signal: AbortSignal): Indexing {
  let mark: string | null = null;
  let running: Promise<number> = Promise.resolve(0);
  let waiting: Promise<number> | null = null;
  let notBefore = 0;

  const takeOver = async (): Promise<number> => {
    waiting = null;
    signal.throwIfAborted();
    const next = await indexMark(db);
    const removed: string[] = [];
    let count = 0;
    const changes = indexChanges(db, mark);
    async function* documents(): AsyncGenerator<SearchDocument[]> {
      for await (const some of changes) {
        signal.throwIfAborted();
        removed.push(...some.removed);
        count += some.documents.length;
        yield some.documents.map(searchDocument);
      }
    }
    await engine.upsert(documents());
    await engine.remove(removed);
    mark = next;
    notBefore = count >= burst ? performance.now() + restMs : 0;
    return count + removed.length;
  };

  return {
    // One at a time: two replays side by side could each move the mark past what the other still reads. Whoever comes
    // while one waits for its turn is served by that one.
    catchUp: () => {
      waiting ??= running = running
        .catch(() => 0)
        .then(() => rest(notBefore - performance.now(), signal))
        .then(takeOver);
      return waiting;
    },
  };
}

const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  ms > 0 ? sleep(ms, undefined, { signal, ref: false }) : Promise.resolve();
