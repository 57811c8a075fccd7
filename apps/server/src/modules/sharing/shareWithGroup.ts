import type { sharing } from '@norma/contracts';
import { fail, Failed, type Received } from '@norma/contracts/kit';
import type { ReaderContext } from '../../context.ts';
import type { DocumentTables } from '../documents/index.ts';
import { putDocument, type GroupTables } from '../groups/index.ts';
import type { SessionTables } from '../session/index.ts';
import { hasGroups, shareable } from './access.ts';

type Given = Received<(typeof sharing)['shareWithGroup']>['body'];
type Tables = GroupTables & SessionTables & DocumentTables;

/** Puts a document into a group; a group that has it already is told nothing again. */
export async function shareWithGroup(given: Given, asking: ReaderContext<Tables>) {
  const { db, tenant, reader, now } = asking;
  const card = await shareable(db, given, asking);
  if (card instanceof Failed) return card;
  if (!hasGroups(tenant)) return fail('group-not-found');
  return db.transaction().execute(async (within) => {
    const groupId = given.sharedWithGroupID;
    const put = await putDocument(within, {
      tenant: tenant.key,
      groupId,
      document: card,
      whose: { accountId: reader.account.id, personId: reader.personId },
      now: now(),
    });
    if (put !== 'put' && put !== 'there') return fail(put);
    const { added_at } = await within
      .selectFrom('group_documents')
      .select('added_at')
      .where('group_id', '=', groupId)
      .where('content_id', '=', card.content_id)
      .executeTakeFirstOrThrow();
    return { contentID: card.content_id, sharedDate: added_at.toISOString(), wasShared: put === 'there' };
  });
}
