import { randomUUID } from 'node:crypto';
import type { Group } from '@norma/contracts';
import type { TestClient } from '../library.ts';
import { json, nothing, type RequestContext, type ValidRequests } from './validRequest.ts';
import { contentCode } from './stockedLibrary.ts';

const ownAccount = async (client: TestClient) =>
  json<{ id?: string; selectedAccountId?: string | null }>(client('GET', '/api/account'));

/** What a group of the caller is made of: themselves and the standard. */
const aGroupToMake = async (client: TestClient) => {
  const { id = randomUUID(), selectedAccountId } = await ownAccount(client);
  const texts = { name: 'Anchorage', longDesc: 'What we fix into concrete by' };
  return { ...texts, accountID: selectedAccountId ?? 'none', memberIds: [id], contentCodes: [contentCode] };
};

/** A group of the caller, of whom may have none the owner's. */
export const aGroup = async ({ client, library: { owner } }: RequestContext): Promise<Group> => {
  const begin = async (as: TestClient) =>
    json<Partial<Group>>(as('POST', '/api/group/save', await aGroupToMake(as)));
  const own = await begin(client);
  return (own.groupID === undefined ? await begin(owner) : own) as Group;
};

const groupInQuery = async (ctx: RequestContext) => ({ query: { groupId: (await aGroup(ctx)).groupID } });

/** Something right to send for each call of `groups`. */
export const groups: ValidRequests<'groups'> = {
  groupsEnabled: nothing,
  groups: async ({ client }) => ({
    query: { accountId: (await ownAccount(client)).selectedAccountId ?? 'none' },
  }),
  groupsOfCurrentAccount: nothing,
  groupDetail: groupInQuery,
  groupDocuments: groupInQuery,
  findPeople: () => ({ query: {}, body: { fullName: 'Rav' } }),
  findPersonByEmail: () => ({ body: { email: 'tomas.eide@halvorsen.example' } }),
  findDocuments: () => ({ query: {}, body: { keywords: 'anchor' } }),
  createGroup: async ({ client }) => ({ body: await aGroupToMake(client) }),
  changeGroup: async (ctx) => {
    const { groupID, accountID } = await aGroup(ctx);
    return { body: { ...(await aGroupToMake(ctx.client)), groupID, accountID } };
  },
  renameGroup: async (ctx) => ({
    body: { groupID: (await aGroup(ctx)).groupID, name: 'Anchors', longDesc: 'All of them' },
  }),
  changeMembers: async (ctx) => {
    const { groupID } = await aGroup(ctx);
    return { body: { groupID, memberIds: (await aGroupToMake(ctx.client)).memberIds } };
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
