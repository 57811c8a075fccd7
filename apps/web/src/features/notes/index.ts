import { withMessages } from '../../i18n/withMessages.ts';

export { NotesOfClosed } from './NotesOfClosed.tsx';
export { mayHaveNotes, useNoteCount } from './useNoteCount.ts';

/** Fetches the notes on a document. */
export const loadNotes = () =>
  withMessages(
    'notes',
    import('./NotesAside.tsx').then(({ NotesAside }) => NotesAside),
  );

/** Fetches the note on a marked passage. */
export const loadNoteOfMark = () =>
  withMessages(
    'notes',
    import('./NoteOfMark.tsx').then(({ NoteOfMark }) => NoteOfMark),
  );
