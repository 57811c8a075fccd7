import { z } from 'zod';
import { ListedAccess } from '../documents/access.ts';
import { Instant } from '../fields/index.ts';

/** A document that was shared with the reader, and by whom. */
export const SharedWithMe = z.object({
  contentCode: z.string(),
  ...ListedAccess.shape,
  designationNo: z.string(),
  documentTitle: z.string().describe('Plain text'),
  language: z.string().describe('BCP 47 tag of the document'),
  status: z.string(),
  edition: z.string(),
  email: z.string().describe('Of who shared it'),
  sharedByFirstName: z.string(),
  sharedByLastName: z.string(),
  sharedDate: Instant,
});
export type SharedWithMe = z.infer<typeof SharedWithMe>;

/** The same of one kind of document, in the shape of an older list. */
export const SharedDocument = z.object({
  document: z.object({
    contentCode: z.string(),
    ...ListedAccess.shape,
    designationNo: z.string(),
    documentTitle: z.string().describe('Plain text'),
    language: z.string().describe('BCP 47 tag of the document'),
    status: z.string(),
    edition: z.string(),
  }),
  sharedByUserAccount: z.object({
    user: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  }),
  sharedDate: Instant,
});
export type SharedDocument = z.infer<typeof SharedDocument>;
