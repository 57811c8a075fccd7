import { z } from 'zod';

/** What lists tell of access to a document: whether it opens, and whose subscription is missing where it does not. */
export const ListedAccess = z.object({
  isEntitled: z
    .boolean()
    .describe('Whether the reader’s account subscribes to its publisher, so that it opens'),
  publisherName: z.string(),
});
export type ListedAccess = z.infer<typeof ListedAccess>;
