import type { SearchDocument } from '../../../ports/search-engine.ts';
import { makersHere, type Joined } from '../makers.ts';
import { answering } from '../../threads/answering.ts';

/** What a building thread is asked for: a block of documents, or of other blocks. */
export type ToBuilder = { readonly documents: readonly SearchDocument[] } | { readonly joined: Joined };

answering((asked: ToBuilder) =>
  'documents' in asked ? makersHere.build(asked.documents) : makersHere.merge(asked.joined),
);
