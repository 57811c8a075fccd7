import { z } from 'zod';
import { CalendarDate, Instant } from '../fields/index.ts';

/** A document that a reader opened, as cards show it. */
export const AccessedDocument = z.object({
  document: z.object({
    contentId: z.int(),
    contentCode: z.string(),
    designationNo: z.string(),
    documentTitle: z.string().describe('Plain text'),
    documentType: z.string(),
    status: z.string(),
    language: z.string().describe('BCP 47 tag'),
    publisherCode: z.string(),
    publisherName: z.string(),
    lastUpdateDate: CalendarDate.nullable(),
    publishDate: CalendarDate.nullable(),
    publishedOnlineDate: CalendarDate.nullable(),
    newerEdition: z.object({ contentCode: z.string(), edition: z.string() }).nullable(),
  }),
  accessedDate: Instant,
});
export type AccessedDocument = z.infer<typeof AccessedDocument>;
