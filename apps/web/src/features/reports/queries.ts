import type { ReportFilters, ReportId } from '@norma/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { administration } from '../../client/administration.ts';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';

const fresh = { placeholderData: keepPreviousData, staleTime: 0, meta: { isHandled: true } } as const;
const long = 25;
/** How many rows a list has before it is read whole. */
export const shortList = 7;

/** How many rows a page of a whole list has. */
export const pageSize = long;

/** Where a reporting service shows a report; null where the library shows it itself. */
export const embeddingQuery = (reportId: ReportId) =>
  queryOptions({
    queryKey: queryKeys.reports('embedding', reportId),
    queryFn: async ({ signal }) =>
      (await administration.reports.embedding({ params: { reportId } }, { signal })).EmbedUrl,
    meta: { isHandled: true },
  });

/** The head of the report on what was read. */
export const overviewQuery = (filters: ReportFilters) =>
  queryOptions({
    queryKey: queryKeys.reports('usage', 'overview', filters),
    queryFn: ({ signal }) => client.usage.overview({ query: filters }, { signal }),
    ...fresh,
  });

/** A page of the documents that were opened. */
export const openedQuery = (filters: ReportFilters, page: number, size = long) =>
  queryOptions({
    queryKey: queryKeys.reports('usage', 'opened', filters, page, size),
    queryFn: ({ signal }) => client.usage.openedDocuments({ query: { ...filters, page, size } }, { signal }),
    ...fresh,
  });

/** A page of what was refused. */
export const refusalsQuery = (filters: ReportFilters, page: number, size = long) =>
  queryOptions({
    queryKey: queryKeys.reports('usage', 'refusals', filters, page, size),
    queryFn: ({ signal }) => client.usage.refusals({ query: { ...filters, page, size } }, { signal }),
    ...fresh,
  });

/** What was read of each publisher. */
export const publishersQuery = (filters: ReportFilters) =>
  queryOptions({
    queryKey: queryKeys.reports('usage', 'publishers', filters),
    queryFn: ({ signal }) => client.usage.byPublisher({ query: filters }, { signal }),
    ...fresh,
  });

/** What was read of each type of document. */
export const documentTypesQuery = (filters: ReportFilters) =>
  queryOptions({
    queryKey: queryKeys.reports('usage', 'documentTypes', filters),
    queryFn: ({ signal }) => client.usage.byDocumentType({ query: filters }, { signal }),
    ...fresh,
  });

/** A page of what was read through each account. */
export const accountsQuery = (filters: ReportFilters, page: number, size = long) =>
  queryOptions({
    queryKey: queryKeys.reports('usage', 'accounts', filters, page, size),
    queryFn: ({ signal }) => client.usage.byAccount({ query: { ...filters, page, size } }, { signal }),
    ...fresh,
  });

/** What the report on what was read can be narrowed to; accounts by a part of their name. */
export const choicesQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys.reports('usage', 'choices', search),
    queryFn: ({ signal }) => client.usage.reportChoices({ query: { search } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { isHandled: true },
  });

/** The report on compass points. */
export const compassPointQuery = (filters: ReportFilters) =>
  queryOptions({
    queryKey: queryKeys.reports('compassPoints', filters),
    queryFn: ({ signal }) => administration.reports.compassPointReport({ query: filters }, { signal }),
    ...fresh,
  });

/** A page of the documents in which something is marked. */
export const markedQuery = (filters: ReportFilters, page: number, size = long) =>
  queryOptions({
    queryKey: queryKeys.reports('compassPoints', 'documents', filters, page, size),
    queryFn: ({ signal }) =>
      administration.reports.markedDocuments({ query: { ...filters, page, size } }, { signal }),
    ...fresh,
  });

/** A page of those who have marked something. */
export const makersQuery = (filters: ReportFilters, page: number, size = long) =>
  queryOptions({
    queryKey: queryKeys.reports('compassPoints', 'makers', filters, page, size),
    queryFn: ({ signal }) =>
      administration.reports.compassPointMakers({ query: { ...filters, page, size } }, { signal }),
    ...fresh,
  });
