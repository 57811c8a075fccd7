import type { SearchEngine } from '../../ports/search-engine.ts';
import { bytesOf, emptyEpoch, searchSegmentsOf } from './epoch.ts';
import { indexWriter } from './indexWriter.ts';
import { makersHere } from './makers.ts';
import { searching } from './searching.ts';
import type { ThreadedOptions } from './threaded.ts';

/** The search engine in the thread of the caller, for small libraries: nothing is stored for another time. */
export function inlineSearchEngine({ onError }: Pick<ThreadedOptions, 'onError'>): SearchEngine {
  let shown = emptyEpoch;
  const searches = searching(emptyEpoch);
  const writer = indexWriter({
    from: { segments: [], origin: null },
    makersElsewhere: () => makersHere,
    show: (epoch) => {
      shown = epoch;
      searches.show(epoch);
    },
    onChanged: () => undefined,
    onError,
  });

  return {
    found: async () => ({ problem: null }),
    takeOver: async ({ changes, origin, isWhole }) => {
      const writing = writer.begin(isWhole);
      for await (const change of changes) await writing.add(change);
      await writing.commit(origin);
    },
    search: async (request, signal) => {
      signal?.throwIfAborted();
      return searches.search(request);
    },
    suggest: async (request, signal) => {
      signal?.throwIfAborted();
      return searches.suggest(request);
    },
    explain: async (request, signal) => {
      signal?.throwIfAborted();
      return searches.explain(request);
    },
    segments: () => searchSegmentsOf(shown),
    size: () => shown.size,
    load: () => ({ bytes: bytesOf(shown), waiting: 0 }),
    close: async () => undefined,
  };
}
