import type { Note } from '@norma/contracts';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { showToast } from '../../ui/feedback/Toasts.tsx';
import { type Draft, type DraftScope, noteDrafts } from './drafts.ts';
import { dataOf, type Place } from './place.ts';
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

type Drafts = {
  drafts: readonly Draft[];
  /** Whether the device keeps them, so that a reload loses nothing. */
  isKept: boolean;
  write: (draft: Draft) => void;
  discard: (annotationId: string) => void;
};

/** What is being written on a document, kept on this device with every letter. */
function useDrafts({ personId, contentId }: DraftScope): Drafts {
  const desk = useMemo(() => ({ personId, contentId }), [personId, contentId]);
  const [drafts, setDrafts] = useState(() => noteDrafts.on(desk));
  const [isKept, setKept] = useState(true);
  const write = useCallback(
    (draft: Draft) => {
      setKept(noteDrafts.keep(desk, draft));
      setDrafts((before) => {
        const isKnown = before.some(({ annotationId }) => annotationId === draft.annotationId);
        if (!isKnown) return [...before, draft];
        return before.map((each) => (each.annotationId === draft.annotationId ? draft : each));
      });
    },
    [desk],
  );
  const discard = useCallback(
    (annotationId: string) => {
      noteDrafts.forget(desk, annotationId);
      setDrafts((before) => before.filter((each) => each.annotationId !== annotationId));
    },
    [desk],
  );
  return { drafts, isKept, write, discard };
}
