import type { Note } from '@norma/contracts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';

/** The reader's own notes on a document. */
export const notesQuery = (contentId: number) =>
  queryOptions({
    queryKey: queryKeys.notes(contentId),
    queryFn: ({ signal }): Promise<Note[]> => client.notes.notes({ params: { contentId } }, { signal }),
    staleTime: 60_000,
    meta: { isHandled: true },
  });
