import type { groups } from '@norma/contracts';
import { fail, Failed, type Received } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import { closedTo } from './access.ts';
import { selectedDocuments, selectedPeople } from './selection.ts';
import { documentCount, insertDocuments, maxDocuments, removeDocuments } from './documents.ts';
import { groupNow, unchangedSince, withOwnGroup, type Context, type Tables } from './withGroup.ts';
import { idsIn, insertMembers, removeMembersBut } from './members.ts';
import { changeTexts, removeGroup, type LockedGroup } from './store.ts';

type Body<Name extends 'changeGroup' | 'renameGroup' | 'changeMembers' | 'changeDocuments'> = Received<
  (typeof groups)[Name]
>['body'];

/** Gives a group another name and description. */
export const rename = (body: Body<'renameGroup'>, ctx: Context) =>
  withOwnGroup(
    body.groupID,
    ctx,
    async (group, within) => {
      await writeTexts(within, group, body, ctx);
      await ctx.audit('group-edited', `Group ${group.id}: ${body.name}`, { within });
      return groupNow(within, group.id, ctx);
    },
    unchangedSince(body.modifiedDate),
  );

/** Says who is in a group. */
export const changeMembers = (body: Body<'changeMembers'>, ctx: Context) =>
  withOwnGroup(
    body.groupID,
    ctx,
    async (group, within) => {
      const members = await membersToBe(within, group, body.memberIds, ctx);
      if (members instanceof Failed) return members;
      await members.write();
      await writeTexts(within, group, textsOf(group), ctx);
      await ctx.audit('group-edited', `Members of group ${group.id}: ${group.name}`, { within });
      return groupNow(within, group.id, ctx);
    },
    unchangedSince(body.modifiedDate),
  );

/** Puts documents into a group and takes others out. */
export const changeDocuments = (body: Body<'changeDocuments'>, ctx: Context) =>
  withOwnGroup(body.sharedWithGroupID, ctx, async (group, within) => {
    const { addContentCodes: contentCodes, removeContentIds } = body;
    const selection = { contentCodes, removeContentIds, field: 'addContentCodes' };
    const documents = await documentsToBe(within, group, selection, ctx);
    if (documents instanceof Failed) return documents;
    await documents.write();
    await ctx.audit('group-edited', `Documents of group ${group.id}: ${group.name}`, { within });
    return groupNow(within, group.id, ctx);
  });

/** Changes all of a group at once. */
export async function changeGroup(body: Body<'changeGroup'>, ctx: Context) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  if (body.accountID !== ctx.reader.account.id) return fail('account-not-selected');
  return withOwnGroup(
    body.groupID,
    ctx,
    async (group, within) => {
      const members = await membersToBe(within, group, body.memberIds, ctx);
      if (members instanceof Failed) return members;
      const documents = await documentsToBe(within, group, { ...body, field: 'contentCodes' }, ctx);
      if (documents instanceof Failed) return documents;
      await members.write();
      await documents.write();
      await writeTexts(within, group, body, ctx);
      await ctx.audit('group-edited', `Group ${group.id}: ${body.name}`, { within });
      return groupNow(within, group.id, ctx);
    },
    unchangedSince(body.modifiedDate),
  );
}

/** Deletes a group with its lists. */
export const remove = (id: number, ctx: Context) =>
  withOwnGroup(id, ctx, async (group, within) => {
    await removeGroup(within, group.id);
    await ctx.audit('group-deleted', `Group ${group.id}: ${group.name}`, { within });
    return { groupID: group.id };
  });

const textsOf = ({ name, description }: LockedGroup) => ({ name, longDesc: description });

const writeTexts = (
  within: Kysely<Tables>,
  { id }: LockedGroup,
  { name, longDesc }: { readonly name: string; readonly longDesc: string },
  { now }: Context,
): Promise<void> => changeTexts(within, { id, name, description: longDesc, now: now() });

/** Changes the members, after everything else was validated. */
async function membersToBe(
  within: Kysely<Tables>,
  { id }: LockedGroup,
  memberIds: readonly string[],
  ctx: Context,
) {
  const there = await idsIn(within, id);
  const people = await selectedPeople(within, { memberIds, there }, ctx);
  if (people instanceof Failed) return people;
  const { tenant, now } = ctx;
  return {
    write: async (): Promise<void> => {
      await removeMembersBut(within, id, memberIds);
      await insertMembers(within, { tenant: tenant.key, groupId: id, people, now: now() });
    },
  };
}

/** Changes the documents, after everything else was validated. */
async function documentsToBe(
  within: Kysely<Tables>,
  { id }: LockedGroup,
  { contentCodes, removeContentIds, field }: DocumentChange,
  ctx: Context,
) {
  const documents = await selectedDocuments(within, { contentCodes, field }, ctx);
  if (documents instanceof Failed) return documents;
  if ((await documentCount(within, id)) + documents.length > maxDocuments)
    return fail('group-documents-too-many');
  const { tenant, reader, now } = ctx;
  const coming = { tenant: tenant.key, groupId: id, documents, by: reader.personId, now: now() };
  return {
    write: async (): Promise<void> => {
      await removeDocuments(within, id, removeContentIds);
      await insertDocuments(within, coming);
    },
  };
}

type DocumentChange = {
  readonly contentCodes: readonly string[];
  readonly removeContentIds: readonly number[];
  /** What the call names those that come. */
  readonly field: string;
};
