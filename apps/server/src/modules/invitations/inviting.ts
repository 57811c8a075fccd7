import type { InviteReport } from '@norma/contracts';
import type { Language } from '@norma/contracts/fields';
import type { Authority } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { Audit, AuditEvent } from '../../ports/audit.ts';
import type { Passwords } from '../../ports/identity.ts';
import type { Tenant } from '../../tenant/index.ts';
import { enqueueMails, type Mail } from '../email/index.ts';
import { lockPeople } from '../people/index.ts';
import { addedEmail, invitationEmail } from './emailTemplates.ts';
import { goodForMs, openLinks } from './links.ts';
import { planOf, countsOf, type NewPerson, type Plan } from './planning.ts';
import { addPeople, addMemberships, type AddedPerson } from './store.ts';
import type { InvitationTables } from './tables.ts';
import type { InviteRequest } from './inviteRequest.ts';

type Db = Kysely<InvitationTables>;

/** Who lets people in, and what of. */
export type Inviter = {
  /** Their name as emails say it; empty for a command. */
  readonly by: string;
  /** The name that the audit knows them by. */
  readonly principal: string;
  readonly remoteAddress: string;
  readonly requestId: string;
  readonly language: Language;
  readonly mayGive: (authority: Authority) => boolean;
};

type InviteParams = {
  readonly tenant: Tenant;
  readonly inviter: Inviter;
  readonly requests: readonly InviteRequest[];
  readonly usualAccountIds: readonly string[];
  /** Whether a mistake in one line keeps all of them out. */
  readonly isAllOrNothing: boolean;
  /** Whether new people are told by email; otherwise the inviter gives them the link. */
  readonly sendsMails: boolean;
};

/** What came of letting people in; nothing of it is there where it was not written. */
export type InviteOutcome = Pick<InviteReport, 'rows' | 'counts'> & {
  readonly isWritten: boolean;
  readonly added: readonly AddedPerson[];
};

type Parts = {
  readonly audit: Audit;
  readonly passwords: Pick<Passwords, 'areLocal'>;
  readonly now: () => Date;
};

/**
 * Lets people into a library: in one transaction they are made, get their accounts, and their emails are posted. Anyone who is
 * here already keeps everything and gets what they lack, so that the same lines twice change nothing.
 */
export const inviteWith =
  ({ audit, passwords, now }: Parts) =>
  (db: Db, params: InviteParams): Promise<InviteOutcome> =>
    db.transaction().execute(async (within: Db) => {
      const { tenant, inviter, requests, usualAccountIds, isAllOrNothing, sendsMails } = params;
      // Two who invite or change the same people at once follow each other.
      await lockPeople(within, tenant.key);
      const plan = await planOf(within, requests, { usualAccountIds, mayGive: inviter.mayGive });
      const rows = [...plan.rows];
      const counts = countsOf(rows);
      if (isAllOrNothing && counts.mistake > 0) return { rows, counts, isWritten: false, added: [] };

      const at = now();
      const isHere = passwords.areLocal(tenant);
      const added = await addPeople(within, tenant.key, plan.newPeople, isHere ? at : null);
      await addMemberships(within, tenant.key, membershipsOf(plan, added));
      const personIds = added.map(({ id }) => id);
      const opening = {
        tenant: tenant.key,
        personIds,
        purpose: 'invitation',
        by: inviter.by,
        now: at,
      } as const;
      const links = isHere ? await openLinks(within, opening) : new Map<string, string>();
      if (sendsMails) {
        const mails = [
          ...added.map((person) => invitation(person, links.get(person.id) ?? null, inviter, at)),
          ...plan.joining.map(({ personId, accounts }) =>
            addedEmail.mail({
              key: `account-added ${personId} ${at.toISOString()}`,
              to: { personId },
              values: { accounts: accounts.map(({ name }) => name) },
            }),
          ),
        ];
        await enqueueMails(within, { tenant: tenant.key, now: at }, mails);
      }
      for (const event of eventsOf(plan, added, inviter)) await audit.record(tenant.key, event, within);
      return { rows, counts, isWritten: true, added };
    });

/** The email that invites someone who has just been made, or is invited again. */
export const invitation = (
  person: Pick<NewPerson, 'email' | 'firstName' | 'lastName'> & {
    readonly id: string;
    readonly accounts: readonly { readonly name: string }[];
  },
  linkId: string | null,
  { by, language }: Pick<Inviter, 'by' | 'language'>,
  at: Date,
): Mail =>
  invitationEmail.mail({
    key: `invitation ${linkId ?? person.id}`,
    to: { address: person.email, name: `${person.firstName} ${person.lastName}`.trim(), language },
    values: {
      linkId,
      accounts: person.accounts.map(({ name }) => name),
      by,
      email: person.email,
      until: new Date(at.getTime() + goodForMs.invitation).toISOString().slice(0, 10),
    },
  });

const membershipsOf = ({ joining }: Plan, added: readonly AddedPerson[]) =>
  [...added.map(({ id, accounts }) => ({ personId: id, accounts })), ...joining].flatMap(
    ({ personId, accounts }) => accounts.map(({ id }) => ({ personId, accountId: id })),
  );

function eventsOf(
  { joining }: Plan,
  added: readonly AddedPerson[],
  { principal, remoteAddress, requestId }: Inviter,
): AuditEvent[] {
  const by = { principal, remoteAddress, requestId };
  const through = (accounts: readonly { readonly name: string }[]): string =>
    accounts.map(({ name }) => name).join(', ');
  return [
    ...added.map(({ email, accounts, authorities }) => {
      const rights = authorities.length > 0 ? ` with ${authorities.join(', ')}` : '';
      return {
        type: 'person-invited',
        message: `Invited ${email} to ${through(accounts)}${rights}`,
        ...by,
      } as const;
    }),
    ...joining.map(
      ({ personId, accounts }) =>
        ({ type: 'person-joined', message: `Added ${personId} to ${through(accounts)}`, ...by }) as const,
    ),
  ];
}
