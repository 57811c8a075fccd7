import { z } from 'zod';
import { ContentId, Instant, PageNumber, PageSize } from '../fields/index.ts';
import { contract, file } from '../kit/index.ts';

/** What can be broken about a document, the worst first. */
export const issueKinds = [
  'file-missing',
  'file-damaged',
  'text-unreadable',
  'pdf-not-made',
  'html-not-made',
  'no-text',
  'references-unread',
  'references-nowhere',
  'status-unknown',
] as const;
export type IssueKind = (typeof issueKinds)[number];

/** Something that is broken about a document. */
export const DocumentIssue = z.object({
  contentId: z.int(),
  contentCode: z.string(),
  designation: z.string(),
  title: z.string(),
  publisher: z.string(),
  kind: z.enum(issueKinds),
  details: z
    .array(z.string())
    .describe('The kinds of the files, the references, or the word for the status that nobody knows'),
  isOffered: z.boolean().describe('Whether this library shows the document to its readers'),
  foundAt: Instant,
});
export type DocumentIssue = z.infer<typeof DocumentIssue>;

/** How far the documents are looked at. */
export const DocumentCheck = z.object({
  state: z.enum(['never', 'waiting', 'running', 'done']),
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  lookedAt: z.int(),
  total: z.int(),
});
export type DocumentCheck = z.infer<typeof DocumentCheck>;

const Wanted = z.object({
  kind: z.enum(issueKinds).optional(),
  search: z.string().max(200).default('').describe('Part of a designation, a title or a content code'),
});

/** What is broken about documents, found by looking at each of them now and then. */
export const integrity = contract({
  list: {
    method: 'GET',
    path: '/api/admin/documents',
    summary: 'Broken documents of the tenant’s publishers; of all publishers for an operator',
    who: 'ADMIN',
    query: Wanted.extend({ page: PageNumber, size: PageSize(25, 100) }),
    answer: z.object({
      total: z.int(),
      counts: z.array(z.object({ kind: z.enum(issueKinds), count: z.int() })),
      faults: z.array(DocumentIssue),
    }),
  },
  table: {
    method: 'GET',
    path: '/api/admin/documents.csv',
    summary: 'The same as a CSV table with all pages',
    who: 'ADMIN',
    query: Wanted,
    answer: file('text/csv; charset=utf-8'),
  },
  check: {
    method: 'GET',
    path: '/api/admin/documents/check',
    summary: 'Progress of the check',
    who: 'ADMIN',
    answer: DocumentCheck,
  },
  startCheck: {
    method: 'POST',
    path: '/api/admin/documents/check',
    summary: 'Start a check of all documents in the background; one check at a time',
    who: 'OPERATOR',
    answer: DocumentCheck,
  },
  checkOne: {
    method: 'POST',
    path: '/api/admin/documents/{contentId}/check',
    summary: 'Check one document, and return its problems',
    who: 'ADMIN',
    params: z.object({ contentId: ContentId }),
    answer: z.object({ faults: z.array(DocumentIssue) }),
    failures: [{ status: 404, code: 'document-not-found', detail: 'Can not find content' }],
  },
});
