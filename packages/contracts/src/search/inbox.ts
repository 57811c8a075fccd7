import { z } from 'zod';
import { Instant, PageNumber, PageSize } from '../fields/index.ts';
import { contract, file } from '../kit/index.ts';

/** Where feedback is on its way through the hands of administrators. */
export const feedbackStates = ['new', 'read', 'done'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/** Feedback on a search, as those see it who look after a library. */
export const ReceivedFeedback = z.object({
  id: z.int(),
  at: Instant,
  state: z.enum(feedbackStates),
  doneAt: Instant.nullable(),
  doneBy: z.string().nullable().describe('The sign-in name of who was done with it'),
  searchQuery: z.string(),
  searchType: z.string().describe('The kind of search in English, whatever its writer reads'),
  refinements: z.string(),
  lookingFor: z.string(),
  more: z.string(),
  person: z
    .object({ name: z.string(), email: z.string() })
    .nullable()
    .describe('Null for a person who is not among the people any more'),
  account: z.string().describe('The name of the account they read through, or its id where it is gone'),
});
export type ReceivedFeedback = z.infer<typeof ReceivedFeedback>;

const Wanted = z.object({
  state: z.enum(feedbackStates).optional(),
  search: z
    .string()
    .max(200)
    .default('')
    .describe('Part of a search, an answer, or the name or address of a person'),
});

/** What readers said of searches, for administrators. */
export const inbox = contract({
  receivedFeedback: {
    method: 'GET',
    path: '/api/admin/feedback',
    summary: 'Feedback of readers on searches, newest first, with the number in each state',
    who: 'ADMIN',
    query: Wanted.extend({ page: PageNumber, size: PageSize(25, 100) }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ new: z.int(), read: z.int(), done: z.int() }),
      feedback: z.array(ReceivedFeedback),
    }),
  },
  feedbackFile: {
    method: 'GET',
    path: '/api/admin/feedback.csv',
    summary: 'The same as a CSV table with all pages',
    who: 'ADMIN',
    query: Wanted,
    answer: file('text/csv; charset=utf-8'),
  },
  markFeedback: {
    method: 'PUT',
    path: '/api/admin/feedback/{id}',
    summary: 'Mark feedback as new, read or done',
    who: 'ADMIN',
    params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    body: z.object({ state: z.enum(feedbackStates) }),
    answer: ReceivedFeedback,
    failures: [{ status: 404, code: 'feedback-not-found', detail: 'Feedback not found' }],
  },
});
