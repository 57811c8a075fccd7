import type { groups } from '@norma/contracts';
import { fail, Failed, type Received } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import { personOf } from '../session/index.ts';
import { closedTo, maxGroups, whoseOf } from './access.ts';
import { selectedDocuments, selectedPeople } from './selection.ts';
import { insertDocuments } from './documents.ts';
import { groupNow, type Context, type Tables } from './withGroup.ts';
import { insertMembers } from './members.ts';
import { countMade, insertGroup, madeBefore } from './store.ts';

type Given = Received<(typeof groups)['createGroup']>['body'];

/** Makes a group. One that arrives twice, because an answer was lost, is made once. */
export async function create(given: Given, ctx: Context) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  const { tenant, reader, now } = ctx;
  if (given.accountID !== reader.account.id) return fail('account-not-selected');
  return ctx.db.transaction().execute(async (within: Kysely<Tables>) => {
    const whose = whoseOf(ctx);
    const before = given.creationKey && (await madeBefore(within, whose, given.creationKey));
    if (before) return groupNow(within, before, ctx);
    if ((await countMade(within, whose)) >= maxGroups) return fail('groups-too-many');
    const people = await selectedPeople(within, given, ctx);
    if (people instanceof Failed) return people;
    const { contentCodes } = given;
    const documents = await selectedDocuments(within, { contentCodes, field: 'contentCodes' }, ctx);
    if (documents instanceof Failed) return documents;
    const owner = await personOf(within, reader.personId);
    const made = await insertGroup(within, {
      tenant: tenant.key,
      account_id: whose.accountId,
      created_by: whose.personId,
      created_by_first_name: owner?.first_name ?? '',
      created_by_last_name: owner?.last_name ?? '',
      name: given.name,
      description: given.longDesc,
      creation_key: given.creationKey ?? null,
      created_at: now(),
      modified_at: now(),
    });
    if (made.isNew) {
      const coming = { tenant: tenant.key, groupId: made.id, now: now() };
      await insertMembers(within, { ...coming, people });
      await insertDocuments(within, { ...coming, documents, by: whose.personId });
      await ctx.audit('group-created', `Group ${made.id}: ${given.name}`, { within });
    }
    return groupNow(within, made.id, ctx);
  });
}
