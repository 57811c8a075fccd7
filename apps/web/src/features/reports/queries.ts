import type { ReportFilters, ReportId } from '@norma/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { administration } from '../../client/administration.ts';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { apiQuery } from '../../client/apiQuery.ts';

const fresh = { placeholderData: keepPreviousData, staleTime: 0 } as const;
const long = 25;
/** How many rows a list has before it is read whole. */
export const shortList = 7;

/** How many rows a page of a whole list has. */
export const pageSize = long;

/** Where a reporting service shows a report; null where the library shows it itself. */
export const embeddingQuery = (reportId: ReportId) =>
  apiQuery(
    queryKeys.reports('embedding', reportId),
    async (options) => (await administration.reports.embedding({ params: { reportId } }, options)).EmbedUrl,
  );

/** The head of the report on what was read. */
export const overviewQuery = (filters: ReportFilters) =>
  apiQuery(
    queryKeys.reports('usage', 'overview', filters),
    (options) => client.usage.overview({ query: filters }, options),
    fresh,
  );

/** A page of the documents that were opened. */
export const openedQuery = (filters: ReportFilters, page: number, size = long) =>
  apiQuery(
    queryKeys.reports('usage', 'opened', filters, page, size),
    (options) => client.usage.openedDocuments({ query: { ...filters, page, size } }, options),
    fresh,
  );

/** A page of what was refused. */
export const refusalsQuery = (filters: ReportFilters, page: number, size = long) =>
  apiQuery(
    queryKeys.reports('usage', 'refusals', filters, page, size),
    (options) => client.usage.refusals({ query: { ...filters, page, size } }, options),
    fresh,
  );

/** What was read of each publisher. */
export const publishersQuery = (filters: ReportFilters) =>
  apiQuery(
    queryKeys.reports('usage', 'publishers', filters),
    (options) => client.usage.byPublisher({ query: filters }, options),
    fresh,
  );

/** What was read of each type of document. */
export const documentTypesQuery = (filters: ReportFilters) =>
  apiQuery(
    queryKeys.reports('usage', 'documentTypes', filters),
    (options) => client.usage.byDocumentType({ query: filters }, options),
    fresh,
  );

/** A page of what was read through each account. */
export const accountsQuery = (filters: ReportFilters, page: number, size = long) =>
  apiQuery(
    queryKeys.reports('usage', 'accounts', filters, page, size),
    (options) => client.usage.byAccount({ query: { ...filters, page, size } }, options),
    fresh,
  );

/** What the report on what was read can be narrowed to; accounts by a part of their name. */
export const choicesQuery = (search: string) =>
  apiQuery(
    queryKeys.reports('usage', 'choices', search),
    (options) => client.usage.reportChoices({ query: { search } }, options),
    { placeholderData: keepPreviousData },
  );

/** The report on compass points. */
export const compassPointQuery = (filters: ReportFilters) =>
  apiQuery(
    queryKeys.reports('compassPoints', filters),
    (options) => administration.reports.compassPointReport({ query: filters }, options),
    fresh,
  );

/** A page of the documents in which something is marked. */
export const markedQuery = (filters: ReportFilters, page: number, size = long) =>
  apiQuery(
    queryKeys.reports('compassPoints', 'documents', filters, page, size),
    (options) => administration.reports.markedDocuments({ query: { ...filters, page, size } }, options),
    fresh,
  );

/** A page of those who have marked something. */
export const makersQuery = (filters: ReportFilters, page: number, size = long) =>
  apiQuery(
    queryKeys.reports('compassPoints', 'makers', filters, page, size),
    (options) => administration.reports.compassPointMakers({ query: { ...filters, page, size } }, options),
    fresh,
  );
