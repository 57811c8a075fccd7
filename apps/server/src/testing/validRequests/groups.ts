import { randomUUID } from 'node:crypto';
import type { Group } from '@norma/contracts';
import type { Ask } from '../library.ts';
import { json, nothing, type Asking, type ValidRequests } from './validRequest.ts';
import { contentCode } from './stockedLibrary.ts';

const ownAccount = async (ask: Ask) =>
  json<{ id?: string; selectedAccountId?: string | null }>(ask('GET', '/api/account'));

/** What a group of the caller is made of: themselves and the standard. */
const aGroupToMake = async (ask: Ask) => {
  const { id = randomUUID(), selectedAccountId } = await ownAccount(ask);
  const texts = { name: 'Anchorage', longDesc: 'What we fix into concrete by' };
  return { ...texts, accountID: selectedAccountId ?? 'none', memberIds: [id], contentCodes: [contentCode] };
};

/** A group of the caller, of whom may have none the owner's. */
export const aGroup = async ({ ask, library: { owner } }: Asking): Promise<Group> => {
  const begin = async (as: Ask) =>
    json<Partial<Group>>(as('POST', '/api/group/save', await aGroupToMake(as)));
  const own = await begin(ask);
  return (own.groupID === undefined ? await begin(owner) : own) as Group;
};

const groupInQuery = async (ctx: Asking) => ({ query: { groupId: (await aGroup(ctx)).groupID } });

/** Something right to send for each call of `groups`. */
export const groups: ValidRequests<'groups'> = {
  groupsEnabled: nothing,
  groups: async ({ ask }) => ({
    query: { accountId: (await ownAccount(ask)).selectedAccountId ?? 'none' },
  }),
  groupsOfCurrentAccount: nothing,
  groupDetail: groupInQuery,
  groupDocuments: groupInQuery,
  findPeople: () => ({ query: {}, body: { fullName: 'Rav' } }),
  findPersonByEmail: () => ({ body: { email: 'tomas.eide@halvorsen.example' } }),
  findDocuments: () => ({ query: {}, body: { keywords: 'anchor' } }),
  createGroup: async ({ ask }) => ({ body: await aGroupToMake(ask) }),
  changeGroup: async (ctx) => {
    const { groupID, accountID } = await aGroup(ctx);
    return { body: { ...(await aGroupToMake(ctx.ask)), groupID, accountID } };
  },
  renameGroup: async (ctx) => ({
    body: { groupID: (await aGroup(ctx)).groupID, name: 'Anchors', longDesc: 'All of them' },
  }),
  changeMembers: async (ctx) => {
    const { groupID } = await aGroup(ctx);
    return { body: { groupID, memberIds: (await aGroupToMake(ctx.ask)).memberIds } };
  },
  changeDocuments: async (ctx) => ({
    body: { sharedWithGroupID: (await aGroup(ctx)).groupID, addContentCodes: [contentCode] },
  }),
  mailGroup: async (ctx) => {
    const { groupID: groupId } = await aGroup(ctx);
    return { body: { groupId, subject: 'Monday', message: 'At ten.', copyMeFlag: true } };
  },
  deleteGroup: async (ctx) => ({ params: { id: (await aGroup(ctx)).groupID } }),
};
