import { z } from 'zod';
import { authorities } from '../kit/index.ts';

/** The columns of a line, in the order of the template. */
export const inviteColumns = ['email', 'firstName', 'lastName', 'accounts', 'authorities'] as const;
export type InviteColumn = (typeof inviteColumns)[number];

/** What can be wrong with a line. */
export const inviteMistakes = [
  'email-missing',
  'email-unusable',
  'name-missing',
  'name-too-long',
  'account-missing',
  'account-unknown',
  'role-unknown',
  'role-not-yours',
  'sign-in-name-taken',
  'person-deactivated',
  'quotes-unclosed',
] as const;
export type InviteMistake = (typeof inviteMistakes)[number];

/** What comes of a line: a new person, a person who is here and gets an account, nothing, or a mistake. */
export const inviteOutcomes = ['new', 'added', 'unchanged', 'mistake'] as const;
export type InviteOutcome = (typeof inviteOutcomes)[number];

/** A line as it was read, and what comes of it. */
export const InviteRow = z.object({
  line: z.int().describe('In the file, from 1; of a person who was typed in, their place'),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  accounts: z
    .array(z.string())
    .describe('Names of the accounts, or what stands for them where there are none such'),
  authorities: z.array(z.enum(authorities)),
  outcome: z.enum(inviteOutcomes),
  mistakes: z.array(
    z.object({
      column: z.enum(inviteColumns),
      reason: z.enum(inviteMistakes),
      given: z.string().describe('What stands there'),
    }),
  ),
  cells: z.array(z.string()).describe('Of a file: the cells of a line with a mistake, as they stand there'),
});
export type InviteRow = z.infer<typeof InviteRow>;

/** What comes, or came, of all lines. */
export const InviteReport = z.object({
  rows: z.array(InviteRow),
  counts: z.object({ new: z.int(), added: z.int(), unchanged: z.int(), mistake: z.int() }),
  headings: z.array(z.string()).describe('Of a file, as they stand there'),
  unread: z.array(z.string()).describe('Headings whose columns say nothing that is known here'),
});
export type InviteReport = z.infer<typeof InviteReport>;
