import type { Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { loadMarking, type NotePlace } from '../compass-points/index.ts';
import { LoadedPart } from './LoadedPart.tsx';
import { loadNoteOfMark } from '../notes/index.ts';
import { partQuery } from '../documents/index.ts';
import { type Address, mayMark, type TextPlace, useLibrary } from '../documents/forDocumentPage.ts';

type Props = { document: Metadata; address: Address; place: TextPlace };

/** The compass points of a text, once what shows them has come; nothing for those who have none. */
export function MarkingPart({ document, address, place }: Props) {
  const { contentId, contentCode } = document;
  const library = useLibrary();
  const { data } = useQuery({ ...partQuery('marking', loadMarking), enabled: mayMark(library) });
  const noteOf = useCallback(
    (note: NotePlace): ReactNode => (
      <LoadedPart
        key={note.annotationId}
        name="note-of-mark"
        load={loadNoteOfMark}
        shown={{ contentId, note }}
      >
        {null}
      </LoadedPart>
    ),
    [contentId],
  );
  if (!data) return null;
  return (
    <data.Component
      {...place}
      document={{ contentId, contentCode }}
      named={address.mark}
      onName={address.nameMark}
      isBesideTaken={address.aside !== null}
      noteOf={noteOf}
    />
  );
}
