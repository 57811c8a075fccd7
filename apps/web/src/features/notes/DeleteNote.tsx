import type { Note } from '@norma/contracts';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import { placeIn } from './place.ts';
import { usePlaceWords } from './usePlaceWords.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = { note: Note | null; onKept: () => void; onDelete: (note: Note) => void };

/** Asks whether a note shall really go. */
export function DeleteNote({ note, onKept, onDelete }: Props) {
  const words = useMessages('notes');
  const { within } = usePlaceWords();
  return (
    <MessageDialog
      isOpen={note !== null}
      title={words('deleteTitle')}
      question={{ confirm: words('deleteIt'), keep: words('keepIt'), isDangerous: true }}
      onEnd={(end) => {
        onKept();
        if (end === 'CONFIRM' && note) onDelete(note);
      }}
    >
      {note && words('deleteText', { place: within(placeIn(note.noteData)) })}
    </MessageDialog>
  );
}
