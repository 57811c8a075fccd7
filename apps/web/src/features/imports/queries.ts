import type { ImportReport } from '@norma/contracts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { administration } from '../../client/administration.ts';
import { pageSize } from '../../ui/admin/listAddress.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { apiQuery } from '../../client/apiQuery.ts';

const pieceSize = 50;
/** How often the list is fetched again, and how often while an import moves. */
const everyMs = { usually: 15_000, whileMoving: 1_000 };

/** Whether something of an import is still to come. */
export const isMoving = ({ state }: Pick<ImportReport, 'state'>): boolean =>
  state === 'waiting' || state === 'reading' || state === 'publishing';

/** A page of the imports, the newest first. */
export const importsQuery = (page: number) =>
  apiQuery(
    queryKeys.imports('list', page),
    (options) => administration.imports.imports({ query: { page, size: pageSize } }, options),
    {
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.imports.some(isMoving) ? everyMs.whileMoving : everyMs.usually,
    },
  );

/** The status of one import. */
export const importQuery = (id: number) =>
  apiQuery(
    queryKeys.imports('one', id),
    (options) => administration.imports.import({ params: { id } }, options),
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? everyMs.whileMoving : false),
    },
  );

/** What an import has changed, piece by piece; fetched again when its state changes. */
export const changesQuery = ({ id, state }: ImportReport) =>
  infiniteQueryOptions({
    queryKey: queryKeys.imports('changes', id, state),
    queryFn: async ({ pageParam: after, signal }) => {
      const request = { params: { id }, query: { after, size: pieceSize } };
      return (await administration.imports.importChanges(request, { signal })).changes;
    },
    initialPageParam: 0,
    getNextPageParam: (piece) => (piece.length < pieceSize ? undefined : piece.at(-1)?.id),
    meta: { isHandled: true },
  });

/** How much of an import has been read, 0 to 1: by records where they were counted, else by bytes; null before it begins. */
export function shareRead({ recordsTotal, counts, bytes }: ImportReport): number | null {
  if (recordsTotal) return Math.min(1, counts.read / recordsTotal);
  return bytes.total > 0 ? bytes.read / bytes.total : null;
}

/** What an import has rejected or left out, summed by kind; fetched again when it has come to another state. */
export const rejectionKindsQuery = ({ id, state }: ImportReport) =>
  apiQuery(
    queryKeys.imports('rejection-kinds', id, state),
    async (options) => (await administration.imports.rejectionKinds({ params: { id } }, options)).kinds,
  );

/** What words of status mean that no table knows; documents follow in the background, so it is fetched again. */
export const statusMeaningsQuery = apiQuery(
  queryKeys.imports('status-meanings'),
  async (options) => (await administration.imports.statusMeanings({}, options)).meanings,
  { staleTime: 0 },
);

/** What an import has rejected or left out, piece by piece; fetched again when its state changes. */
export const rejectionsQuery = ({ id, state }: ImportReport) =>
  infiniteQueryOptions({
    queryKey: queryKeys.imports('rejections', id, state),
    queryFn: async ({ pageParam: after, signal }) => {
      const request = { params: { id }, query: { after, size: pieceSize } };
      return (await administration.imports.rejections(request, { signal })).rejections;
    },
    initialPageParam: 0,
    getNextPageParam: (piece) => (piece.length < pieceSize ? undefined : piece.at(-1)?.place),
    meta: { isHandled: true },
  });
