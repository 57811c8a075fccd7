import type { CompassPoint, CompassPointPage, ListSort } from '@norma/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';

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
  queryOptions({
    queryKey: queryKeys.compassPoints('drawn', contentCode),
    queryFn: ({ signal }) => client.compassPoints.compassPoints({ query: { contentCode } }, { signal }),
    staleTime: 60_000,
    meta: { isHandled: true },
  });

/** How compass points are made and seen on a document. */
export const settingsQuery = (contentID: number) =>
  queryOptions({
    queryKey: queryKeys.compassPoints('settings', contentID),
    queryFn: ({ signal }) => client.compassPoints.compassPointSettings({ query: { contentID } }, { signal }),
    staleTime: 60_000,
    meta: { isHandled: true },
  });

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
  queryOptions({
    queryKey: queryKeys.compassPoints('one', id),
    queryFn: async ({ signal }): Promise<Tagged> => {
      const { answer, headers } = await client.compassPoints.compassPoint.withHeaders(
        { params: { id } },
        { signal },
      );
      return { point: answer, etag: headers.etag };
    },
    staleTime: 0,
    meta: { isHandled: true },
  });

/** Which page of a history, counted from 0, how long, and from which end. */
export type HistoryPage = { page: number; size: number; sort: 'createdDate-' | 'createdDate+' };

/** A page of the history of a compass point. */
export const historyQuery = (id: number, { page: pageIndex, size, sort }: HistoryPage) =>
  queryOptions({
    queryKey: queryKeys.compassPoints('history', id, pageIndex, size, sort),
    queryFn: ({ signal }) =>
      client.compassPoints.compassPointHistory(
        { params: { id }, query: { pageIndex, pageSize: size, sort } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isHandled: true },
  });
