import type { sharing } from '@norma/contracts';
import { emailAddressIn } from '@norma/contracts/fields';
import { fail, Failed, type Received } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import type { DocumentTables } from '../documents/index.ts';
import { personOf, type SessionTables } from '../session/index.ts';
import { shareable } from './access.ts';
import { colleagueOfAddress, colleagueOfId } from './colleagues.ts';
import { saveShare, type Receiver } from './store.ts';
import { notify } from './notify.ts';
import type { SharingTables } from './tables.ts';

type Body = Received<(typeof sharing)['shareWithUser']>['body'];
type Tables = DocumentTables & SessionTables & SharingTables;
type Context = ReaderContext<Tables>;

/** Shares a document with a person or an address; who has it already is told nothing again. */
export async function shareWithUser(body: Body, ctx: Context) {
  const { db, tenant, reader, now } = ctx;
  const card = await shareable(db, body, ctx);
  if (card instanceof Failed) return card;
  const receiver = await receiverOf(body, ctx);
  if (receiver instanceof Failed) return receiver;
  const share = { tenant: tenant.key, contentId: card.content_id, by: reader.personId, receiver, now: now() };
  const { isNew, sharedAt } = await db.transaction().execute(async (within: Kysely<Tables>) => {
    const saved = await saveShare(within, share);
    if (saved.isNew) await notify(within, { card, receivers: [receiver], group: null }, ctx);
    return saved;
  });
  return { contentID: card.content_id, sharedDate: sharedAt.toISOString(), wasShared: !isNew };
}

/** Whom someone means. An address of the own account means its person; of others it is not said who they are. */
async function receiverOf({ sharedWithUserID, email }: Body, { db, reader }: Context) {
  const within = { accountId: reader.account.id, except: reader.personId };
  if (sharedWithUserID === reader.personId) return fail('shared-with-oneself');
  if (sharedWithUserID) {
    const colleague = await colleagueOfId(db, sharedWithUserID, within);
    return colleague ? ({ personId: colleague.id } satisfies Receiver) : fail('person-not-found');
  }
  const addressKey = emailAddressIn(email ?? '')?.toLowerCase();
  if (!email || !addressKey) return fail('person-not-found');
  const own = await personOf(db, reader.personId);
  if (own?.email.toLowerCase() === addressKey) return fail('shared-with-oneself');
  const colleague = await colleagueOfAddress(db, addressKey, within);
  if (colleague) return { personId: colleague.id } satisfies Receiver;
  return { address: email, addressKey } satisfies Receiver;
}
