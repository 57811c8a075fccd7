import { z } from 'zod';
import { Instant, PageNumber, PageSize } from '../fields/index.ts';
import { contract } from '../kit/index.ts';

/** How an import stands. */
export const ImportReport = z.object({
  id: z.int(),
  tenant: z.string(),
  path: z.string(),
  publisher: z.string().nullable().describe('The publisher that was asked for; null for all'),
  isDryRun: z.boolean(),
  state: z
    .enum(['waiting', 'reading', 'scheduled', 'publishing', 'done', 'stopped', 'failed'])
    .describe('scheduled: read, and waiting for the time at which readers are to see it'),
  isStopAsked: z.boolean(),
  requestedAt: Instant,
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  visibleAt: Instant.nullable(),
  counts: z.object({
    read: z.int(),
    added: z.int(),
    replaced: z.int(),
    unchanged: z.int(),
    passedOver: z.int().describe('Of other publishers than asked for, or told better by their own'),
    rejected: z.int(),
    remarks: z.int().describe('Things left out of records that were taken in'),
  }),
  bytes: z.object({ read: z.int(), total: z.int() }),
  rates: z.object({ recordsPerSecond: z.number(), bytesPerSecond: z.number() }),
  publishers: z.array(z.string()),
  changes: z.array(z.string()).describe('The first changes in words'),
  rejectedFile: z.string().nullable().describe('Where the server has put the list of what was rejected'),
  problem: z.string().nullable(),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** Something in a delivery that was rejected, or left out of what was taken in. */
export const ImportRejection = z.object({
  place: z.int().describe('Its place in the list, to ask for what comes after it'),
  file: z.string(),
  line: z.int().nullable(),
  designation: z.string().nullable(),
  isTakenIn: z.boolean(),
  reason: z.string(),
});

/** Taking in what publishers deliver: how imports stand. */
export const ingestion = contract({
  imports: {
    method: 'GET',
    path: '/api/admin/imports',
    summary: 'The imports of the tenant and its publishers, for an operator all; the newest first',
    who: 'ADMIN',
    query: z.object({ page: PageNumber, size: PageSize(25, 100) }),
    answer: z.object({ count: z.int(), imports: z.array(ImportReport), nextPageFlag: z.boolean() }),
  },
  rejections: {
    method: 'GET',
    path: '/api/admin/imports/{id}/rejections',
    summary: 'What an import has rejected or left out, in the order of the delivery',
    who: 'ADMIN',
    params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    query: z.object({
      after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
      size: PageSize(100, 1_000),
    }),
    answer: z.object({ rejections: z.array(ImportRejection) }),
    failures: [{ status: 404, code: 'import-not-found', detail: 'There is no such import here' }],
  },
});
