import { reportIds, type ReportId } from '@norma/contracts';
import { fail, type Authority, type Failed } from '@norma/contracts/kit';
import type { Reader } from '../../context.ts';

const readersOf: Readonly<Record<ReportId, readonly Authority[]>> = {
  usage: ['ADMIN', 'REPORT_VIEW', 'OPERATOR'],
  'compass-points': ['CP_ADMIN'],
};

/** The report of a name, if the caller may see it. */
export function reportFor(
  name: string,
  { authorities }: Pick<Reader, 'authorities'>,
): ReportId | Failed<'report-not-found' | 'report-not-yours'> {
  const report = reportIds.find((id) => id === name);
  if (!report) return fail('report-not-found');
  return readersOf[report].some((authority) => authorities.includes(authority))
    ? report
    : fail('report-not-yours');
}

/** Whether someone may see reports of accounts that they do not read through. */
export const seesEveryAccount = ({ authorities }: Pick<Reader, 'authorities'>): boolean =>
  authorities.includes('OPERATOR');
