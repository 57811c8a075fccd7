import { queryOptions } from '@tanstack/react-query';
import { mayOpen } from '../documents/forDocumentPage.ts';

/** Whether the reader may open a book; asked anew each time, because that can change. */
export const bookAccessQuery = (contentCode: string) =>
  queryOptions({
    queryKey: ['documents', 'full-book', contentCode],
    queryFn: ({ signal }): Promise<boolean> => mayOpen(contentCode, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { isHandled: true },
  });
