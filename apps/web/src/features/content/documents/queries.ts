import type { IssueKind } from '@norma/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';

/** What all that is known of broken documents is kept under. */
export const faultsKey = ['faults'] as const;

export const pageSize = 25;
const everyMs = { usually: 60_000, whileChecking: 1_000 };

export type Wanted = { readonly kind: IssueKind | null; readonly search: string };

const asked = ({ kind, search }: Wanted) => ({ search, ...(kind && { kind }) });

/** A page of what is broken about documents. */
export const faultsQuery = ({ page, ...wanted }: Wanted & { page: number }) =>
  queryOptions({
    queryKey: [...faultsKey, 'list', wanted.kind, wanted.search, page],
    queryFn: ({ signal }) =>
      administration.integrity.list({ query: { ...asked(wanted), page, size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isHandled: true },
  });

/** How far the documents have been checked. */
export const checkQuery = queryOptions({
  queryKey: [...faultsKey, 'check'],
  queryFn: ({ signal }) => administration.integrity.check({}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.state === 'running' || data?.state === 'waiting' ? everyMs.whileChecking : everyMs.usually,
  meta: { isHandled: true },
});

/** All of it as a table. */
export const fetchTable = (wanted: Wanted): Promise<Response> =>
  administration.integrity.table({ query: asked(wanted) });
