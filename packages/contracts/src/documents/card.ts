import { z } from 'zod';
import { CalendarDate, DatePrecision } from '../fields/index.ts';
import { ListedAccess } from './access.ts';

/** A document as the cards of the home screen show it. */
export const CardDocument = z.object({
  contentId: z.int(),
  contentCode: z.string(),
  designationNo: z.string(),
  assetId: z.string(),
  documentTitle: z.string().describe('Plain text'),
  documentType: z.string(),
  status: z.string(),
  edition: z.string().describe('What tells its edition from the others, such as a year'),
  language: z.string().describe('BCP 47 tag'),
  publisherCode: z.string(),
  ...ListedAccess.shape,
  lastUpdateDate: CalendarDate.nullable(),
  lastUpdatePrecision: DatePrecision.nullable(),
  publishDate: CalendarDate.nullable(),
  publishedPrecision: DatePrecision.nullable(),
  publishedOnlineDate: CalendarDate.nullable(),
  newerEdition: z.object({ contentCode: z.string(), edition: z.string() }).nullable(),
});
export type CardDocument = z.infer<typeof CardDocument>;
