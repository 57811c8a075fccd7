import type { sharing } from '@norma/contracts';
import { fail, Failed, type Received } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import type { Card, DocumentTables } from '../documents/index.ts';
import { groupOf, putDocument, membersOfGroups, type GroupTables } from '../groups/index.ts';
import type { SessionTables } from '../session/index.ts';
import { hasGroups, shareable } from './access.ts';
import { notify } from './notify.ts';

type Body = Received<(typeof sharing)['shareWithGroup']>['body'];
type Tables = GroupTables & SessionTables & DocumentTables;
type Context = ReaderContext<Tables>;

/** Puts a document into a group; a group that has it already is told nothing again. */
export async function shareWithGroup(body: Body, ctx: Context) {
  const card = await shareable(ctx.db, body, ctx);
  if (card instanceof Failed) return card;
  if (!hasGroups(ctx.tenant)) return fail('group-not-found');
  return ctx.db.transaction().execute(async (within: Kysely<Tables>) => {
    const { tenant, reader, now } = ctx;
    const groupId = body.sharedWithGroupID;
    const viewer = { accountId: reader.account.id, personId: reader.personId };
    const put = await putDocument(within, {
      tenant: tenant.key,
      groupId,
      document: card,
      whose: viewer,
      now: now(),
    });
    if (put !== 'put' && put !== 'there') return fail(put);
    if (put === 'put') await notifyGroup(within, { card, groupId, ctx });
    return {
      contentID: card.content_id,
      sharedDate: await sinceWhen(within, groupId, card.content_id),
      wasShared: put === 'there',
    };
  });
}

type Put = { readonly card: Card; readonly groupId: number; readonly ctx: Context };

/** Notifies the members of a group, except the sender. */
async function notifyGroup(within: Kysely<Tables>, { card, groupId, ctx }: Put): Promise<void> {
  const { personId: own, account } = ctx.reader;
  const group = await groupOf(within, { accountId: account.id, personId: own }, groupId);
  const members = (await membersOfGroups(within, [groupId])).get(groupId) ?? [];
  const receivers = members
    .filter(({ person_id, has_left }) => !has_left && person_id !== own)
    .map(({ person_id: personId }) => ({ personId }));
  await notify(within, { card, receivers, group: group?.name ?? null }, ctx);
}

async function sinceWhen(within: Kysely<Tables>, groupId: number, contentId: number): Promise<string> {
  const { added_at } = await within
    .selectFrom('group_documents')
    .select('added_at')
    .where('group_id', '=', groupId)
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow();
  return added_at.toISOString();
}
