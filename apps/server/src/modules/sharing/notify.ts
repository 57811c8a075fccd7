import { createHash } from 'node:crypto';
import { emailAddressIn } from '@norma/contracts/fields';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import type { Card } from '../documents/index.ts';
import { enqueueMails, type Mail } from '../email/index.ts';
import { personOf, type SessionTables } from '../session/index.ts';
import { sharedEmail, sharedOutsideEmail } from './emailTemplates.ts';
import type { Receiver } from './store.ts';

type Context = ReaderContext<SessionTables>;

/** Notifies of a new share: an email to each receiver, and an audit event. */
export type ShareNotification = {
  readonly card: Card;
  /** Who is told, each once of this document by this person, however often it is shared. */
  readonly receivers: readonly Receiver[];
  /** The group by which they have it, if so. */
  readonly group: string | null;
};

/** Tells of a share within the transaction that keeps it. */
export async function notify(
  within: Kysely<SessionTables>,
  notification: ShareNotification,
  ctx: Context,
): Promise<void> {
  const { tenant, reader, language, now } = ctx;
  const { card, group } = notification;
  const sharer = await personOf(within, reader.personId);
  if (!sharer) throw new Error('The user who shares a document does not exist');
  const name = `${sharer.first_name} ${sharer.last_name}`.trim() || sharer.email;
  const values = {
    contentCode: card.content_code,
    designation: card.designation,
    title: card.title_text,
    sharer: { name, email: sharer.email },
  };
  const mails = notification.receivers.map((receiver): Mail => {
    const key = `document-shared ${reader.personId} ${card.content_id} `;
    if ('personId' in receiver)
      return sharedEmail.mail({
        key: key + receiver.personId,
        to: { personId: receiver.personId },
        values: { ...values, group },
      });
    const address = emailAddressIn(receiver.address) ?? receiver.address;
    const to = { address, name: '', language };
    return sharedOutsideEmail.mail({ key: key + hashOf(receiver.addressKey), to, values });
  });
  await enqueueMails(within, { tenant: tenant.key, now: now() }, mails);
  const [receiver] = notification.receivers;
  const whom = group ?? (receiver && 'address' in receiver ? receiver.address : 'a colleague');
  await ctx.audit('document-shared', `${card.content_code} with ${whom}`, { within });
}

// Addresses may be longer than the name of an email.
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
