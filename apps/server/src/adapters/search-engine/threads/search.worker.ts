import type { SearchRequest, SuggestRequest } from '../../../ports/search-engine.ts';
import { emptyEpoch, type Epoch } from '../epoch.ts';
import { searching } from '../searching.ts';
import { startRpcWorker } from '../../threads/rpcWorker.ts';

/** What a searching thread is asked or told. */
export type ToSearcher =
  | { readonly search: SearchRequest }
  | { readonly suggest: SuggestRequest }
  | { readonly epoch: Epoch };

const searches = searching(emptyEpoch);

// Answers go as JSON, because thousands of counts are read from it in half the time that a copy of the object takes.
startRpcWorker((asked: ToSearcher) => {
  if ('epoch' in asked) return searches.show(asked.epoch);
  if ('search' in asked) return JSON.stringify(searches.search(asked.search));
  return JSON.stringify(searches.suggest(asked.suggest));
});
