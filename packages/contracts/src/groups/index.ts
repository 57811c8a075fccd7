import { z } from 'zod';
import { notEntitled, notFound } from '../documents/failures.ts';
import { ContentCode, ContentId, Instant, SearchString } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { individualsOnly } from '../session/failures.ts';
import { featureOff } from '../tenants/refusals.ts';
import {
  groupChanged,
  noGroup,
  notOwner,
  otherAccount,
  tooManyDocuments,
  tooManyGroups,
  unknownMembers,
  withoutReaders,
} from './failures.ts';
import { AccountPerson, FoundDocument, Group, GroupDetail, GroupDocument } from './group.ts';

export {
  type AccountPerson,
  type FoundDocument,
  type Group,
  type GroupDetail,
  type GroupDocument,
  type GroupMember,
} from './group.ts';

/** Characters that the texts of a group, and of a message to it, may have, counted as readers count. */
export const longestOfGroup = { name: 255, longDesc: 255, subject: 255, message: 10_000 } as const;

/** Members and documents that a group may have. */
export const maxInGroup = 10_000;

const Text = (most: number) =>
  z
    .string()
    .max(4 * most)
    .transform((given) => given.replaceAll('\0', '').toWellFormed().trim())
    .refine((given) => given !== '', 'is required')
    .refine((given) => Array.from(given).length <= most, `is longer than ${most} characters`)
    .describe(`At most ${most} characters as readers count them`);

// What is on one line, such as the subject of a mail, has no others.
const Line = (most: number) => z.preprocess(onOneLine, Text(most));

const onOneLine = (given: unknown): unknown =>
  typeof given === 'string' ? given.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ') : given;

const GroupId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const AccountId = z.string().min(1).max(100);
const name = Line(longestOfGroup.name);
const longDesc = Text(longestOfGroup.longDesc);
const PersonIds = z.array(z.uuid()).max(maxInGroup);
const memberIds = PersonIds.min(1);
const ContentCodes = z.array(ContentCode).max(maxInGroup);
const ContentIds = z.array(ContentId).max(maxInGroup);
const modifiedDate = Instant.optional().describe('Version of the group; without it, the last write wins');
const sentOnce = z
  .uuid()
  .optional()
  .describe('Names what is sent, so that it counts once if it arrives twice');

// Both spellings of the number are known on the wire.
const Message = z.preprocess(
  (given) =>
    typeof given === 'object' && given !== null && 'groupID' in given
      ? { groupId: given.groupID, ...given }
      : given,
  z.object({
    groupId: GroupId.describe('Also taken as `groupID`'),
    subject: Line(longestOfGroup.subject),
    message: Text(longestOfGroup.message),
    copyMeFlag: z.boolean().default(false),
    sendingKey: sentOnce,
  }),
);

const closed = [individualsOnly, featureOff] as const;
const ownersOnly = [...closed, noGroup, notOwner] as const;

/** Those of an account who read together, and what. */
export const groups = contract({
  groupsEnabled: {
    method: 'GET',
    path: '/api/group/getGroupEnable',
    summary:
      'Whether groups are available to the reader: if the library offers them, to all except companies',
    who: 'reader',
    isBackground: true,
    answer: z.object({ groupEnable: z.boolean() }),
  },
  groups: {
    method: 'GET',
    path: '/api/group/list',
    summary: 'The reader’s own groups and memberships in an account, by name, ignoring case',
    who: 'reader',
    query: z.object({ accountId: AccountId }),
    answer: z.array(Group),
    failures: [...closed, otherAccount],
  },
  groupsOfCurrentAccount: {
    method: 'GET',
    path: '/api/group/listByCurrentAccount',
    summary: 'The same for the selected account',
    who: 'reader',
    answer: z.array(Group),
    failures: closed,
  },
  groupDetail: {
    method: 'GET',
    path: '/api/group/getGroupDetail',
    summary: 'A group with its members, by name',
    who: 'reader',
    query: z.object({ groupId: GroupId }),
    answer: GroupDetail,
    failures: [...closed, noGroup],
  },
  groupDocuments: {
    method: 'GET',
    path: '/api/contentShare/shared/list',
    summary: 'The documents of a group, by designation',
    who: 'reader',
    query: z.object({ groupId: GroupId }),
    answer: z.object({ responseData: z.object({ list: z.array(GroupDocument) }) }),
    failures: [...closed, noGroup],
  },
  findPeople: {
    method: 'POST',
    path: '/api/user/searchUsers',
    summary: 'Users of the account whose name matches, ignoring spaces; all users for an empty text',
    who: 'reader',
    isBackground: true,
    query: z.object({
      pageIndex: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('Counted from 1'),
      pageSize: z.coerce.number().int().min(1).max(100).default(100),
    }),
    body: z.object({ fullName: SearchString }),
    answer: z.object({
      responseData: z.object({ content: z.array(AccountPerson), totalCount: z.int() }),
    }),
    failures: closed,
  },
  findPersonByEmail: {
    method: 'POST',
    path: '/api/user/searchUsersByEmail',
    summary: 'The user of the account with an email address, or null',
    who: 'reader',
    body: z.object({ email: z.string().trim().max(254) }),
    answer: z.object({ responseData: AccountPerson.nullable() }),
    failures: [individualsOnly],
  },
  findDocuments: {
    method: 'POST',
    path: '/api/group/documents/search/type-ahead',
    summary: 'Documents that the reader may open, matching the typed text',
    who: 'reader',
    cost: 'search',
    query: z.object({ size: z.coerce.number().int().min(1).max(100).default(100) }),
    body: z.object({ keywords: SearchString }),
    answer: z.array(FoundDocument),
    failures: closed,
  },
  createGroup: {
    method: 'POST',
    path: '/api/group/save',
    summary: 'Create a group; the reader becomes its owner',
    who: 'reader',
    body: z.object({
      accountID: AccountId,
      name,
      longDesc,
      memberIds,
      contentCodes: ContentCodes.min(1),
      creationKey: sentOnce,
    }),
    status: 201,
    answer: Group,
    failures: [...closed, otherAccount, unknownMembers, notFound, notEntitled, tooManyGroups],
  },
  changeGroup: {
    method: 'PUT',
    path: '/api/group/update',
    summary: 'Change a group: sets texts and members, adds and removes documents',
    who: 'reader',
    body: z.object({
      groupID: GroupId,
      accountID: AccountId,
      name,
      longDesc,
      memberIds,
      contentCodes: ContentCodes.default([]),
      removeContentIds: ContentIds.default([]),
      modifiedDate,
    }),
    answer: Group,
    failures: [
      ...ownersOnly,
      otherAccount,
      groupChanged,
      unknownMembers,
      notFound,
      notEntitled,
      tooManyDocuments,
    ],
  },
  renameGroup: {
    method: 'PUT',
    path: '/api/group/update/name',
    summary: 'Change name and description of a group',
    who: 'reader',
    body: z.object({ groupID: GroupId, name, longDesc, modifiedDate }),
    answer: Group,
    failures: [...ownersOnly, groupChanged],
  },
  changeMembers: {
    method: 'PUT',
    path: '/api/group/update/memberIds',
    summary: 'Set the members of a group',
    who: 'reader',
    body: z.object({ groupID: GroupId, memberIds, modifiedDate }),
    answer: Group,
    failures: [...ownersOnly, groupChanged, unknownMembers],
  },
  changeDocuments: {
    method: 'POST',
    path: '/api/contentShare/updateContentsByGroup',
    summary: 'Add and remove documents of a group; idempotent',
    who: 'reader',
    body: z.object({
      sharedWithGroupID: GroupId,
      addContentCodes: ContentCodes.default([]),
      removeContentIds: ContentIds.default([]),
    }),
    answer: Group,
    failures: [...ownersOnly, notFound, notEntitled, tooManyDocuments],
  },
  deleteGroup: {
    method: 'DELETE',
    path: '/api/group/{id}',
    summary: 'Delete a group; its documents stay in the library',
    who: 'reader',
    params: z.object({ id: GroupId }),
    answer: z.object({ groupID: z.int() }),
    failures: ownersOnly,
  },
  mailGroup: {
    method: 'POST',
    path: '/api/group/sendMailToGroup',
    summary: 'Send an email to the members of a group, with an optional copy to the reader',
    who: 'reader',
    body: Message,
    answer: z.object({ sent: z.int().describe('Mails on their way') }),
    failures: [...closed, noGroup, withoutReaders],
  },
});
