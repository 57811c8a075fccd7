import { encodeQuery } from '../../client/query.ts';
import { useDocumentPath } from '../session/index.ts';

/** The address of a document, for this reader. */
export function useDocumentLink(): (contentCode: string) => string {
  const path = useDocumentPath();
  return (contentCode) => path + encodeQuery({ contentcode: contentCode });
}
