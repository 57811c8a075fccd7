import type { CompassPoint, CompassPointPage, ListSort } from '@norma/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { apiQuery } from '../../client/apiQuery.ts';

/** Rows on a page of a list. */
export const pageSize = 10;

/** Whether active or deactivated ones are listed. */
export type Mode = 'active' | 'inactive';

/** A sort as the wire writes it. */
export type WireSort = `${ListSort}${'-' | '+'}`;

/** Which page of a list, counted from 1, in which mode and order. */
export type ListPage = { status: Mode; page: number; sort: WireSort };

/** The active compass points that a reader sees in a document. */
export const drawnQuery = (contentCode: string) =>
  apiQuery(
    queryKeys.compassPoints('drawn', contentCode),
    (options) => client.compassPoints.compassPoints({ query: { contentCode } }, options),
    { staleTime: 60_000 },
  );

/** How compass points are made and seen on a document. */
export const settingsQuery = (contentID: number) =>
  apiQuery(
    queryKeys.compassPoints('settings', contentID),
    (options) => client.compassPoints.compassPointSettings({ query: { contentID } }, options),
    { staleTime: 60_000 },
  );

/** A page of a list, always fetched again; the page of before stays until it has come. */
export const listQuery = (
  status: Mode,
  key: readonly unknown[],
  load: (signal: AbortSignal) => Promise<CompassPointPage>,
) =>
  queryOptions({
    queryKey: queryKeys.compassPoints('list', status, ...key),
    queryFn: ({ signal }) => load(signal),
    placeholderData: (before, query) => (query?.queryKey[2] === status ? before : undefined),
    staleTime: 0,
    meta: { isHandled: true },
  });

/** A page of the compass points that a reader sees in a document. */
export const ofDocumentQuery = (contentID: number, { status, page: offset, sort }: ListPage) =>
  listQuery(status, ['ofDocument', contentID, offset, sort], (signal) =>
    client.compassPoints.compassPointsOfDocument(
      { query: { contentID, status, offset, pageSize, sort } },
      { signal },
    ),
  );

/** A page of the reader’s own compass points. */
export const ownQuery = ({ status, page: pageIndex, sort }: ListPage) =>
  listQuery(status, ['own', pageIndex, sort], (signal) =>
    client.compassPoints.ownCompassPoints({ query: { status, pageIndex, pageSize, sort } }, { signal }),
  );

/** A page of everyone’s compass points in the account. */
export const allQuery = ({ status, page: pageIndex, sort }: ListPage) =>
  listQuery(status, ['all', pageIndex, sort], (signal) =>
    client.compassPoints.allCompassPoints({ query: { status, pageIndex, pageSize, sort } }, { signal }),
  );

/** A compass point, and the tag of its state that a change sends back. */
export type Tagged = { point: CompassPoint; etag: string };

/** One compass point as it is now. */
export const compassPointQuery = (id: number) =>
  apiQuery(
    queryKeys.compassPoints('one', id),
    async (options): Promise<Tagged> => {
      const { answer, headers } = await client.compassPoints.compassPoint.withHeaders(
        { params: { id } },
        options,
      );
      return { point: answer, etag: headers.etag };
    },
    { staleTime: 0 },
  );

/** Which page of a history, counted from 0, how long, and from which end. */
export type HistoryPage = { page: number; size: number; sort: 'createdDate-' | 'createdDate+' };

/** A page of the history of a compass point. */
export const historyQuery = (id: number, { page: pageIndex, size, sort }: HistoryPage) =>
  apiQuery(
    queryKeys.compassPoints('history', id, pageIndex, size, sort),
    (options) =>
      client.compassPoints.compassPointHistory(
        { params: { id }, query: { pageIndex, pageSize: size, sort } },
        options,
      ),
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
