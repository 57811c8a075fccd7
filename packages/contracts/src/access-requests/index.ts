import { z } from 'zod';
import { ListedAccess } from '../documents/access.ts';
import { notFound } from '../documents/failures.ts';
import { ContentCode, Instant, PageNumber, PageSize } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { individualsOnly } from '../session/failures.ts';

/** Where a request for access is: waiting for an answer, or answered. */
export const accessRequestStates = ['open', 'granted', 'declined'] as const;
export type AccessRequestState = (typeof accessRequestStates)[number];

/** Characters that a request, and the comment of an answer, may have. */
export const longestOfAccessRequest = 1_000;

/** Requests of one reader that may be open at once. */
export const maxOpenAccessRequests = 20;

const Words = z
  .string()
  .max(longestOfAccessRequest)
  .overwrite((given) => given.replaceAll('\0', '').toWellFormed())
  .trim()
  .default('');

/** A request for access to a document, as its reader sees it. */
export const AccessRequest = z.object({
  id: z.int(),
  state: z.enum(accessRequestStates),
  message: z.string(),
  requestedAt: Instant,
  answeredAt: Instant.nullable(),
  comment: z.string().describe('Of who answered it; empty without one'),
});
export type AccessRequest = z.infer<typeof AccessRequest>;

/** The same as administrators see it. */
export const ReceivedAccessRequest = AccessRequest.extend({
  document: z.object({
    contentCode: z.string(),
    designationNo: z.string(),
    documentTitle: z.string().describe('Plain text'),
    language: z.string().describe('BCP 47 tag'),
    publisherName: ListedAccess.shape.publisherName,
    isEntitled: z.boolean().describe('Whether the account of the request subscribes to its publisher by now'),
  }),
  person: z.object({ name: z.string(), email: z.string() }),
  account: z.object({ id: z.string(), name: z.string() }),
  answeredBy: z.string().nullable().describe('Name of who answered it, while they are among the people'),
});
export type ReceivedAccessRequest = z.infer<typeof ReceivedAccessRequest>;

const ofContentCode = z.object({ contentCode: ContentCode });

/** Requests for access to documents that an account does not subscribe to. */
export const accessRequests = contract({
  ownAccessRequest: {
    method: 'GET',
    path: '/api/access-requests/current-user',
    summary: 'Who receives a request for access to a document, and the reader’s latest one',
    who: 'reader',
    query: ofContentCode,
    answer: z.object({
      recipients: z
        .array(z.string())
        .describe(
          'Names of the administrators of the account; empty where the support of the library is asked',
        ),
      request: AccessRequest.nullable(),
    }),
    failures: [individualsOnly, notFound],
  },
  requestAccess: {
    method: 'POST',
    path: '/api/access-requests',
    summary: 'Ask the administrators of the account, or the support of the library, for access to a document',
    who: 'reader',
    cost: 'mail',
    body: ofContentCode.extend({ message: Words }),
    answer: AccessRequest,
    failures: [
      individualsOnly,
      notFound,
      { status: 409, code: 'access-not-needed', detail: 'Your account subscribes to this document' },
      {
        status: 409,
        code: 'access-request-open',
        detail: 'You have already asked for access to this document',
      },
      {
        status: 409,
        code: 'access-requests-too-many',
        detail: 'Too many of your requests are still open. Wait until some are answered',
      },
    ],
  },
  accessRequests: {
    method: 'GET',
    path: '/api/admin/access-requests',
    summary:
      'Requests for access by readers of the administrator’s accounts and of accounts without an administrator, the open ones first, with the number in each state; operators see those of all accounts',
    who: ['ADMIN', 'OPERATOR'],
    query: z.object({
      state: z.enum(accessRequestStates).optional(),
      page: PageNumber,
      size: PageSize(25, 100),
    }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ open: z.int(), granted: z.int(), declined: z.int() }),
      requests: z.array(ReceivedAccessRequest),
    }),
  },
  answerAccessRequest: {
    method: 'PUT',
    path: '/api/admin/access-requests/{id}',
    summary: 'Answer a request for access; the reader is told once, by email and as a notification',
    who: ['ADMIN', 'OPERATOR'],
    params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    body: z.object({ state: z.enum(['granted', 'declined']), comment: Words }),
    answer: ReceivedAccessRequest,
    failures: [
      { status: 404, code: 'access-request-not-found', detail: 'Request not found' },
      { status: 409, code: 'access-request-answered', detail: 'This request has already been answered' },
    ],
  },
});
