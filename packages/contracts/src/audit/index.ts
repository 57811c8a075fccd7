import { z } from 'zod';
import { CalendarDate, Instant, PageNumber, PageSize, TimeZone } from '../fields/index.ts';
import { contract, file } from '../kit/index.ts';
import { auditKinds } from './types.ts';

export { auditKinds, auditTypes, isAuditType, typesOfKind, type AuditKind, type AuditType } from './types.ts';

/** One event of the audit. */
export const Audit = z.object({
  id: z.int().describe('Tells events of the same moment apart'),
  timestamp: Instant,
  principal: z.string().describe('A sign-in name, or what was typed as one; empty for nobody who is known'),
  type: z.string(),
  data: z.object({
    message: z.string(),
    remoteAddress: z.string(),
    requestId: z.string().describe('The request id that was sent with the response'),
  }),
});
export type Audit = z.infer<typeof Audit>;

const Sort = z
  .enum(['timestamp,asc', 'timestamp,desc', 'principal,asc', 'principal,desc', 'type,asc', 'type,desc'])
  .default('timestamp,desc');

const datesReversed = {
  status: 400,
  code: 'dates-reversed',
  detail: 'The last day is before the first day',
} as const;

/** Which audits are wanted, and in which order. Days are days of the time zone, and both are included. */
export const AuditQuery = z.object({
  fromDate: CalendarDate.optional(),
  toDate: CalendarDate.optional(),
  timeZone: TimeZone.default('UTC'),
  kind: z.enum(auditKinds).optional(),
  type: z.string().max(100).optional(),
  principal: z.string().trim().max(255).default('').describe('Part of a sign-in name'),
  sort: Sort,
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** Who did or was refused what in a library, for administrators. */
export const audit = contract({
  list: {
    method: 'GET',
    path: '/management/audits',
    summary: 'Audit events by page, day, kind, type and user; the total is in the header',
    who: 'ADMIN',
    query: AuditQuery.extend({ page: PageNumber, size: PageSize(50, 500) }),
    answer: z.array(Audit),
    answerHeaders: z.object({ 'x-total-count': z.string() }),
    failures: [datesReversed],
  },
  csv: {
    method: 'GET',
    path: '/management/audits/csv',
    summary: 'The same events as a CSV table with all pages',
    who: 'ADMIN',
    query: AuditQuery,
    answer: file('text/csv'),
    failures: [datesReversed],
  },
});
