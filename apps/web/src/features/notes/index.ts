import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

export { mayHaveNotes, useNoteCount } from './useNoteCount.ts';

/** The notes on a document. */
export const NotesAside = lazyWithMessages(
  'notes',
  async () => (await import('./NotesAside.tsx')).NotesAside,
);

/** The note on a marked passage. */
export const NoteOfMark = lazyWithMessages(
  'notes',
  async () => (await import('./NoteOfMark.tsx')).NoteOfMark,
);

/** The reader's notes on a document that they may no longer open. */
export const NotesOfClosed = lazyWithMessages(
  'notes',
  async () => (await import('./NotesOfClosed.tsx')).NotesOfClosed,
);
