import { z } from 'zod';
import { Instant } from '../fields/index.ts';

/** Somebody with whom a document can be shared, or was: a person of the library, or an e-mail address outside it. */
export const SharePerson = z.object({
  id: z.string().nullable().describe('Null for an address outside the library'),
  name: z.string().describe('What they are called; of an address outside the library the address itself'),
  email: z.string(),
  isExternalUser: z.boolean(),
  isGroup: z.literal(false),
});
export type SharePerson = z.infer<typeof SharePerson>;

const sent = { sharedDate: Instant.describe('When the document was shared with them') };

/** Somebody with whom the reader has shared a document. */
export const SentToPerson = SharePerson.extend(sent);
export type SentToPerson = z.infer<typeof SentToPerson>;
