import { z } from 'zod';
import { ListedAccess } from '../documents/access.ts';
import { CalendarDate, DatePrecision, Instant } from '../fields/index.ts';

/** A user of the reader's account. */
export const AccountPerson = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  userName: z.string().describe('The name under which they sign in; empty where nobody knows them any more'),
  user: z.object({ email: z.string() }),
});
export type AccountPerson = z.infer<typeof AccountPerson>;

/** A member of a group. */
export const GroupMember = AccountPerson.extend({
  hasLeft: z.boolean().describe('Whether they read through the account of the group no more'),
});
export type GroupMember = z.infer<typeof GroupMember>;

/** A document as lists of those to choose from show it. */
export const FoundDocument = z.object({
  contentID: z.int(),
  contentCode: z.string(),
  designationNo: z.string(),
  assetId: z.string(),
  documentTitle: z.string().describe('Plain text'),
});
export type FoundDocument = z.infer<typeof FoundDocument>;

/** A document that a group shares. */
export const GroupDocument = FoundDocument.extend({
  status: z.string().describe('Empty where the library has it no more'),
  edition: z.string().describe('Empty where the library has it no more'),
  documentType: z.string(),
  ...ListedAccess.shape,
  isRemoved: z
    .boolean()
    .describe('Whether the library has it no more; what it offers no longer has no names either'),
  sharedById: z.string(),
  sharedByFirstName: z.string(),
  sharedByLastName: z.string(),
  sharedDate: Instant,
  lastUpdateDate: CalendarDate.nullable(),
  lastUpdatePrecision: DatePrecision.nullable(),
  publishDate: CalendarDate.nullable(),
  publishedPrecision: DatePrecision.nullable(),
});
export type GroupDocument = z.infer<typeof GroupDocument>;

/** Those of an account who read together. */
export const Group = z.object({
  groupID: z.int(),
  name: z.string(),
  longDesc: z.string(),
  accountID: z.string(),
  memberCount: z.int(),
  contentCount: z.int(),
  createdById: z.string().describe('The id of the owner, as their account call has it'),
  createdByFirstName: z.string(),
  createdByLastName: z.string(),
  userInfo: z.object({ createFirstName: z.string(), createLastName: z.string() }),
  createdDate: Instant,
  modifiedDate: Instant.describe(
    'Of name, description and members; a change that carries it overwrites no other',
  ),
});
export type Group = z.infer<typeof Group>;

/** A group with who is in it. */
export const GroupDetail = Group.extend({ rosters: z.array(GroupMember) });
export type GroupDetail = z.infer<typeof GroupDetail>;
