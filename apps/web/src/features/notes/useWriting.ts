import type { Note } from '@norma/contracts';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { showToast } from '../../ui/feedback/toasts.ts';
import { type Draft, type DraftScope, noteDrafts } from './drafts.ts';
import { dataOf, type Place } from './place.ts';
import { useNotes } from './useNotes.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** The notes on a document, and their actions. */
export type Writing = Pick<ReturnType<typeof useNotes>, 'notes' | 'error' | 'refetch'> & {
  drafts: readonly Draft[];
  /** Whether this device can store drafts. */
  isSaved: boolean;
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

/** The reader's notes on a document with their drafts; changes can be undone. */
export function useWriting(scope: DraftScope): Writing {
  const t = useMessages('notes');
  const { notes, error, refetch, save, remove } = useNotes(scope.contentId);
  const { drafts, isSaved, write, discard } = useDrafts(scope);
  const beginning = useRef<HTMLButtonElement>(null);

  const undo = (onAct: () => void) => ({ label: t('undo'), onAct });
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
    isSaved,
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
      showToast({ kind: 'info', message: t('discarded'), action: undo(() => write(draft)) });
    },
    keep: async (draft) => {
      await save(draft);
      discard(draft.annotationId);
      showToast({ kind: 'success', message: t('saved') });
      beginning.current?.focus();
    },
    remove: async (note) => {
      try {
        await remove(note);
        discard(note.annotationId);
        showToast({ kind: 'success', message: t('deleted'), action: undo(() => restore(note)) });
      } catch {
        showToast({ kind: 'error', message: t('notDeleted') });
      }
      beginning.current?.focus();
    },
  };
}

type Drafts = {
  drafts: readonly Draft[];
  /** Whether the device can store them, so that a reload loses nothing. */
  isSaved: boolean;
  write: (draft: Draft) => void;
  discard: (annotationId: string) => void;
};

/** The drafts on a document, stored on this device with every keystroke. */
function useDrafts({ personId, contentId }: DraftScope): Drafts {
  const scope = useMemo(() => ({ personId, contentId }), [personId, contentId]);
  const [drafts, setDrafts] = useState(() => noteDrafts.on(scope));
  const [isSaved, setSaved] = useState(true);
  const write = useCallback(
    (draft: Draft) => {
      setSaved(noteDrafts.keep(scope, draft));
      setDrafts((before) => {
        const isKnown = before.some(({ annotationId }) => annotationId === draft.annotationId);
        if (!isKnown) return [...before, draft];
        return before.map((each) => (each.annotationId === draft.annotationId ? draft : each));
      });
    },
    [scope],
  );
  const discard = useCallback(
    (annotationId: string) => {
      noteDrafts.forget(scope, annotationId);
      setDrafts((before) => before.filter((each) => each.annotationId !== annotationId));
    },
    [scope],
  );
  return { drafts, isSaved, write, discard };
}
