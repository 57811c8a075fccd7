import type { Metadata } from '@norma/contracts';
import { useCallback, type ReactNode } from 'react';
import { Marking, type NotePlace } from '../compass-points/index.ts';
import { mayMark, useLibrary, type Address, type TextPlace } from '../documents/forDocumentPage.ts';
import { NoteOfMark } from '../notes/index.ts';

type Props = { document: Metadata; address: Address; place: TextPlace };

/** The compass points of a text, once their code is there; nothing for readers who have none. */
export function MarkingPart({ document, address, place }: Props) {
  const { contentId, contentCode } = document;
  const library = useLibrary();
  const noteOf = useCallback(
    (note: NotePlace): ReactNode => <NoteOfMark key={note.annotationId} contentId={contentId} note={note} />,
    [contentId],
  );
  if (!mayMark(library)) return null;
  return (
    <Marking
      {...place}
      document={{ contentId, contentCode }}
      named={address.mark}
      onName={address.nameMark}
      isBesideTaken={address.aside !== null}
      noteOf={noteOf}
      whenFailed={null}
    />
  );
}
