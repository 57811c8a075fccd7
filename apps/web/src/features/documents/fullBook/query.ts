import { queryOptions } from '@tanstack/react-query';
import { CallRefused, client } from '../../../client/client.ts';
import { mayOpen } from '../queries.ts';

type Book = { contentCode: string; designation: string };

/** The PDF of a book, or why it cannot be had: the words of the server, or none where the reader is not entitled. */
export type Fetched = { pdf: Blob } | { refusal: string | null };

/** The book of a paper, after asking anew whether the reader may open the book. */
export const bookQuery = (paper: string, book: Book) =>
  queryOptions({
    queryKey: ['documents', 'full-book', paper],
    queryFn: ({ signal }) => fetchBook(paper, book, signal),
    // Asked for each time: a book is large, and who may have it can change.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { isHandled: true },
  });

async function fetchBook(paper: string, book: Book, signal: AbortSignal): Promise<Fetched> {
  try {
    if (!(await mayOpen(book.contentCode, signal))) return { refusal: null };
    const response = await client.related.fullBook({ query: { contentCode: paper } }, { signal });
    return { pdf: await response.blob() };
  } catch (error) {
    if (error instanceof CallRefused) return { refusal: error.detail };
    throw error;
  }
}
