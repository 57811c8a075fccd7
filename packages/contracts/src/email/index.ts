import { z } from 'zod';
import { Instant, PageNumber, PageSize } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { mailReasons, mailStates } from './states.ts';

export { mailReasons, mailStates, type MailReason, type MailState } from './states.ts';

/** A mail of the library, and where it is. */
export const OutgoingMail = z.object({
  id: z.uuid(),
  kind: z.string().describe('The letter that it is'),
  state: z.enum(mailStates),
  reason: z.enum(mailReasons).nullable().describe('Why it is there, unless it is on its way or has arrived'),
  answer: z.string().nullable().describe('What the mail server said last, in its words'),
  subject: z.string().nullable().describe('Null until it was written'),
  name: z.string().describe('Of whom it is for; empty where that is not known'),
  address: z.string().describe('Empty for a person who has left before it was written'),
  attempts: z.int(),
  postedAt: Instant,
  changedAt: Instant,
  dueAt: Instant.nullable().describe('When it is tried next; null where it is not'),
});
export type OutgoingMail = z.infer<typeof OutgoingMail>;

/** Mails of one tenant, the newest first. */
export const MailList = z.object({
  mails: z.array(OutgoingMail),
  total: z.int().describe('All that were asked for, on every page'),
  counts: z
    .array(z.object({ state: z.enum(mailStates), count: z.int() }))
    .describe('All mails by state, whatever is searched for; states without any are left out'),
  isKeptHere: z.boolean().describe('Whether mails go into a folder of the server instead of out'),
});
export type MailList = z.infer<typeof MailList>;

const params = z.object({ id: z.uuid() });
const mailNotFound = { status: 404, code: 'mail-not-found', detail: 'Email not found' } as const;

/** What the library writes to people, for administrators. */
export const email = contract({
  list: {
    method: 'GET',
    path: '/api/admin/mails',
    summary: 'The emails of the library, newest first, and their number in each state',
    who: 'ADMIN',
    query: z.object({
      state: z.enum(mailStates).optional(),
      search: z.string().trim().max(200).default('').describe('Part of a name, an address or a subject'),
      page: PageNumber,
      size: PageSize(25, 100),
    }),
    answer: MailList,
  },
  text: {
    method: 'GET',
    path: '/api/admin/mails/{id}/text',
    summary: 'The content of an email in the server’s folder',
    who: 'ADMIN',
    params,
    answer: z.object({ text: z.string(), html: z.string() }),
    failures: [
      mailNotFound,
      { status: 404, code: 'mail-not-kept', detail: 'The text of this email is not stored' },
    ],
  },
  again: {
    method: 'POST',
    path: '/api/admin/mails/{id}/again',
    summary:
      'Resend an email that is delayed, refused, bounced or uncertain; clears the bounce of its address',
    who: 'ADMIN',
    params,
    answer: OutgoingMail,
    failures: [
      mailNotFound,
      { status: 409, code: 'mail-not-stuck', detail: 'This email is being sent or has already arrived' },
    ],
  },
  trial: {
    method: 'POST',
    path: '/api/admin/mails/trial',
    summary: 'Sends a test email to the current user',
    who: 'ADMIN',
    answer: OutgoingMail,
    status: 201,
  },
});
