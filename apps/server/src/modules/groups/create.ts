import type { groups } from '@norma/contracts';
import { fail, Failed, type Received } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import { personOf } from '../session/index.ts';
import { closedTo, maxGroups, viewerOf } from './access.ts';
import { selectedDocuments, selectedPeople } from './selection.ts';
import { insertDocuments } from './documents.ts';
import { groupNow, type Context, type Tables } from './withGroup.ts';
import { insertMembers } from './members.ts';
import { countCreated, insertGroup, madeBefore } from './store.ts';

type Body = Received<(typeof groups)['createGroup']>['body'];

/** Makes a group. One that arrives twice, because an answer was lost, is made once. */
export async function create(body: Body, ctx: Context) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  const { tenant, reader, now } = ctx;
  if (body.accountID !== reader.account.id) return fail('account-not-selected');
  return ctx.db.transaction().execute(async (within: Kysely<Tables>) => {
    const viewer = viewerOf(ctx);
    const before = body.creationKey && (await madeBefore(within, viewer, body.creationKey));
    if (before) return groupNow(within, before, ctx);
    if ((await countCreated(within, viewer)) >= maxGroups) return fail('groups-too-many');
    const people = await selectedPeople(within, body, ctx);
    if (people instanceof Failed) return people;
    const { contentCodes } = body;
    const documents = await selectedDocuments(within, { contentCodes, field: 'contentCodes' }, ctx);
    if (documents instanceof Failed) return documents;
    const owner = await personOf(within, reader.personId);
    const inserted = await insertGroup(within, {
      tenant: tenant.key,
      account_id: viewer.accountId,
      created_by: viewer.personId,
      created_by_first_name: owner?.first_name ?? '',
      created_by_last_name: owner?.last_name ?? '',
      name: body.name,
      description: body.longDesc,
      creation_key: body.creationKey ?? null,
      created_at: now(),
      modified_at: now(),
    });
    if (inserted.isNew) {
      const coming = { tenant: tenant.key, groupId: inserted.id, now: now() };
      await insertMembers(within, { ...coming, people });
      await insertDocuments(within, { ...coming, documents, by: viewer.personId });
      await ctx.audit('group-created', `Group ${inserted.id}: ${body.name}`, { within });
    }
    return groupNow(within, inserted.id, ctx);
  });
}
