import { randomUUID } from 'node:crypto';
import type { email, OutgoingMail } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { Handlers } from '../../context.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { resend } from './resend.ts';
import { trialEmail } from './emailTemplates.ts';
import { countsByState, countSearched, listedMail, mailsOf, type ListedMail } from './listStore.ts';
import { enqueueMails } from './enqueue.ts';
import type { WritingTables } from './writeMail.ts';

type Parts = { readonly mailer: Pick<Mailer, 'stored' | 'storesLocally'> };

/** Shows administrators what happened to the emails of their library, and lets them send again what got stuck. */
export const emailHandlers = ({ mailer }: Parts): Handlers<typeof email, WritingTables> => ({
  list: async ({ query }, { db }) => {
    const [rows, counts] = await Promise.all([mailsOf(db, query), countsByState(db)]);
    const total = query.search
      ? await countSearched(db, query)
      : counts
          .filter(({ state }) => (query.state ?? state) === state)
          .reduce((sum, { count }) => sum + count, 0);
    return { mails: rows.map(onTheWire), total, counts, isKeptHere: mailer.storesLocally };
  },

  text: async ({ params: { id } }, { db, reader }) => {
    if (!(await listedMail(db, id))) return fail('mail-not-found');
    const stored = await mailer.stored(id);
    if (!stored) return fail('mail-not-kept');
    if (reader.authorities.includes('OPERATOR')) return stored;
    return { text: withoutKeys(stored.text), html: withoutKeys(stored.html) };
  },

  again: async ({ params: { id } }, ctx) => {
    const { db, now } = ctx;
    const mail = await listedMail(db, id);
    if (!mail) return fail('mail-not-found');
    const isQueued = await resend(db, { id, address: mail.address, now: now() });
    if (!isQueued) return fail('mail-not-stuck');
    await ctx.audit('mail-sent-again', `Resent the email ${id} to ${mail.address}`);
    return onTheWire(await found(db, id));
  },

  trial: async (_, { db, tenant, reader, now }) => {
    const key = `trial ${randomUUID()}`;
    const day = now().toISOString().slice(0, 10);
    const mail = trialEmail.mail({ key, to: { personId: reader.personId }, values: { day } });
    await enqueueMails(db, { tenant: tenant.key, now: now() }, [mail]);
    const { id } = await db.selectFrom('mails').select('id').where('key', '=', key).executeTakeFirstOrThrow();
    return onTheWire(await found(db, id));
  },
});

/** The key of a link is its reader's alone: with that of an operator an administrator would be one. */
const withoutKeys = (text: string): string => text.replaceAll(/([?&]key=)[\w-]{20,}/g, '$1…');

async function found(db: Kysely<WritingTables>, id: string): Promise<ListedMail> {
  const mail = await listedMail(db, id);
  if (!mail) throw new Error(`The email ${id} no longer exists`);
  return mail;
}

const onTheWire = ({ posted_at, changed_at, due_at, ...mail }: ListedMail): OutgoingMail => ({
  ...mail,
  postedAt: posted_at.toISOString(),
  changedAt: changed_at.toISOString(),
  dueAt: mail.state === 'queued' || mail.state === 'delayed' ? due_at.toISOString() : null,
});
