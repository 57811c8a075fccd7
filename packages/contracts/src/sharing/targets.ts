import { z } from 'zod';
import { Instant } from '../fields/index.ts';

/** Recipient of a shared document: a user of the library, or an external email address. */
export const SharePerson = z.object({
  id: z.string().nullable().describe('Null for an address outside the library'),
  name: z.string().describe('What they are called; of an address outside the library the address itself'),
  email: z.string(),
  isExternalUser: z.boolean(),
  isGroup: z.literal(false),
});
export type SharePerson = z.infer<typeof SharePerson>;

/** A group with which a document can be shared, or was: one that the reader belongs to. */
export const ShareGroup = z.object({
  id: z.int(),
  name: z.string(),
  memberCount: z.int(),
  rosters: z
    .array(
      z.object({
        userId: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        userName: z.string().describe('The name that they sign in with'),
      }),
    )
    .describe('The first three members by name'),
  isGroup: z.literal(true),
});
export type ShareGroup = z.infer<typeof ShareGroup>;

const sent = { sharedDate: Instant.describe('When the document was shared with them') };

/** A user with whom the reader has shared a document. */
export const SentToPerson = SharePerson.extend(sent);
export type SentToPerson = z.infer<typeof SentToPerson>;

/** A group of the reader that has a document. */
export const SentToGroup = ShareGroup.extend(sent);
export type SentToGroup = z.infer<typeof SentToGroup>;
