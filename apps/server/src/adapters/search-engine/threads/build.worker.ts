import type { SearchDocument } from '../../../ports/search-engine.ts';
import { makersHere, type Joined } from '../makers.ts';
import { startRpcWorker } from '../../threads/rpcWorker.ts';
import { lowerPriority } from '../../threads/lowerPriority.ts';

/** What a building thread is asked for: a block of documents, or of other blocks. */
export type ToBuilder = { readonly documents: readonly SearchDocument[] } | { readonly joined: Joined };

// No one waits for it as for a search.
lowerPriority(10);

startRpcWorker((question: ToBuilder) =>
  'documents' in question ? makersHere.build(question.documents) : makersHere.merge(question.joined),
);
