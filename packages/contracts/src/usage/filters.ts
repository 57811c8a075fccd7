import { z } from 'zod';
import { CalendarDate, PageNumber, PageSize } from '../fields/index.ts';

/** An absent choice and an empty one are the same: whatever there is. */
const Choice = (most: number) =>
  z.preprocess((given) => (given === '' ? undefined : given), z.string().max(most).optional());
const Day = z.preprocess((given) => (given === '' ? undefined : given), CalendarDate.optional());

/** Of what a report speaks. */
export const reportFilters = {
  from: Day.describe('The first day, by UTC; six days before the last one unless given'),
  to: Day.describe('The last day, which is counted too; today unless given'),
  publisher: Choice(100).describe('The code of a publisher'),
  documentType: Choice(200).describe('What a publisher calls the kind of a document'),
  account: Choice(100).describe('The id of an account; every one that the reader may see unless given'),
};
export const ReportFilters = z.object(reportFilters);
export type ReportFilters = z.infer<typeof ReportFilters>;

/** A part of a report that is read by pages. */
export const PagedReport = z.object({ ...reportFilters, page: PageNumber, size: PageSize(10, 100) });
export type PagedReport = z.infer<typeof PagedReport>;

/** Why a report cannot be given. */
export const reportFailures = [
  {
    status: 400,
    code: 'report-range-wrong',
    detail: 'The last day of the report is before the first, or more than five years after it',
  },
  {
    status: 404,
    code: 'report-account-not-found',
    detail: 'Account not found, or you do not have access to it',
  },
] as const;

/** Who may see what is read: through the account that they read for, or through any. */
export const reportReaders = ['REPORT_VIEW', 'ADMIN', 'OPERATOR'] as const;
