import type { ResultDocument } from '@norma/contracts';
import { encodeQuery } from '../../client/query.ts';
import { clauseFragment } from '../documents/index.ts';
import { useDocumentPath } from '../session/index.ts';

type Place = ResultDocument['why']['place'];

/** The address of a document, or of a clause or page of it, for this reader. */
export function useDocumentLink(): (contentcode: string, place?: string | Place) => string {
  const path = useDocumentPath();
  return (contentcode, place = null) => {
    if (place === null || typeof place === 'string')
      return path + encodeQuery({ contentcode }) + clauseFragment(place);
    if (place.kind === 'page') return path + encodeQuery({ contentcode, tab: 'pdf', page: place.number });
    return path + encodeQuery({ contentcode, tab: 'html' }) + clauseFragment(place.name);
  };
}
