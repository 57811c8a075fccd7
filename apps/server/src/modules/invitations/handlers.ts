import { largestPeopleFile, type Invitation, type invitations } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { Handlers, ReaderContext } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
import type { Passwords } from '../../ports/identity.ts';
import { forgetBounce, postMails, travelAddress } from '../email/index.ts';
import { accountsOfPeople, managesPeople } from '../people/index.ts';
import { personOf } from '../session/index.ts';
import { readPeople } from './csv/readPeople.ts';
import { sendReset } from './forgotten.ts';
import { invitation, lettingIn, type Inviter } from './inviting.ts';
import { openLinks } from './links.ts';
import {
  countPending,
  forgetPerson,
  pendingInvitation,
  pendingInvitations,
  type PendingRow,
} from './pendingStore.ts';
import { countsOf, planOf } from './planning.ts';
import type { InvitationTables } from './tables.ts';
import { auditWithin } from './auditWithin.ts';

type Parts = {
  readonly audit: Audit;
  readonly passwords: Pick<Passwords, 'areKeptHere'>;
  readonly now: () => Date;
};
type Asking = ReaderContext<InvitationTables>;

/** Lets those who look after people bring others in. */
export function invitationHandlers({
  audit,
  passwords,
  now,
}: Parts): Handlers<typeof invitations, InvitationTables> {
  const letIn = lettingIn({ audit, passwords, now });
  const trace = auditWithin(audit);

  return {
    list: async ({ query }, asking) => {
      const refused = managesPeople(asking);
      if (refused) return refused;
      const { db } = asking;
      const [rows, total] = await Promise.all([
        pendingInvitations(db, query),
        countPending(db, query.search),
      ]);
      return { invitations: await answered(rows, asking), total };
    },

    invite: async ({ body: { people, accountIds, authorities } }, asking) => {
      const refused = managesPeople(asking);
      if (refused) return refused;
      const wishes = people.map((person, at) => ({
        ...person,
        line: at + 1,
        accounts: [],
        roles: authorities,
      }));
      const { rows, counts } = await letIn(asking.db, {
        tenant: asking.tenant,
        inviter: await inviterOf(asking),
        wishes,
        usualAccountIds: accountIds,
        isAllOrNothing: true,
        sendsMails: true,
      });
      return { rows, counts, headings: [], unread: [] };
    },

    again: async ({ params: { personId } }, asking) => {
      const refused = managesPeople(asking);
      if (refused) return refused;
      const { db, tenant } = asking;
      const found = await pendingInvitation(db, personId);
      if (!found) return fail('invitation-not-found');
      if (!isWithinReach(asking, found)) return fail('operators-only');
      const inviter = await inviterOf(asking);
      const at = now();
      const accounts = (await accountsOfPeople(db, [personId])).get(personId) ?? [];
      await db.transaction().execute(async (within: Kysely<InvitationTables>) => {
        const { by } = inviter;
        const opening = {
          tenant: tenant.key,
          personIds: [personId],
          purpose: 'invitation',
          by,
          now: at,
        } as const;
        const linkId = (await openLinks(within, opening)).get(personId) ?? null;
        // Whoever sends it again believes that mail reaches them.
        await forgetBounce(within, travelAddress(found.email) ?? found.email);
        const person = {
          id: personId,
          email: found.email,
          firstName: found.first_name,
          lastName: found.last_name,
        };
        await postMails(within, { tenant: tenant.key, now: at }, [
          invitation({ ...person, accounts }, linkId, inviter, at),
        ]);
        await trace(within, tenant, {
          type: 'person-invited',
          message: `Invited ${found.email} again`,
          ...signed(asking),
        });
      });
      const [sent] = await answered([(await pendingInvitation(db, personId)) ?? found], asking);
      return sent ?? fail('invitation-not-found');
    },

    takeBack: async ({ params: { personId } }, asking) => {
      const refused = managesPeople(asking);
      if (refused) return refused;
      const { db, tenant } = asking;
      const found = await pendingInvitation(db, personId);
      if (!found) return fail('invitation-not-found');
      if (!isWithinReach(asking, found)) return fail('operators-only');
      await db.transaction().execute(async (within: Kysely<InvitationTables>) => {
        await forgetPerson(within, personId);
        await trace(within, tenant, {
          type: 'invitation-taken-back',
          message: `Took the invitation of ${found.email} back`,
          ...signed(asking),
        });
      });
      return { personId };
    },

    sendPasswordLink: async ({ params: { personId } }, asking) => {
      const refused = managesPeople(asking);
      if (refused) return refused;
      const { db, tenant, remoteAddress, requestId } = asking;
      if (!passwords.areKeptHere(tenant)) return fail('passwords-elsewhere');
      const person = await personOf(db, personId);
      if (!person) return fail('person-not-found');
      if (!isWithinReach(asking, person)) return fail('operators-only');
      if (!person.is_activated) return fail('person-not-let-in');
      const { by, principal } = await inviterOf(asking);
      await forgetBounce(db, travelAddress(person.email) ?? person.email);
      await sendReset(db, { tenant, person, by, principal, audit, now: now(), remoteAddress, requestId });
      return { email: person.email };
    },

    preview: async ({ body: { file, accountIds } }, asking) => {
      const refused = managesPeople(asking);
      if (refused) return refused;
      const read = readPeople(bytesOf(file));
      if (typeof read === 'string') return fail(read);
      const { wishes, headings, unread } = read;
      const giver = { usualAccountIds: accountIds, mayGive: mayGive(asking) };
      const { rows } = await planOf(asking.db, wishes, giver);
      return { rows: [...rows], counts: countsOf(rows), headings: [...headings], unread: [...unread] };
    },

    import: async ({ body: { file, accountIds, isAllOrNothing } }, asking) => {
      const refused = managesPeople(asking);
      if (refused) return refused;
      const read = readPeople(bytesOf(file));
      if (typeof read === 'string') return fail(read);
      const { rows, counts, isWritten } = await letIn(asking.db, {
        tenant: asking.tenant,
        inviter: await inviterOf(asking),
        wishes: read.wishes,
        usualAccountIds: accountIds,
        isAllOrNothing,
        sendsMails: true,
      });
      const { headings, unread } = read;
      return { rows, counts, isWritten, headings: [...headings], unread: [...unread] };
    },
  };

  async function answered(rows: readonly PendingRow[], { db }: Asking): Promise<Invitation[]> {
    const accounts = await accountsOfPeople(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      personId: row.id,
      name: `${row.first_name} ${row.last_name}`.trim(),
      email: row.email,
      accounts: (accounts.get(row.id) ?? []).map(({ id, name, number }) => ({ id, name, number })),
      invitedAt: row.made_at.toISOString(),
      invitedBy: row.made_by,
      expiresAt: row.expires_at.toISOString(),
      isExpired: row.expires_at <= now(),
      mail: row.state ? { state: row.state, reason: row.reason ?? null } : null,
    }));
  }
}

const bytesOf = (file: string): Uint8Array => Buffer.from(file, 'base64').subarray(0, largestPeopleFile);

const isOperator = ({ reader }: Asking): boolean => reader.authorities.includes('OPERATOR');

/** Administrators give no right that only operators have. */
const mayGive =
  (asking: Asking): Inviter['mayGive'] =>
  (authority) =>
    authority !== 'OPERATOR' || isOperator(asking);

/** Only operators look after operators. */
const isWithinReach = (
  asking: Asking,
  { authorities }: { readonly authorities: readonly string[] },
): boolean => isOperator(asking) || !authorities.includes('OPERATOR');

const signed = ({ reader, remoteAddress, requestId }: Asking) => ({
  principal: reader.signInName,
  remoteAddress,
  requestId,
});

async function inviterOf(asking: Asking): Promise<Inviter> {
  const person = await personOf(asking.db, asking.reader.personId);
  return {
    by: person ? `${person.first_name} ${person.last_name}`.trim() : '',
    ...signed(asking),
    language: asking.language,
    mayGive: mayGive(asking),
  };
}
