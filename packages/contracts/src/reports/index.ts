import { z } from 'zod';
import { contract, file } from '../kit/index.ts';
import { PagedReport, reportFailures as failures, ReportFilters } from '../usage/filters.ts';
import {
  CompassPointMakers,
  CompassPointReport,
  compassPointTables,
  MarkedDocuments,
} from './compassPoints.ts';

export {
  compassPointTables,
  type CompassPointMaker,
  type CompassPointMakers,
  type CompassPointReport,
  type CompassPointTable,
  type Deeds,
  type MarkedDocument,
  type MarkedDocuments,
} from './compassPoints.ts';

/** The reports that a reporting service may show in place of the library. */
export const reportIds = ['usage', 'compass-points'] as const;
export type ReportId = (typeof reportIds)[number];

/**
 * Where reports are shown, and the report on compass points. It speaks of the account that one reads through, unless an
 * operator names another one.
 */
export const reports = contract({
  embedding: {
    method: 'GET',
    path: '/api/reports/{reportId}',
    summary: 'The URL of a report of the reporting service, for the current user and the last seven days',
    who: 'reader',
    params: z.object({ reportId: z.string().trim().min(1).max(100) }),
    answer: z.object({
      EmbedUrl: z.string().nullable().describe('Null where the library shows the report itself'),
    }),
    failures: [
      { status: 404, code: 'report-not-found', detail: 'Report not found' },
      { status: 403, code: 'report-not-yours', detail: 'You are not authorized to see this report' },
    ],
  },
  compassPointReport: {
    method: 'GET',
    path: '/api/reports/compass-points/overview',
    summary: 'Compass point activity of an account in a period, and current totals',
    who: 'CP_ADMIN',
    query: ReportFilters,
    answer: CompassPointReport,
    failures,
  },
  markedDocuments: {
    method: 'GET',
    path: '/api/reports/compass-points/documents',
    summary: 'Documents in which an account has active compass points, most first',
    who: 'CP_ADMIN',
    query: PagedReport,
    answer: MarkedDocuments,
    failures,
  },
  compassPointMakers: {
    method: 'GET',
    path: '/api/reports/compass-points/makers',
    summary: 'Authors of the active compass points of an account, most first',
    who: 'CP_ADMIN',
    query: PagedReport,
    answer: CompassPointMakers,
    failures,
  },
  compassPointTable: {
    method: 'GET',
    path: '/api/reports/compass-points/tables/{table}',
    summary: 'A part of the report on compass points as CSV (RFC 4180, UTF-8)',
    who: 'CP_ADMIN',
    cost: 'download',
    params: z.object({ table: z.enum(compassPointTables) }),
    query: ReportFilters,
    answer: file('text/csv'),
    failures,
  },
});
