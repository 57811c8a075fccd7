import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tenant } from '../../tenant/index.ts';
import type { MailTables } from './tables.ts';

type Db = Kysely<MailTables>;

/** Who wants no emails of a topic: the id of a person, or the address of someone outside. */
export type Refusal = { readonly recipient: string; readonly topic: string };

/** Where emails can be refused, below the address of the tenant. */
export const unsubscribePath = '/mails/unsubscribe';

const day = 24 * 60 * 60 * 1000;
const goodForMs = 400 * day;

/** By what a recipient is known: people by themselves wherever their mail goes, others by their address. */
export const recipientKeyOf = (to: { personId: string | null; address: string }): string =>
  to.personId ?? to.address.toLowerCase();

const Claim = z.tuple([z.string(), z.string(), z.number()]);

/** The link by which anyone who reads an email refuses more of its topic, without signing in. */
export async function unsubscribeLink(
  db: Db,
  tenant: Pick<Tenant, 'key' | 'origin'>,
  { recipient, topic, now }: Refusal & { readonly now: Date },
): Promise<string> {
  const claim = Buffer.from(JSON.stringify([recipient, topic, now.getTime() + goodForMs])).toString(
    'base64url',
  );
  const signature = signatureOf(await secretOf(db, tenant.key), claim);
  return `${tenant.origin}${unsubscribePath}?token=${claim}.${signature}`;
}

/** What a link of the above is for; null for one that no one here signed, `expired` for one that is too old. */
export async function readUnsubscribeToken(
  db: Db,
  tenant: string,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<Refusal | 'expired' | null> {
  const [claim = '', signature = '', ...more] = token.split('.');
  const expected = Buffer.from(signatureOf(await secretOf(db, tenant), claim));
  const given = Buffer.from(signature);
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [recipient, topic, until] = Claim.parse(JSON.parse(Buffer.from(claim, 'base64url').toString()));
  return until < now.getTime() ? 'expired' : { recipient, topic };
}

const signatureOf = (secret: string, claim: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${claim}`).digest('base64url');

async function secretOf(db: Db, tenant: string): Promise<string> {
  const storedSecret = () => db.selectFrom('mail_secrets').select('secret').executeTakeFirst();
  const found = await storedSecret();
  if (found) return found.secret;
  await db
    .insertInto('mail_secrets')
    .values({ tenant, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('tenant').doNothing())
    .execute();
  const made = await storedSecret();
  if (!made) throw new Error(`The secret for unsubscribe links of ${tenant} could not be saved`);
  return made.secret;
}

/** Whether someone wants no emails of a topic. */
export async function isRefused(db: Db, { recipient, topic }: Refusal): Promise<boolean> {
  const found = await db
    .selectFrom('mail_refusals')
    .select('topic')
    .where('recipient', '=', recipient)
    .where('topic', '=', topic)
    .executeTakeFirst();
  return found !== undefined;
}

/** Keeps that someone wants no emails of a topic. */
export async function refuseMails(
  db: Db,
  { tenant, recipient, topic, now }: Refusal & { readonly tenant: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('mail_refusals')
    .values({ tenant, recipient, topic, at: now })
    .onConflict((conflict) => conflict.columns(['tenant', 'recipient', 'topic']).doNothing())
    .execute();
}

/** Lets someone get emails of a topic again. */
export async function allowMails(db: Db, { recipient, topic }: Refusal): Promise<void> {
  await db
    .deleteFrom('mail_refusals')
    .where('recipient', '=', recipient)
    .where('topic', '=', topic)
    .execute();
}
