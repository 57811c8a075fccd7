import type { Metadata } from '@norma/contracts';
import { json, nothing, type RequestContext, type ValidRequests } from './validRequest.ts';
import { bookCode } from './stockedLibrary.ts';

const citation = async ({ library: { owner, ids } }: RequestContext) => {
  const path = `/api/documents/metadata?contentCode=${encodeURIComponent(bookCode)}`;
  const { contentType, assetType } = await json<Metadata>(owner('GET', path));
  return { query: { contentId: ids.book, contentType, assetType, citationStyle: 'apa' as const } };
};

/** Something right to send for each call of `citations`. */
export const citations: ValidRequests<'citations'> = {
  citationTypes: nothing,
  textCitation: citation,
  risCitation: citation,
  bibtexCitation: citation,
  cslCitation: citation,
};
