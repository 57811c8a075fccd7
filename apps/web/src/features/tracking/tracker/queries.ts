import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import type { Place } from './address.ts';

const own = { staleTime: 0, meta: { isHandled: true } } as const;

/** A page of the documents that the reader tracks. The one before stays until it has come. */
export const trackedQuery = ({ page, size, withThoseOff }: Place) =>
  queryOptions({
    queryKey: queryKeys.tracking('page', { page, size, withThoseOff }),
    queryFn: ({ signal }) =>
      client.tracking.trackedDocumentsPage(
        { query: { page, size, ...(withThoseOff && { sort: 'ContentTrackingOff' as const }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...own,
  });

/** The publishers of the library, each with the reader's choice. */
export const publishersQuery = queryOptions({
  queryKey: queryKeys.tracking('publishers'),
  queryFn: ({ signal }) => client.tracking.trackedPublishers({}, { signal }),
  ...own,
});

/** Whether the reader is notified of work items. */
export const workItemQuery = queryOptions({
  queryKey: queryKeys.tracking('work'),
  queryFn: ({ signal }) => client.tracking.workItemTracking({}, { signal }),
  ...own,
});

/** The email settings of notifications. */
export const alertsQuery = queryOptions({
  queryKey: queryKeys.tracking('alerts'),
  queryFn: ({ signal }) => client.tracking.alerts({}, { signal }),
  ...own,
});
