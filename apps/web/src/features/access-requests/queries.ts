import type { AccessRequestState } from '@norma/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { apiQuery } from '../../client/apiQuery.ts';
import { administration } from '../../client/administration.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { pageSize } from '../../ui/admin/listAddress.ts';

/** Who receives a request for access to a document, and the reader's latest one. */
export const ownRequestQuery = (contentCode: string) =>
  apiQuery(
    queryKeys.accessRequests('own', contentCode),
    (options) => administration.accessRequests.ownAccessRequest({ query: { contentCode } }, options),
    { staleTime: 0 },
  );

/** A page of the requests that an administrator answers. */
export const receivedRequestsQuery = ({ kind, page }: { kind: AccessRequestState | null; page: number }) =>
  apiQuery(
    queryKeys.accessRequests('received', kind, page),
    (options) =>
      administration.accessRequests.accessRequests(
        { query: { ...(kind && { state: kind }), page, size: pageSize } },
        options,
      ),
    { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: 60_000 },
  );
