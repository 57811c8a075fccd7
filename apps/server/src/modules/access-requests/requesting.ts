import { maxOpenAccessRequests } from '@norma/contracts';
import { emailAddressIn } from '@norma/contracts/fields';
import { fail } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import { mayOpen, type Card } from '../documents/index.ts';
import { enqueueMails, type Mail } from '../email/index.ts';
import { personOf } from '../session/index.ts';
import { accessRequestedEmail } from './emailTemplates.ts';
import { administratorsOf, insertRequest, openCountOf, type Tables } from './store.ts';
import { wireOwn, type Context } from './wire.ts';

/** Stores a request, and emails it to the administrators of the account, else to the support of the library. */
export async function request(card: Card, message: string, ctx: Context) {
  const { tenant, reader, now } = ctx;
  if (mayOpen(reader, card)) return fail('access-not-needed');
  return ctx.db.transaction().execute(async (within: Kysely<Tables>) => {
    const person = await personOf(within, reader.personId);
    if (!person) throw new Error('The user who asks for access does not exist');
    if ((await openCountOf(within, person.id)) >= maxOpenAccessRequests)
      return fail('access-requests-too-many');
    const stored = await insertRequest(within, {
      tenant: tenant.key,
      personId: person.id,
      accountId: reader.account.id,
      contentId: card.content_id,
      message,
      now: now(),
    });
    if (!stored) return fail('access-request-open');
    const recipients = await recipientsOf(ctx, within);
    const values = {
      document: { contentCode: card.content_code, designation: card.designation, title: card.title_text },
      publisher: card.publisher_name,
      account: reader.account.name,
      person: {
        name: `${person.first_name} ${person.last_name}`.trim() || person.email,
        email: person.email,
      },
      message,
    };
    const mails = recipients.map(({ to, key }): Mail =>
      accessRequestedEmail.mail({
        key: `access-requested ${stored.id} ${key}`,
        to,
        values: { ...values, isForSupport: key === 'support' },
      }),
    );
    await enqueueMails(within, { tenant: tenant.key, now: now() }, mails);
    await ctx.audit('access-requested', `Access to ${card.designation}, request ${stored.id}`, { within });
    return wireOwn(stored);
  });
}

type Recipient = { readonly key: string; readonly to: Mail['to'] };

/** The administrators of the reader's account; where there is no other one, the support of the library, if it has an address. */
async function recipientsOf(
  { tenant, reader, language }: Context,
  within: Kysely<Tables>,
): Promise<Recipient[]> {
  const whose = { accountId: reader.account.id, except: reader.personId };
  const administrators = await administratorsOf(within, whose);
  if (administrators.length > 0)
    return administrators.map(({ id: personId }) => ({ key: personId, to: { personId } }));
  const address = emailAddressIn(tenant.settings.supportEmail);
  if (address === null) return [];
  return [{ key: 'support', to: { address, name: tenant.settings.title, language } }];
}
