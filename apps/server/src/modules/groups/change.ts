import type { groups } from '@norma/contracts';
import { fail, Failed, type Received } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import { closedTo } from './access.ts';
import { selectedDocuments, selectedPeople } from './selection.ts';
import { documentCount, insertDocuments, mostDocuments, removeDocuments } from './documents.ts';
import { groupNow, isOfState, type Asking, type Keeping, type Tables } from './keeping.ts';
import { idsIn, insertMembers, removeMembersBut } from './members.ts';
import { changeTexts, removeGroup, type Held } from './store.ts';

type Given<Name extends 'changeGroup' | 'renameGroup' | 'changeMembers' | 'changeDocuments'> = Received<
  (typeof groups)[Name]
>['body'];

/** Gives a group another name and description. */
export const rename = (given: Given<'renameGroup'>, asking: Asking, keeping: Keeping) =>
  keeping.owned(given.groupID, asking, async (group, within) => {
    if (!isOfState(group, given.modifiedDate)) return fail('group-changed');
    await writeTexts(within, group, given, asking);
    await keeping.trace(within, 'group-edited', `Group ${group.id}: ${given.name}`, asking);
    return groupNow(within, group.id, asking);
  });

/** Says who is in a group. */
export const changeMembers = (given: Given<'changeMembers'>, asking: Asking, keeping: Keeping) =>
  keeping.owned(given.groupID, asking, async (group, within) => {
    if (!isOfState(group, given.modifiedDate)) return fail('group-changed');
    const members = await membersToBe(within, group, given.memberIds, asking);
    if (members instanceof Failed) return members;
    await members.write();
    await writeTexts(within, group, textsOf(group), asking);
    await keeping.trace(within, 'group-edited', `Members of group ${group.id}: ${group.name}`, asking);
    return groupNow(within, group.id, asking);
  });

/** Puts documents into a group and takes others out. */
export const changeDocuments = (given: Given<'changeDocuments'>, asking: Asking, keeping: Keeping) =>
  keeping.owned(given.sharedWithGroupID, asking, async (group, within) => {
    const { addContentCodes: contentCodes, removeContentIds } = given;
    const wanted = { contentCodes, removeContentIds, field: 'addContentCodes' };
    const documents = await documentsToBe(within, group, wanted, asking);
    if (documents instanceof Failed) return documents;
    await documents.write();
    await keeping.trace(within, 'group-edited', `Documents of group ${group.id}: ${group.name}`, asking);
    return groupNow(within, group.id, asking);
  });

/** Changes all of a group at once. */
export async function changeGroup(given: Given<'changeGroup'>, asking: Asking, keeping: Keeping) {
  const closed = closedTo(asking);
  if (closed) return closed;
  if (given.accountID !== asking.reader.account.id) return fail('account-not-selected');
  return keeping.owned(given.groupID, asking, async (group, within) => {
    if (!isOfState(group, given.modifiedDate)) return fail('group-changed');
    const members = await membersToBe(within, group, given.memberIds, asking);
    if (members instanceof Failed) return members;
    const documents = await documentsToBe(within, group, { ...given, field: 'contentCodes' }, asking);
    if (documents instanceof Failed) return documents;
    await members.write();
    await documents.write();
    await writeTexts(within, group, given, asking);
    await keeping.trace(within, 'group-edited', `Group ${group.id}: ${given.name}`, asking);
    return groupNow(within, group.id, asking);
  });
}

/** Deletes a group with its lists. */
export const remove = (id: number, asking: Asking, keeping: Keeping) =>
  keeping.owned(id, asking, async (group, within) => {
    await removeGroup(within, group.id);
    await keeping.trace(within, 'group-deleted', `Group ${group.id}: ${group.name}`, asking);
    return { groupID: group.id };
  });

const textsOf = ({ name, description }: Held) => ({ name, longDesc: description });

const writeTexts = (
  within: Kysely<Tables>,
  { id }: Held,
  { name, longDesc }: { readonly name: string; readonly longDesc: string },
  { now }: Asking,
): Promise<void> => changeTexts(within, { id, name, description: longDesc, now: now() });

/** What is to become of the members, once everything else is known to be right. */
async function membersToBe(
  within: Kysely<Tables>,
  { id }: Held,
  memberIds: readonly string[],
  asking: Asking,
) {
  const there = await idsIn(within, id);
  const people = await selectedPeople(within, { memberIds, there }, asking);
  if (people instanceof Failed) return people;
  const { tenant, now } = asking;
  return {
    write: async (): Promise<void> => {
      await removeMembersBut(within, id, memberIds);
      await insertMembers(within, { tenant: tenant.key, groupId: id, people, now: now() });
    },
  };
}

/** What is to become of the documents, once everything else is known to be right. */
async function documentsToBe(
  within: Kysely<Tables>,
  { id }: Held,
  { contentCodes, removeContentIds, field }: DocumentChange,
  asking: Asking,
) {
  const documents = await selectedDocuments(within, { contentCodes, field }, asking);
  if (documents instanceof Failed) return documents;
  if ((await documentCount(within, id)) + documents.length > mostDocuments)
    return fail('group-documents-too-many');
  const { tenant, reader, now } = asking;
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
