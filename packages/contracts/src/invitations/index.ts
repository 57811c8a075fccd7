import { z } from 'zod';
import { Instant, PageNumber, PageSize } from '../fields/index.ts';
import { authorities, contract } from '../kit/index.ts';
import { mailReasons, mailStates } from '../email/states.ts';
import { operatorsOnly, peopleManagedElsewhere, personNotFound } from '../people/failures.ts';
import { PersonAccount } from '../people/person.ts';
import { InviteReport } from './wishes.ts';

export {
  inviteColumns,
  inviteMistakes,
  inviteOutcomes,
  InviteReport,
  InviteRow,
  type InviteColumn,
  type InviteMistake,
  type InviteOutcome,
} from './wishes.ts';

/** The most people who are invited at once, typed in or by a file. */
export const maxInvited = { typed: 100, imported: 5_000 } as const;
/** The most bytes of a file of people. */
export const largestPeopleFile = 4 * 1024 * 1024;

/** A pending invitation. */
export const Invitation = z.object({
  personId: z.uuid(),
  name: z.string(),
  email: z.string(),
  accounts: z.array(PersonAccount),
  invitedAt: Instant,
  invitedBy: z.string().describe('The name of who did; empty for one that came by a command'),
  expiresAt: Instant,
  isExpired: z.boolean(),
  mail: z
    .object({ state: z.enum(mailStates), reason: z.enum(mailReasons).nullable() })
    .nullable()
    .describe('Where its mail is; null where there is none, or none any more'),
});
export type Invitation = z.infer<typeof Invitation>;

const params = z.object({ personId: z.uuid() });
const invitationNotFound = {
  status: 404,
  code: 'invitation-not-found',
  detail: 'Invitation not found: it was accepted or withdrawn',
} as const;

const fileFailures = [
  peopleManagedElsewhere,
  { status: 400, code: 'file-empty', detail: 'The file is empty' },
  { status: 400, code: 'file-without-email', detail: 'The file has no email column' },
  { status: 400, code: 'file-unreadable', detail: 'The file is not a text file' },
  { status: 400, code: 'too-many-lines', detail: `A file may have at most ${maxInvited.imported} lines` },
] as const;

const accountIds = z.array(z.string().min(1).max(100)).max(20);
const PeopleFile = z.object({
  file: z.base64().describe('The bytes of a CSV file: UTF-8, UTF-16 or of Windows; comma, semicolon or tab'),
  accountIds: accountIds.default([]).describe('For lines that name no account'),
});
// Four bytes of base64 for three, and the rest of the body.
const bodyLimit = Math.ceil(largestPeopleFile / 3) * 4 + 16_384;

/** How people come into the library: by invitation, one by one or from a file. */
export const invitations = contract({
  list: {
    method: 'GET',
    path: '/api/admin/invitations',
    summary: 'Pending invitations, latest first',
    who: 'ADMIN',
    query: z.object({
      search: z.string().trim().max(200).default('').describe('Part of a name or an address'),
      page: PageNumber,
      size: PageSize(25, 100),
    }),
    answer: z.object({ invitations: z.array(Invitation), total: z.int() }),
    failures: [peopleManagedElsewhere],
  },
  invite: {
    method: 'POST',
    path: '/api/admin/invitations',
    summary: 'Invite users to accounts, and add existing users to them; all or none',
    who: 'ADMIN',
    cost: 'mail',
    body: z.object({
      people: z
        .array(
          z.object({
            email: z.string().max(1_000),
            firstName: z.string().max(2_000).default(''),
            lastName: z.string().max(2_000).default(''),
          }),
        )
        .min(1)
        .max(maxInvited.typed),
      accountIds: accountIds.min(1),
      authorities: z.array(z.enum(authorities)).max(authorities.length).default([]),
    }),
    answer: InviteReport.describe('Where a line has a mistake nobody is invited'),
    failures: [peopleManagedElsewhere],
  },
  again: {
    method: 'POST',
    path: '/api/admin/invitations/{personId}/again',
    summary: 'Resend an invitation with a new link; the old link stops working',
    who: 'ADMIN',
    cost: 'mail',
    params,
    answer: Invitation,
    failures: [peopleManagedElsewhere, operatorsOnly, invitationNotFound],
  },
  takeBack: {
    method: 'DELETE',
    path: '/api/admin/invitations/{personId}',
    summary: 'Revoke an invitation, and remove the invited user',
    who: 'ADMIN',
    params,
    answer: z.object({ personId: z.uuid() }),
    failures: [peopleManagedElsewhere, operatorsOnly, invitationNotFound],
  },
  sendPasswordLink: {
    method: 'POST',
    path: '/api/admin/people/{personId}/password-link',
    summary: 'Sends a user a link to set a new password; the old one works until then',
    who: 'ADMIN',
    cost: 'mail',
    params,
    answer: z.object({ email: z.string() }),
    failures: [
      peopleManagedElsewhere,
      operatorsOnly,
      personNotFound,
      { status: 409, code: 'person-not-let-in', detail: 'This person is deactivated' },
      {
        status: 409,
        code: 'passwords-elsewhere',
        detail: 'Passwords of this library are managed by another provider',
      },
    ],
  },
  preview: {
    method: 'POST',
    path: '/api/admin/invitations/preview',
    summary: 'Preview the result of each line of a file; changes nothing',
    who: 'ADMIN',
    body: PeopleFile,
    bodyLimit,
    answer: InviteReport,
    failures: fileFailures,
  },
  import: {
    method: 'POST',
    path: '/api/admin/invitations/import',
    summary: 'Invite the users of a file; existing users stay unchanged',
    who: 'ADMIN',
    body: PeopleFile.extend({
      isAllOrNothing: z
        .boolean()
        .default(false)
        .describe('Whether a mistake in one line keeps all of them out'),
    }),
    bodyLimit,
    answer: InviteReport.extend({ isWritten: z.boolean() }),
    failures: fileFailures,
  },
});
