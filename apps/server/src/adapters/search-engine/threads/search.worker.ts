import type { ExplainRequest, SearchRequest, SuggestRequest } from '../../../ports/search-engine.ts';
import { blockCollector } from '../blockCollector.ts';
import { emptyEpoch, type Epoch } from '../epoch.ts';
import { searching } from '../searching.ts';
import { startRpcWorker } from '../../threads/rpcWorker.ts';

/** What a searching thread is asked or told. */
export type ToSearcher =
  | { readonly search: SearchRequest }
  | { readonly suggest: SuggestRequest }
  | { readonly explain: ExplainRequest }
  | { readonly epoch: Epoch };

const searches = searching(emptyEpoch);
const collect = blockCollector();

// Answers go as JSON, because thousands of counts are read from it in half the time that a copy of the object takes.
startRpcWorker((question: ToSearcher) => {
  if ('epoch' in question) {
    searches.show(question.epoch);
    return collect(question.epoch);
  }
  if ('search' in question) return JSON.stringify(searches.search(question.search));
  if ('explain' in question) return JSON.stringify(searches.explain(question.explain));
  return JSON.stringify(searches.suggest(question.suggest));
});
