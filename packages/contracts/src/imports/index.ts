import { editionStatuses } from '@norma/editions/meaning';
import { z } from 'zod';
import { Instant, PageNumber, PageSize } from '../fields/index.ts';
import { contract, file } from '../kit/index.ts';

const megabyte = 1024 * 1024;

/** What is taken as an upload: bytes on the way, bytes and files once an archive is unpacked. */
export const uploadLimits = {
  bytes: 1024 * megabyte,
  unpackedBytes: 4 * 1024 * megabyte,
  files: 20_000,
} as const;

/** By which endings a delivery is known that is uploaded. */
export const uploadEndings = ['.zip', '.xml', '.ndjson', '.ndjson.gz', '.jsonl', '.jsonl.gz'] as const;

/** How an import stands. */
export const ImportReport = z.object({
  id: z.int(),
  tenant: z.string(),
  name: z.string().describe('What the delivery is called: the uploaded file, or the last step of its path'),
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
  recordsTotal: z
    .int()
    .nullable()
    .optional()
    .describe('How many records the delivery holds; null where only reading can tell'),
  bytes: z.object({ read: z.int(), total: z.int() }),
  rates: z.object({ recordsPerSecond: z.number(), bytesPerSecond: z.number() }),
  publishers: z.array(z.string()),
  changes: z.array(z.string()).describe('The first changes in words'),
  problem: z.string().nullable(),
  requestedBy: z.string().nullable().describe('Who uploaded it; null for an import by command'),
  mayStop: z.boolean().describe('Whether it is running, and the current user may stop it'),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** What an import has changed about a document. */
export const ImportChange = z.object({
  id: z.int(),
  contentCode: z.string(),
  event: z.enum(['new-document', 'new-edition', 'amendment', 'withdrawal', 'status', 'text', 'metadata']),
  fields: z.array(z.string()).describe('The fields that are other than before'),
  statusBefore: z.string().nullable(),
  statusAfter: z.string(),
});
export type ImportChange = z.infer<typeof ImportChange>;

/** Something in a delivery that was rejected, or left out of what was taken in. */
export const ImportRejection = z.object({
  place: z.int().describe('Its place in the list, to ask for what comes after it'),
  file: z.string(),
  line: z.int().nullable(),
  designation: z.string().nullable(),
  isTakenIn: z.boolean(),
  reason: z.string(),
});
export type ImportRejection = z.infer<typeof ImportRejection>;

/** What a word of status means that no table knows, on documents of one publisher. */
export const StatusMeaning = z.object({
  publisher: z.string(),
  word: z.string().describe('As the publisher writes it; letter case, accents and signs tell no words apart'),
  meaning: z.enum(editionStatuses),
  documents: z.int().describe('How many documents of the publisher carry the word'),
});
export type StatusMeaning = z.infer<typeof StatusMeaning>;

/** Rejections or remarks of one kind. */
export const RejectionKind = z.object({
  isTakenIn: z.boolean(),
  reason: z.string().describe('What they have in common; … stands for what differs'),
  count: z.int(),
  status: z
    .object({
      publisher: z.string(),
      word: z.string(),
      meaning: z.enum(editionStatuses).nullable().describe('What it means now; null: it is shown as given'),
      mayBeMapped: z.boolean().describe('Whether the current user may map it'),
    })
    .nullable()
    .describe('The word of status that nobody knew; null for everything else'),
  examples: z.array(
    z.object({ designation: z.string().nullable(), file: z.string(), line: z.int().nullable() }),
  ),
});
export type RejectionKind = z.infer<typeof RejectionKind>;

const Publisher = z.string().min(1).max(50);
const Word = z.string().trim().min(1).max(300);

const OfImport = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const After = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0);
const notYours = {
  status: 403,
  code: 'publisher-not-yours',
  detail: 'This library does not import documents of this publisher',
} as const;
const notFound = { status: 404, code: 'import-not-found', detail: 'Import not found' } as const;

/** Taking in what publishers deliver: how imports stand. */
export const imports = contract({
  imports: {
    method: 'GET',
    path: '/api/admin/imports',
    summary:
      'The imports of the tenant and of publishers it delivers for, for an operator all; the newest first',
    who: 'ADMIN',
    query: z.object({ page: PageNumber, size: PageSize(25, 100) }),
    answer: z.object({ count: z.int(), imports: z.array(ImportReport), nextPageFlag: z.boolean() }),
  },
  import: {
    method: 'GET',
    path: '/api/admin/imports/{id}',
    summary: 'The status of an import',
    who: 'ADMIN',
    params: OfImport,
    answer: ImportReport,
    failures: [notFound],
  },
  uploadDelivery: {
    method: 'POST',
    path: '/api/admin/imports',
    summary:
      'Import a file: an STS text, a catalogue of records, or an archive of both and of PDF and HTML files',
    who: 'ADMIN',
    query: z.object({
      name: z.string().min(1).max(255).describe('How the file is called; its ending says what it is'),
      publisher: z
        .string()
        .max(50)
        .default('')
        .describe(
          'The only publisher whose documents are imported; the tenant delivers for it. An operator may name any or none',
        ),
      dryRun: z.enum(['true', 'false']).default('false').describe('Whether to tell only what would change'),
    }),
    sends: file('application/octet-stream'),
    status: 201,
    answer: z.object({
      id: z.int(),
      isGoingOn: z.boolean().describe('Whether the same file was on its way already, and nothing new began'),
    }),
    failures: [
      { status: 400, code: 'upload-empty', detail: 'The file is empty' },
      { status: 400, code: 'upload-incomplete', detail: 'The file arrived incomplete' },
      { status: 400, code: 'upload-unknown', detail: 'The file contains nothing to import' },
      { status: 400, code: 'upload-damaged', detail: 'The archive is damaged' },
      { status: 400, code: 'upload-unsafe', detail: 'The archive contains an unsafe file name' },
      { status: 400, code: 'upload-encrypted', detail: 'The archive is encrypted' },
      { status: 413, code: 'upload-too-large', detail: 'The file is too large' },
      { status: 413, code: 'archive-too-large', detail: 'The unpacked archive is too large' },
      notYours,
      { status: 503, code: 'disk-full', detail: 'The server’s disk is full' },
    ],
  },
  stopImport: {
    method: 'POST',
    path: '/api/admin/imports/{id}/stop',
    summary: 'Stop an import after the current records; imported records stay',
    who: 'ADMIN',
    params: OfImport,
    answer: ImportReport,
    failures: [
      notFound,
      { status: 403, code: 'import-not-yours', detail: 'This import belongs to another library' },
      { status: 409, code: 'import-finished', detail: 'This import is finished' },
    ],
  },
  importChanges: {
    method: 'GET',
    path: '/api/admin/imports/{id}/changes',
    summary: 'The changes of an import, in the order of the delivery; none for a dry run',
    who: 'ADMIN',
    params: OfImport,
    query: z.object({ after: After, size: PageSize(100, 1_000) }),
    answer: z.object({ changes: z.array(ImportChange) }),
    failures: [notFound],
  },
  rejections: {
    method: 'GET',
    path: '/api/admin/imports/{id}/rejections',
    summary: 'Rejections and remarks of an import, in the order of the delivery',
    who: 'ADMIN',
    params: OfImport,
    query: z.object({ after: After, size: PageSize(100, 1_000) }),
    answer: z.object({ rejections: z.array(ImportRejection) }),
    failures: [notFound],
  },
  rejectionKinds: {
    method: 'GET',
    path: '/api/admin/imports/{id}/rejection-kinds',
    summary: 'Rejections and remarks of an import, grouped by kind with examples, most frequent first',
    who: 'ADMIN',
    params: OfImport,
    answer: z.object({
      kinds: z.array(RejectionKind),
    }),
    failures: [notFound],
  },
  rejectionsFile: {
    method: 'GET',
    path: '/api/admin/imports/{id}/rejections.csv',
    summary: 'The same as a complete CSV table',
    who: 'ADMIN',
    params: OfImport,
    answer: file('text/csv; charset=utf-8'),
    failures: [notFound],
  },
  statusMeanings: {
    method: 'GET',
    path: '/api/admin/status-meanings',
    summary:
      'Meanings of status terms that are not built in, for the publishers that the tenant delivers for; for all publishers for an operator',
    who: 'ADMIN',
    answer: z.object({ meanings: z.array(StatusMeaning) }),
  },
  mapStatus: {
    method: 'PUT',
    path: '/api/admin/status-meanings',
    summary: 'Map a status term of a publisher; its documents are updated soon, later imports at once',
    who: 'ADMIN',
    body: StatusMeaning.pick({ meaning: true }).extend({ publisher: Publisher, word: Word }),
    answer: z.object({}),
    failures: [
      notYours,
      { status: 404, code: 'publisher-not-found', detail: 'Publisher not found' },
      { status: 409, code: 'status-known', detail: 'This status word is already known' },
    ],
  },
  unmapStatus: {
    method: 'DELETE',
    path: '/api/admin/status-meanings',
    summary: 'Remove the mapping of a status term; its documents are updated soon',
    who: 'ADMIN',
    query: z.object({ publisher: Publisher, word: Word }),
    answer: z.object({}),
    failures: [
      notYours,
      { status: 404, code: 'status-meaning-not-found', detail: 'This status word has no mapping' },
    ],
  },
});
