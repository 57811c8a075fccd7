import { useCallback, useMemo, useState } from 'react';
import { noteDrafts, type DraftScope, type Draft } from './drafts.ts';

type Drafts = {
  drafts: readonly Draft[];
  /** Whether the device keeps them, so that a reload loses nothing. */
  isKept: boolean;
  write: (draft: Draft) => void;
  discard: (annotationId: string) => void;
};

/** What is being written on a document, kept on this device with every letter. */
export function useDrafts({ personId, contentId }: DraftScope): Drafts {
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
