import { z } from 'zod';
import { contract, file } from '../kit/index.ts';
import { PagedReport, reportFailures, ReportFilters, reportReaders } from './filters.ts';
import { AccessedDocument } from './recent.ts';
import {
  ReportChoices,
  ReportDocuments,
  ReportDocumentType,
  ReportedAccounts,
  ReportOverview,
  ReportPublisher,
  ReportRefusals,
  reportTables,
} from './report.ts';

export type { PagedReport, ReportFilters } from './filters.ts';
export { AccessedDocument } from './recent.ts';
export {
  Compared,
  refusalReasons,
  reportTables,
  type RefusalReason,
  type ReportAccount,
  type ReportChoices,
  type ReportDay,
  type ReportDocument,
  type ReportDocuments,
  type ReportDocumentType,
  type ReportedAccount,
  type ReportedAccounts,
  type ReportOverview,
  type ReportPublisher,
  type ReportRefusal,
  type ReportRefusals,
  type ReportTable,
} from './report.ts';

/** The kinds of page that a visit is counted under; whatever is none of them counts as home. */
export const pageViews = [
  'myAccount',
  'sharedWithMe',
  'favorites',
  'notes',
  'video',
  'publicationsShared',
  'home',
  'trackChanges',
  'document',
  'mysubscription-search',
  'content-search',
  'usage-report',
  'resolve',
  'groups',
  'group-detail',
  'links-management',
  'user-resources',
] as const;
export type PageView = (typeof pageViews)[number];

/**
 * What readers visited and read. Anyone who may see reports sees their own account's; operators, and administrators who
 * manage people, see every account of the library.
 */
export const usage = contract({
  pageView: {
    method: 'POST',
    path: '/api/usage/page-views',
    summary: 'Record a page view',
    who: 'reader',
    isBackground: true,
    body: z.object({ page: z.enum(pageViews) }),
    answer: z.object({ counted: z.literal(true) }),
  },
  recentlyAccessed: {
    method: 'GET',
    path: '/api/accessed-documents/current-user',
    summary: 'The reader’s recent documents, latest first; at most six',
    who: 'reader',
    answer: z.array(AccessedDocument),
  },
  forgetAccessed: {
    method: 'DELETE',
    path: '/api/accessed-documents/current-user',
    summary:
      'Take a document off the reader’s recent documents until it is opened again, or all of them; reports keep their counts',
    who: 'reader',
    query: z.object({
      contentCode: z.string().max(500).optional().describe('Of the document; all where it is absent'),
    }),
    answer: z.array(AccessedDocument),
  },
  overview: {
    method: 'GET',
    path: '/api/usage/overview',
    summary: 'Usage in a period, compared with the previous period, and by day',
    who: reportReaders,
    query: ReportFilters,
    answer: ReportOverview,
    failures: reportFailures,
  },
  openedDocuments: {
    method: 'GET',
    path: '/api/usage/documents',
    summary: 'The documents opened in a period, most opened first',
    who: reportReaders,
    query: PagedReport,
    answer: ReportDocuments,
    failures: reportFailures,
  },
  refusals: {
    method: 'GET',
    path: '/api/usage/refusals',
    summary: 'The documents denied in a period, with reasons and numbers of users',
    who: reportReaders,
    query: PagedReport,
    answer: ReportRefusals,
    failures: reportFailures,
  },
  byPublisher: {
    method: 'GET',
    path: '/api/usage/publishers',
    summary: 'Usage per publisher in a period, most opened first',
    who: reportReaders,
    query: ReportFilters,
    answer: z.array(ReportPublisher),
    failures: reportFailures,
  },
  byDocumentType: {
    method: 'GET',
    path: '/api/usage/document-types',
    summary: 'Usage per document type in a period, most opened first',
    who: reportReaders,
    query: ReportFilters,
    answer: z.array(ReportDocumentType),
    failures: reportFailures,
  },
  byAccount: {
    method: 'GET',
    path: '/api/usage/accounts',
    summary: 'Usage per account visible to the reader in a period, most opened first',
    who: reportReaders,
    query: PagedReport,
    answer: ReportedAccounts,
    failures: reportFailures,
  },
  reportChoices: {
    method: 'GET',
    path: '/api/usage/choices',
    summary: 'The publishers, document types and accounts that a report can be filtered by',
    who: reportReaders,
    query: z.object({
      search: z.string().trim().max(200).default('').describe('Part of the name or number of an account'),
    }),
    answer: ReportChoices,
  },
  reportTable: {
    method: 'GET',
    path: '/api/usage/tables/{table}',
    summary: 'A part of a report as CSV (RFC 4180, UTF-8), streamed',
    who: reportReaders,
    cost: 'download',
    params: z.object({ table: z.enum(reportTables) }),
    query: ReportFilters,
    answer: file('text/csv'),
    failures: reportFailures,
  },
});
