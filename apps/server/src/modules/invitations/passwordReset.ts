import type { Kysely } from 'kysely';
import type { Audit } from '../../ports/audit.ts';
import type { Passwords } from '../../ports/identity.ts';
import type { Tenant } from '../../tenant/index.ts';
import { enqueueMails } from '../email/index.ts';
import { personSigningIn } from '../session/index.ts';
import { resetEmail } from './emailTemplates.ts';
import { linksSince, openLinks } from './links.ts';
import type { InvitationTables } from './tables.ts';

type Db = Kysely<InvitationTables>;

type Parts = {
  readonly db: (tenantKey: string) => Db;
  readonly passwords: Pick<Passwords, 'areLocal'>;
  readonly audit: Audit;
  readonly now: () => Date;
};

type ResetRequest = { readonly name: string; readonly remoteAddress: string; readonly requestId: string };

/** Sends a link to anyone who has forgotten their password; says nothing of whether there is such a person. */
export type RequestPasswordReset = (tenant: Tenant, request: ResetRequest) => Promise<void>;

const hourMs = 60 * 60 * 1000;
/** More emails than these in an hour help no one: someone fills the mailbox of someone else. */
const maxAnHour = 3;

export const requestPasswordReset =
  ({ db, passwords, audit, now }: Parts): RequestPasswordReset =>
  async (tenant, { name, remoteAddress, requestId }) => {
    const own = db(tenant.key);
    if (!passwords.areLocal(tenant)) return;
    const person = await personSigningIn(own, name);
    if (!person?.is_activated || person.user_type === 'COMPANY') return;
    if ((await linksSince(own, person.id, new Date(now().getTime() - hourMs))) >= maxAnHour) return;
    await sendReset(own, { tenant, person, by: '', audit, now: now(), remoteAddress, requestId });
  };

type Sending = {
  readonly tenant: Tenant;
  readonly person: { readonly id: string; readonly sign_in_name: string; readonly email: string };
  /** The name of who sends it, and what they sign in with; empty where the person asked for it. */
  readonly by: string;
  readonly principal?: string;
  readonly audit: Audit;
  readonly now: Date;
  readonly remoteAddress: string;
  readonly requestId: string;
};

/** Sends a person a link to choose another password. */
export async function sendReset(
  db: Db,
  { tenant, person, by, principal = person.sign_in_name, audit, now, ...visit }: Sending,
): Promise<void> {
  await db.transaction().execute(async (within: Db) => {
    const opening = { tenant: tenant.key, personIds: [person.id], purpose: 'reset', by, now } as const;
    for (const [personId, linkId] of await openLinks(within, opening))
      await enqueueMails(within, { tenant: tenant.key, now }, [
        resetEmail.mail({ key: `password-reset ${linkId}`, to: { personId }, values: { linkId, by } }),
      ]);
    const message = by === '' ? 'Requested a password link' : `Sent a password link to ${person.email}`;
    const event = { type: 'password-link-sent', principal, message, ...visit } as const;
    await audit.record(tenant.key, event, within);
  });
}
