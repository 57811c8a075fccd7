import type { Note } from '@norma/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallRefused, client } from '../../client/client.ts';
import type { Draft } from './drafts.ts';
import { notesQuery } from './queries.ts';

/** The reader's notes on a document, and their mutations. */
export function useNotes(contentId: number) {
  const queries = useQueryClient();
  const query = notesQuery(contentId);
  const { data: notes, error, refetch } = useQuery(query);

  const put = (saved: Note): void => {
    queries.setQueryData<Note[]>(query.queryKey, (before = []) => {
      const isKnown = before.some(({ annotationId }) => annotationId === saved.annotationId);
      if (!isKnown) return [...before, saved];
      return before.map((each) => (each.annotationId === saved.annotationId ? saved : each));
    });
  };
  const drop = (annotationId: string): void => {
    queries.setQueryData<Note[]>(query.queryKey, (before = []) =>
      before.filter((each) => each.annotationId !== annotationId),
    );
  };

  const save = useMutation({
    meta: { isHandled: true },
    mutationFn: ({ annotationId, note, noteData, modifiedDate }: Draft) => {
      const body = { contentId, annotationId, note, noteData };
      return modifiedDate === null
        ? client.notes.saveNote({ body })
        : client.notes.editNote({ body: { ...body, modifiedDate } });
    },
    onSuccess: ({ noteContent, ...saved }) => put({ ...saved, note: noteContent }),
    // Changes from another window appear in addition to those made here.
    onError: (failure) => isAnnounced(failure, 'note-changed', 'note-not-found') && refetch(),
  });
  const remove = useMutation({
    meta: { isHandled: true },
    mutationFn: async ({ annotationId }: Note) => {
      await client.notes.deleteNote({ query: { annotationId, contentId } }).catch((failure: unknown) => {
        // Another window was faster: it is gone, as was wished.
        if (!isAnnounced(failure, 'note-not-found')) throw failure;
      });
    },
    onSuccess: (_, { annotationId }) => drop(annotationId),
  });
  return { notes, error, refetch, save: save.mutateAsync, remove: remove.mutateAsync };
}

/** Whether a call was refused for one of these reasons. */
export const isAnnounced = (failure: unknown, ...codes: string[]): boolean =>
  failure instanceof CallRefused && codes.includes(failure.code);
