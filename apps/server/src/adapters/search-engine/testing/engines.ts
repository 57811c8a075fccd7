import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type {
  IndexOrigin,
  SearchChange,
  SearchDocument,
  SearchEngine,
  SearchRequest,
} from '../../../ports/search-engine.ts';
import { openSearchEngine } from '../openSearchEngine.ts';

/** A document of which a test states only what matters. */
export const aDocument = (given: Partial<SearchDocument> & { id: string }): SearchDocument => ({
  designation: `NSB X ${given.id}`,
  title: '',
  keywords: '',
  description: '',
  body: '',
  publisher: 'NSB',
  collections: [],
  language: 'en',
  family: given.id,
  date: '',
  facets: { publisherList: ['NSB'] },
  ...given,
});

/** A request for every document there is, the first titles first. */
export const aRequest = (given: Partial<SearchRequest> = {}): SearchRequest => ({
  text: '*',
  field: 'all',
  scope: ['NSB'],
  filters: {},
  sort: 'titleAscending',
  from: 0,
  size: 100_000,
  countFacets: [],
  ...given,
});

/** Where the documents of a test come from. */
export const anOrigin = (mark = 1): IndexOrigin => ({ library: 'a test', form: 1, mark: String(mark) });

/** An engine, closed when the test ends; a folder that is named is stored. */
export function anEngine({
  workers,
  folder = aFolder(),
  version = '1.0.0',
  troubles = [],
}: {
  workers: number;
  folder?: string;
  version?: string;
  /** Gets what the engine complains of. */
  troubles?: string[];
}): SearchEngine {
  const engine = openSearchEngine({
    workers,
    folder,
    version,
    onError: (what) => troubles.push(what),
    restMs: 0,
  });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= engine.close());
  onTestFinished(close);
  return { ...engine, close };
}

/** An empty folder, gone when the test ends. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'norma-search-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'search');
}

/** Takes over some changes as one set. */
export function takeOver(
  engine: SearchEngine,
  changes: Iterable<Partial<SearchChange>> | AsyncIterable<Partial<SearchChange>>,
  { isWhole = false, mark = 1 } = {},
): Promise<void> {
  async function* given(): AsyncGenerator<SearchChange> {
    for await (const change of changes) yield { documents: [], removed: [], ...change };
  }
  return engine.takeOver({ changes: given(), origin: anOrigin(mark), isWhole });
}

/** The ids that a request finds, in order. */
export async function idsOf(engine: SearchEngine, request: Partial<SearchRequest> = {}): Promise<string[]> {
  const { hits } = await engine.search(aRequest(request));
  return hits.map(({ id }) => id).sort();
}
