import type { Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { withMessages } from '../../i18n/withMessages.ts';
import { partQuery, type LoadPart } from '../documents/index.ts';
import { useLibrary } from '../documents/forDocumentPage.ts';
import { mayHaveNotes } from './useNoteCount.ts';

const load: LoadPart<{ document: Metadata }> = () =>
  withMessages(
    'notes',
    import('./KeptNotes.tsx').then(({ KeptNotes }) => KeptNotes),
  );

/** The reader's notes on a document that is closed to them, once their part of the page has come; nothing before. */
export function NotesOfClosed({ document }: { document: Metadata }) {
  const enabled = mayHaveNotes(document, useLibrary());
  const { data } = useQuery({ ...partQuery('kept-notes', load), enabled });
  return data ? <data.Component document={document} /> : null;
}
