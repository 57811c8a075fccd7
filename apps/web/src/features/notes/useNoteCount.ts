import type { Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import type { Library } from '../documents/forDocumentPage.ts';
import { notesQuery } from './queries.ts';

/** Notes are available to people who sign in individually. */
export const mayHaveNotes = (_: Metadata, { account }: Library): boolean => account.userType === 'INDIVIDUAL';

/** How many notes the reader has on a document; undefined for none, and until it is known. */
export function useNoteCount(document: Metadata, library: Library): number | undefined {
  const { data } = useQuery({
    ...notesQuery(document.contentId),
    enabled: mayHaveNotes(document, library),
    select: (notes) => notes.length,
  });
  return data === 0 ? undefined : data;
}
