import type { Note } from '@norma/contracts';
import { apiQuery } from '../../client/apiQuery.ts';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';

/** The reader's own notes on a document. */
export const notesQuery = (contentId: number) =>
  apiQuery(
    queryKeys.notes(contentId),
    (options): Promise<Note[]> => client.notes.notes({ params: { contentId } }, options),
    { staleTime: 60_000 },
  );
