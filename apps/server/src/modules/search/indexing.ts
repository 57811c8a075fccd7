import type { Kysely } from 'kysely';
import type { SearchDocument, SearchEngine } from '../../ports/search-engine.ts';
import {
  indexedDocuments,
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
  // English is the language of the originals; a publisher of another tongue is told apart when records say so.
  isTranslation: document.language !== 'en',
  sections: {
    publisherList: [document.publisher],
    documentTypeList: [document.documentType],
    icsCodeList: withAncestors(document.ics, '.'),
    committeeList: document.committee ? [document.committee] : [],
    categoryList: withAncestors(document.categories, '/'),
  },
});

/** Keeps a search engine in step with the documents. */
export type Indexing = {
  /** Takes over what has changed since the last time; answers how many documents did. */
  readonly catchUp: () => Promise<number>;
};

export function indexing(engine: SearchEngine, db: Kysely<DocumentTables>): Indexing {
  let mark: string | null = null;
  let running: Promise<number> = Promise.resolve(0);

  const takeOver = async (): Promise<number> => {
    const { documents, removed, mark: next } = await indexedDocuments(db, mark);
    await engine.upsert(documents.map(searchDocument));
    await engine.remove(removed);
    mark = next;
    return documents.length + removed.length;
  };

  return {
    // One at a time: two replays side by side could each move the mark past what the other still reads.
    catchUp: () => (running = running.catch(() => 0).then(takeOver)),
  };
}
