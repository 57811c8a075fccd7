import { domainToASCII } from 'node:url';
import { type Language, Language as AnyLanguage } from '@norma/contracts/fields';
import type { MailReason, MailState } from '@norma/contracts';
import type { Kysely } from 'kysely';
import type { Mailbox, OutgoingMail } from '../../ports/mailer.ts';
import type { Tenant } from '../../tenant/index.ts';
import { languageOf, type ProfileTables } from '../profile/index.ts';
import { personOf, type SessionTables } from '../session/index.ts';
import { hasBounced } from './bounces.ts';
import type { EmailTemplate } from './emailTemplate.ts';
import { oneLine } from './plainText.ts';
import type { ClaimedMail } from './queueStore.ts';
import { render } from './render.ts';
import { senderOf } from './sender.ts';
import type { MailTables } from './tables.ts';
import { isRefused, recipientKeyOf, unsubscribeLink } from './unsubscribe.ts';
import { travelAddress } from './address.ts';

/** The tables that an email is written from. */
export type WritingTables = MailTables & SessionTables & ProfileTables;

type NotSent = { readonly state: MailState; readonly reason: MailReason; readonly answer?: string };

/** Writes a claimed mail as it goes out, or says why it does not. */
export async function writeMail(
  db: Kysely<WritingTables>,
  row: ClaimedMail,
  {
    tenant,
    template,
    now,
  }: { readonly tenant: Tenant; readonly template: EmailTemplate | undefined; readonly now: Date },
): Promise<OutgoingMail | NotSent> {
  if (!template)
    return {
      state: 'refused',
      reason: 'letter-unwritable',
      answer: `There is no email template ${row.kind}`,
    };
  const to = await addresseeOf(db, row);
  if (!to) return { state: 'dropped', reason: 'person-left' };
  const address = travelAddress(to.address);
  if (address === null)
    return { state: 'refused', reason: 'address-unusable', answer: to.address.slice(0, 300) };
  if (await hasBounced(db, address)) return { state: 'bounced', reason: 'address-bounced' };
  const recipient = recipientKeyOf({ personId: row.person_id, address });
  if (template.topic && (await isRefused(db, { recipient, topic: template.topic.name })))
    return { state: 'dropped', reason: 'not-wanted' };

  const secret = template.secretOf ? await template.secretOf(db, row.values, now) : '';
  if (secret === null) return { state: 'dropped', reason: 'nothing-to-say' };
  const context = { tenant, language: to.language, name: to.name, secret };
  const written = attempt(() => template.write(row.values, context));
  if ('failed' in written) return { state: 'refused', reason: 'letter-unwritable', answer: written.failed };
  if (!written.done) return { state: 'dropped', reason: 'nothing-to-say' };

  const link = template.topic
    ? await unsubscribeLink(db, tenant, { recipient, topic: template.topic.name, now })
    : null;
  const { subject, text, html } = render(written.done, context, link);
  const { replyTo } = written.done;
  return {
    id: row.id,
    messageId: `<${row.id}@${domainToASCII(new URL(tenant.origin).hostname)}>`,
    from: senderOf(tenant),
    to: { name: oneLine(to.name), address },
    replyTo: replyTo ? answersTo(replyTo) : null,
    subject,
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': to.language,
      ...(link && { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    at: now,
  };
}

type Addressee = { readonly address: string; readonly name: string; readonly language: Language };

/** Where an email goes: of a person, where they can be reached now; null where they are not in the library any more. */
async function addresseeOf(db: Kysely<WritingTables>, row: ClaimedMail): Promise<Addressee | null> {
  if (row.person_id === null)
    return {
      address: row.to_address ?? '',
      name: row.to_name ?? '',
      language: AnyLanguage.catch('en').parse(row.language),
    };
  const person = await personOf(db, row.person_id);
  if (!person?.is_activated) return null;
  return {
    address: person.email,
    name: `${person.first_name} ${person.last_name}`.trim(),
    language: await languageOf(db, person.id),
  };
}

/** To whom answers go; where that is no address, to the library itself. */
function answersTo({ name, address }: Mailbox): Mailbox | null {
  const usable = travelAddress(address);
  return usable === null ? null : { name: oneLine(name), address: usable };
}

function attempt<T>(act: () => T): { done: T } | { failed: string } {
  try {
    return { done: act() };
  } catch (error) {
    return { failed: error instanceof Error ? error.message.slice(0, 300) : String(error) };
  }
}
