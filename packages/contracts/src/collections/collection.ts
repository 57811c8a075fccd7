import { z } from 'zod';
import { ListedAccess } from '../documents/access.ts';
import { Instant } from '../fields/index.ts';

/** Characters that the texts of a collection may have. */
export const longestOfCollection = { name: 255, description: 1300 } as const;

/** Documents that one collection may have, and collections that one account may have. */
export const maxInCollection = 10_000;
export const maxCollections = 1_000;

/** How documents are sorted by designation. */
export const sortTypes = ['ALPHA_ASC', 'ALPHA_DESC'] as const;
export type CollectionSort = (typeof sortTypes)[number];

// What is pasted from elsewhere must not bring line breaks into a name, nor what no database keeps.
const Name = z
  .string()
  .overwrite((given) => given.replaceAll(/\s*[\p{Cc}\u2028\u2029]+\s*/gu, ' ').toWellFormed())
  .trim()
  .min(1)
  .max(longestOfCollection.name);
const Description = z
  .string()
  .overwrite((given) => given.replaceAll('\0', '').toWellFormed())
  .trim()
  .max(longestOfCollection.description);

/** What an administrator calls a collection, and says of it. */
export const CollectionTexts = z.object({ name: Name, description: Description.default('') });

/** A document in a collection. */
export const CollectionItem = z.object({
  designation: z.string(),
  title: z.string().describe('Plain text'),
  contentCode: z.string().describe('What stands before its bar is the publisher'),
  contentId: z.int(),
  language: z.string().describe('BCP 47 tag'),
  status: z.string(),
  edition: z.string(),
  publisherTypeCode: z.string(),
  ...ListedAccess.shape,
});
export type CollectionItem = z.infer<typeof CollectionItem>;

/** A collection as those see it with whom it is shared. */
export const SharedCollection = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  documents: z.int().min(0).describe('How many documents it has'),
});
export type SharedCollection = z.infer<typeof SharedCollection>;

/** A collection as the administrators of its account see it in their list. */
export const ListedCollection = SharedCollection.extend({
  isForAccount: z.boolean().describe('Whether everybody who reads through the account has it'),
  people: z.int().min(0).describe('How many people of the account it is shared with by name'),
  groups: z.int().min(0).describe('How many groups of the account have it'),
  changedDate: Instant,
  changedBy: z.string(),
});
export type ListedCollection = z.infer<typeof ListedCollection>;

/** A reader of the account. */
export const CollectionReader = z.object({ id: z.uuid(), name: z.string(), email: z.string() });
export type CollectionReader = z.infer<typeof CollectionReader>;

/** A group of the account. */
export const CollectionGroup = z.object({ id: z.int(), name: z.string() });
export type CollectionGroup = z.infer<typeof CollectionGroup>;

/** A collection with all who have it. */
export const Collection = ListedCollection.extend({
  sharedWith: z.array(CollectionReader).describe('By name, whether or not the whole account has it'),
  sharedWithGroups: z.array(CollectionGroup).describe('By name'),
});
export type Collection = z.infer<typeof Collection>;
