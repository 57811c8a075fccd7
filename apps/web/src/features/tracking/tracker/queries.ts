import { keepPreviousData } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import type { Place } from './address.ts';
import { apiQuery } from '../../../client/apiQuery.ts';

const own = { staleTime: 0 } as const;

/** A page of the documents that the reader tracks. The one before stays until it has come. */
export const trackedQuery = ({ page, size, withThoseOff }: Place) =>
  apiQuery(
    queryKeys.tracking('page', { page, size, withThoseOff }),
    (options) =>
      client.tracking.trackedDocumentsPage(
        { query: { page, size, ...(withThoseOff && { sort: 'ContentTrackingOff' as const }) } },
        options,
      ),
    { placeholderData: keepPreviousData, ...own },
  );

/** The publishers of the library, each with the reader's choice. */
export const publishersQuery = apiQuery(
  queryKeys.tracking('publishers'),
  (options) => client.tracking.trackedPublishers({}, options),
  own,
);

/** Whether the reader is notified of work items. */
export const workItemQuery = apiQuery(
  queryKeys.tracking('work'),
  (options) => client.tracking.workItemTracking({}, options),
  own,
);

/** The email settings of notifications. */
export const alertsQuery = apiQuery(
  queryKeys.tracking('alerts'),
  (options) => client.tracking.alerts({}, options),
  own,
);
