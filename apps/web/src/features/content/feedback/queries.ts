import type { FeedbackState } from '@norma/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';

/** What all that is known of feedback is kept under. */
export const feedbackKey = ['receivedFeedback'] as const;

export const pageSize = 25;

export type Wanted = { readonly kind: FeedbackState | null; readonly search: string };

const asked = ({ kind, search }: Wanted) => ({ search, ...(kind && { state: kind }) });

/** A page of what readers said, the newest first. */
export const feedbackQuery = ({ page, ...wanted }: Wanted & { page: number }) =>
  queryOptions({
    queryKey: [...feedbackKey, wanted.kind, wanted.search, page],
    queryFn: ({ signal }) =>
      client.search.receivedFeedback({ query: { ...asked(wanted), page, size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
    meta: { isHandled: true },
  });

/** All of it as a table. */
export const fetchTable = (wanted: Wanted): Promise<Response> =>
  client.search.feedbackFile({ query: asked(wanted) });
