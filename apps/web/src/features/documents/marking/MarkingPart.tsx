import type { Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { withMessages } from '../../../i18n/withMessages.ts';
import { loadMarking, type MarkingPlace, type NotePlace } from '../../compass-points/index.ts';
import { LoadedPart } from '../LoadedPart.tsx';
import type { NoteOfMark } from '../notes/NoteOfMark.tsx';
import { partQuery, type LoadPart } from '../pagePart.ts';
import type { Address } from '../useAddress.ts';
import { useLibrary } from '../useLibrary.ts';
import { mayMark } from './mayMark.ts';

/** What a reader of a text knows of the place for its compass points. */
export type TextPlace = Pick<MarkingPlace, 'format' | 'marks' | 'tools' | 'bar' | 'listenToKeys'>;

type Props = { document: Metadata; address: Address; place: TextPlace };

/** The compass points of a text, once what shows them has come; nothing for those who have none. */
export function MarkingPart({ document, address, place }: Props) {
  const { contentId, contentCode } = document;
  const library = useLibrary();
  const { data } = useQuery({ ...partQuery('marking', loadMarking), enabled: mayMark(library) });
  const noteOf = useCallback(
    (note: NotePlace): ReactNode => (
      <LoadedPart key={note.annotationId} name="note-of-mark" load={loadNote} shown={{ contentId, note }}>
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

const loadNote: LoadPart<Parameters<typeof NoteOfMark>[0]> = () =>
  withMessages(
    'notes',
    import('../notes/NoteOfMark.tsx').then(({ NoteOfMark: Note }) => Note),
  );
