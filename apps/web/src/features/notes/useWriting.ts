import type { Note } from '@norma/contracts';
import { useCallback, useRef, type RefObject } from 'react';
import { showToast } from '../../ui/feedback/Toasts.tsx';
import type { DraftScope, Draft } from './drafts.ts';
import { dataOf, type Place } from './place.ts';
import { useDrafts } from './useDrafts.ts';
import { useNotes } from './useNotes.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** What a reader can do with their notes on a document. */
export type Writing = Pick<ReturnType<typeof useNotes>, 'notes' | 'error' | 'refetch'> & {
  drafts: readonly Draft[];
  /** Whether this device keeps drafts. */
  isKept: boolean;
  /** The button that begins a note: the focus comes back to it. */
  beginning: RefObject<HTMLButtonElement | null>;
  begin: (place: Place) => void;
  edit: (note: Note) => void;
  write: (draft: Draft) => void;
  cancel: (draft: Draft) => void;
  /** Rejects when the note was not saved; the draft stays. */
  keep: (draft: Draft) => Promise<void>;
  remove: (note: Note) => Promise<void>;
};

/** The reader's notes on a document with those that are being written; what was done can be undone. */
export function useWriting(desk: DraftScope): Writing {
  const words = useMessages('notes');
  const { notes, error, refetch, save, remove } = useNotes(desk.contentId);
  const { drafts, isKept, write, discard } = useDrafts(desk);
  const beginning = useRef<HTMLButtonElement>(null);

  const undo = (onAct: () => void) => ({ label: words('undo'), onAct });
  const edit = useCallback(
    ({ annotationId, note, noteData, modifiedDate }: Note) =>
      write({ annotationId, note, noteData, modifiedDate }),
    [write],
  );
  const restore = (note: Note): void => {
    save({ ...note, modifiedDate: null }).catch(() => write({ ...note, modifiedDate: null }));
  };

  return {
    notes,
    error,
    refetch,
    drafts,
    isKept,
    beginning,
    write,
    edit,
    begin: (place) =>
      write({
        annotationId: crypto.randomUUID(),
        note: '',
        noteData: dataOf(place),
        modifiedDate: null,
      }),
    cancel: (draft) => {
      discard(draft.annotationId);
      beginning.current?.focus();
      const before = notes?.find(({ annotationId }) => annotationId === draft.annotationId)?.note ?? '';
      if (draft.note.trim() === '' || draft.note === before) return;
      showToast({ kind: 'info', message: words('discarded'), action: undo(() => write(draft)) });
    },
    keep: async (draft) => {
      await save(draft);
      discard(draft.annotationId);
      showToast({ kind: 'success', message: words('saved') });
      beginning.current?.focus();
    },
    remove: async (note) => {
      try {
        await remove(note);
        discard(note.annotationId);
        showToast({ kind: 'success', message: words('deleted'), action: undo(() => restore(note)) });
      } catch {
        showToast({ kind: 'error', message: words('notDeleted') });
      }
      beginning.current?.focus();
    },
  };
}
