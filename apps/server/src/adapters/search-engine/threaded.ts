import type {
  Explanation,
  Found,
  IndexOrigin,
  SearchChangeSet,
  SearchDocument,
  SearchEngine,
  SearchResult,
  SuggestResult,
} from '../../ports/search-engine.ts';
import { blockCollector } from './blockCollector.ts';
import { bytesOf, emptyEpoch, searchSegmentsOf, type Epoch } from './epoch.ts';
import { searchPool } from './threads/searchPool.ts';
import { startThread, type Thread } from '../threads/thread.ts';
import type { ToWriter, WriterData, WriterEvent } from './threads/writer.worker.ts';

/** How the search engine runs. */
export type ThreadedOptions = {
  /** Threads that search. */
  readonly workers: number;
  /** Where the index is stored. */
  readonly folder: string;
  /** How documents are analysed: an index of another version is not used. */
  readonly version: string;
  readonly onError: (what: string, cause: unknown) => void;
  /** How long changes are gathered before they are saved. */
  readonly restMs?: number;
};

const writerFile = new URL('./threads/writer.worker.ts', import.meta.url);
/** What is copied to the writing thread at a time takes no longer than this many letters. */
const charactersPerMessage = 500_000;

/**
 * The search engine in threads of this process: one writes, the others search what it has written, in memory that
 * all of them share. This thread passes messages on, so that it is always free for others.
 */
export function threadedSearchEngine(options: ThreadedOptions): SearchEngine {
  const { workers, folder, version, onError, restMs = 5_000 } = options;
  let epoch: Epoch = emptyEpoch;
  let origin: IndexOrigin | null = null;
  let isClosing = false;
  const collect = blockCollector();
  const pool = searchPool(workers);

  const onEvent = (event: WriterEvent): void => {
    if ('message' in event) return onError(event.message, event.cause);
    epoch = event.epoch;
    collect(epoch);
    pool.show(epoch);
  };

  let writer: Thread<ToWriter> | null = null;
  const startWriter = (): Thread<ToWriter> => {
    const inMemory = origin && { epoch, origin };
    const data: WriterData = { folder, version, builders: workers, restMs, inMemory };
    return startThread<ToWriter>({
      file: writerFile,
      data,
      taskOf: (question) => Object.keys(question).join(),
      onEvent: (event) => onEvent(event as WriterEvent),
      onEnded: (cause) => {
        writer = null;
        if (!isClosing) onError('the thread that writes the search index ended', cause);
      },
    });
  };
  // One that died is started again by anyone who needs it next, and continues with what is in memory.
  const writing = (): Thread<ToWriter> => (writer ??= startWriter());
  writing();

  const takeOver = async ({ changes, origin: next, isWhole }: SearchChangeSet): Promise<void> => {
    const thread = writing();
    await thread.request({ begin: { isWhole } });
    try {
      for await (const { documents, removed } of changes) {
        for (const some of inPieces(documents))
          await thread.request({ add: { documents: some, removed: [] } });
        if (removed.length > 0) await thread.request({ add: { documents: [], removed } });
      }
      await thread.request({ commit: next });
    } catch (cause) {
      await thread.request({ abandon: true }).catch(() => undefined);
      throw cause;
    }
    origin = next;
  };

  return {
    found: async () => {
      const found = (await writing().request({ open: true })) as Found;
      if ('origin' in found) origin = found.origin;
      return found;
    },
    takeOver,
    search: async (request, signal) =>
      JSON.parse(await pool.request({ search: request }, signal)) as SearchResult,
    suggest: async (request, signal) =>
      JSON.parse(await pool.request({ suggest: request }, signal)) as SuggestResult,
    explain: async (request, signal) =>
      JSON.parse(await pool.request({ explain: request }, signal)) as Explanation | null,
    segments: () => searchSegmentsOf(epoch),
    size: () => epoch.size,
    load: () => ({ bytes: bytesOf(epoch), waiting: pool.waiting() }),
    close: async () => {
      isClosing = true;
      await pool.close();
      // What cannot be saved any more is in the database.
      await writer?.request({ close: true }).catch(() => undefined);
      await writer?.end();
    },
  };
}

/** Documents in pieces that are copied in no time, whatever the length of their texts. */
function* inPieces(documents: readonly SearchDocument[]): Generator<SearchDocument[]> {
  let piece: SearchDocument[] = [];
  let characters = 0;
  for (const document of documents) {
    piece.push(document);
    characters += document.description.length + document.body.length;
    if (characters < charactersPerMessage) continue;
    yield piece;
    piece = [];
    characters = 0;
  }
  if (piece.length > 0) yield piece;
}
