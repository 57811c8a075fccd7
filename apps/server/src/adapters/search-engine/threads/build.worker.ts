import type { SearchDocument } from '../../../ports/search-engine.ts';
import { makersHere, type Joined } from '../makers.ts';
import { answering } from '../../threads/answering.ts';
import { giveWay } from '../../threads/giveWay.ts';

/** What a building thread is asked for: a block of documents, or of other blocks. */
export type ToBuilder = { readonly documents: readonly SearchDocument[] } | { readonly joined: Joined };

// Nobody waits for it as for a search.
giveWay(10);

answering((asked: ToBuilder) =>
  'documents' in asked ? makersHere.build(asked.documents) : makersHere.merge(asked.joined),
);
