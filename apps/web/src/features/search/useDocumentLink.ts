import { encodeQuery } from '../../client/query.ts';
import { clauseFragment } from '../documents/index.ts';
import { useDocumentPath } from '../session/index.ts';

/** The address of a document, or of a clause in it, for this reader. */
export function useDocumentLink(): (contentCode: string, clause?: string | null) => string {
  const path = useDocumentPath();
  return (contentCode, clause = null) =>
    path + encodeQuery({ contentcode: contentCode }) + clauseFragment(clause);
}
