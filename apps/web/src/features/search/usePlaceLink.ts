import type { ResultDocument } from '@norma/contracts';
import { documentPath } from '../documents/index.ts';
import { useDocumentPath } from '../session/index.ts';

type Place = NonNullable<ResultDocument['why']['place']>;

/** The address of a page or clause of a document, for this reader. */
export function usePlaceLink(): (contentCode: string, place: Place) => string {
  const isDrm = useDocumentPath() === '/document-view/';
  return (contentCode, place) =>
    documentPath({
      contentCode,
      isDrm,
      ...(place.kind === 'page' ? { tab: 'pdf', page: place.number } : { tab: 'html', clause: place.name }),
    });
}
