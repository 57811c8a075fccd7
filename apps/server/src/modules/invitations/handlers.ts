import { largestPeopleFile, type Invitation, type invitations } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { Handlers, ReaderContext } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
import type { Passwords } from '../../ports/identity.ts';
import { forgetBounce, enqueueMails, travelAddress } from '../email/index.ts';
import { accountsOfPeople, managesPeople } from '../people/index.ts';
import { personOf } from '../session/index.ts';
import { readPeople } from './csv/readPeople.ts';
import { sendReset } from './passwordReset.ts';
import { invitation, inviteWith, type Inviter } from './inviting.ts';
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

type Parts = {
  readonly audit: Audit;
  readonly passwords: Pick<Passwords, 'areLocal'>;
  readonly now: () => Date;
};
type Context = ReaderContext<InvitationTables>;

/** Lets user administrators bring others in. */
export function invitationHandlers({
  audit,
  passwords,
  now,
}: Parts): Handlers<typeof invitations, InvitationTables> {
  const inviteAll = inviteWith({ audit, passwords, now });

  return {
    list: async ({ query }, ctx) => {
      const refused = managesPeople(ctx);
      if (refused) return refused;
      const { db } = ctx;
      const [rows, total] = await Promise.all([
        pendingInvitations(db, query),
        countPending(db, query.search),
      ]);
      return { invitations: await answered(rows, ctx), total };
    },

    invite: async ({ body: { people, accountIds, authorities } }, ctx) => {
      const refused = managesPeople(ctx);
      if (refused) return refused;
      const requests = people.map((person, at) => ({
        ...person,
        line: at + 1,
        accounts: [],
        roles: authorities,
      }));
      const { rows, counts } = await inviteAll(ctx.db, {
        tenant: ctx.tenant,
        inviter: await inviterOf(ctx),
        requests,
        usualAccountIds: accountIds,
        isAllOrNothing: true,
        sendsMails: true,
      });
      return { rows, counts, headings: [], unread: [] };
    },

    again: async ({ params: { personId } }, ctx) => {
      const refused = managesPeople(ctx);
      if (refused) return refused;
      const { db, tenant } = ctx;
      const found = await pendingInvitation(db, personId);
      if (!found) return fail('invitation-not-found');
      if (!isWithinReach(ctx, found)) return fail('operators-only');
      const inviter = await inviterOf(ctx);
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
        // Anyone who sends it again believes that mail reaches them.
        await forgetBounce(within, travelAddress(found.email) ?? found.email);
        const person = {
          id: personId,
          email: found.email,
          firstName: found.first_name,
          lastName: found.last_name,
        };
        await enqueueMails(within, { tenant: tenant.key, now: at }, [
          invitation({ ...person, accounts }, linkId, inviter, at),
        ]);
        await ctx.audit('person-invited', `Resent the invitation of ${found.email}`, { within });
      });
      const [sent] = await answered([(await pendingInvitation(db, personId)) ?? found], ctx);
      return sent ?? fail('invitation-not-found');
    },

    takeBack: async ({ params: { personId } }, ctx) => {
      const refused = managesPeople(ctx);
      if (refused) return refused;
      const { db } = ctx;
      const found = await pendingInvitation(db, personId);
      if (!found) return fail('invitation-not-found');
      if (!isWithinReach(ctx, found)) return fail('operators-only');
      await db.transaction().execute(async (within: Kysely<InvitationTables>) => {
        await forgetPerson(within, personId);
        await ctx.audit('invitation-taken-back', `Withdrew the invitation of ${found.email}`, { within });
      });
      return { personId };
    },

    sendPasswordLink: async ({ params: { personId } }, ctx) => {
      const refused = managesPeople(ctx);
      if (refused) return refused;
      const { db, tenant, remoteAddress, requestId } = ctx;
      if (!passwords.areLocal(tenant)) return fail('passwords-elsewhere');
      const person = await personOf(db, personId);
      if (!person) return fail('person-not-found');
      if (!isWithinReach(ctx, person)) return fail('operators-only');
      if (!person.is_activated) return fail('person-not-let-in');
      const { by, principal } = await inviterOf(ctx);
      await forgetBounce(db, travelAddress(person.email) ?? person.email);
      await sendReset(db, { tenant, person, by, principal, audit, now: now(), remoteAddress, requestId });
      return { email: person.email };
    },

    preview: async ({ body: { file, accountIds } }, ctx) => {
      const refused = managesPeople(ctx);
      if (refused) return refused;
      const read = readPeople(bytesOf(file));
      if (typeof read === 'string') return fail(read);
      const { requests, headings, unread } = read;
      const giver = { usualAccountIds: accountIds, mayGive: mayGive(ctx) };
      const { rows } = await planOf(ctx.db, requests, giver);
      return { rows: [...rows], counts: countsOf(rows), headings: [...headings], unread: [...unread] };
    },

    import: async ({ body: { file, accountIds, isAllOrNothing } }, ctx) => {
      const refused = managesPeople(ctx);
      if (refused) return refused;
      const read = readPeople(bytesOf(file));
      if (typeof read === 'string') return fail(read);
      const { rows, counts, isWritten } = await inviteAll(ctx.db, {
        tenant: ctx.tenant,
        inviter: await inviterOf(ctx),
        requests: read.requests,
        usualAccountIds: accountIds,
        isAllOrNothing,
        sendsMails: true,
      });
      const { headings, unread } = read;
      return { rows, counts, isWritten, headings: [...headings], unread: [...unread] };
    },
  };

  async function answered(rows: readonly PendingRow[], { db }: Context): Promise<Invitation[]> {
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

const isOperator = ({ reader }: Context): boolean => reader.authorities.includes('OPERATOR');

/** Administrators give no right that only operators have. */
const mayGive =
  (ctx: Context): Inviter['mayGive'] =>
  (authority) =>
    authority !== 'OPERATOR' || isOperator(ctx);

/** Only operators can manage operators. */
const isWithinReach = (ctx: Context, { authorities }: { readonly authorities: readonly string[] }): boolean =>
  isOperator(ctx) || !authorities.includes('OPERATOR');

const signed = ({ reader, remoteAddress, requestId }: Context) => ({
  principal: reader.signInName,
  remoteAddress,
  requestId,
});

async function inviterOf(ctx: Context): Promise<Inviter> {
  const person = await personOf(ctx.db, ctx.reader.personId);
  return {
    by: person ? `${person.first_name} ${person.last_name}`.trim() : '',
    ...signed(ctx),
    language: ctx.language,
    mayGive: mayGive(ctx),
  };
}
