import { z } from 'zod';
import { CalendarDate } from '../fields/index.ts';

/** Another edition of the same family. */
export const Version = z.object({
  id: z.int(),
  designationNo: z.string(),
  contentCode: z.string(),
  status: z.string(),
  edition: z.string(),
});

/** The same edition in a language. */
export const Translation = z.object({
  language: z.string().describe('BCP 47 tag'),
  displayCode: z.string(),
  contentCode: z.string(),
  contentId: z.int(),
});
export type Translation = z.infer<typeof Translation>;

/** The tabs of the document page, in their order. */
export const documentTabs = [
  'PDF',
  'HTML',
  'Work Items',
  'Visual Content',
  'Training & Videos',
  'Related Content',
  'Compass Points',
] as const;

/** The formats beside PDF in which a document, or its record, can be saved. */
export const downloadFormats = ['sts', 'relaton', 'ris'] as const;

/** All that the document page says about one edition in one language. */
export const Metadata = z.object({
  contentId: z.int(),
  contentCode: z.string(),
  family: z.string(),
  title: z.string().describe('Plain text'),
  documentTitle: z.string().describe('HTML, sanitised'),
  description: z.string().describe('HTML, sanitised'),
  designation: z.string(),
  designationNo: z.string(),
  displayDesignation: z.string(),
  edition: z.string(),
  documentType: z.string(),
  language: z.string().describe('BCP 47 tag'),
  committee: z.string().nullable(),
  publisherCode: z.string(),
  publisherTypeCode: z.string().describe('CPP for a publisher that hosts its documents elsewhere'),
  publisherName: z.string(),
  status: z.string(),
  replacedByContentCode: z.string().nullable(),
  downloadable: z.boolean(),
  downloadFormats: z.array(z.enum(downloadFormats)),
  lastUpdateDate: CalendarDate.nullable(),
  publishedDate: CalendarDate.nullable(),
  publishedOnlineDate: CalendarDate.nullable(),
  versions: z.array(Version),
  translations: z.array(Translation),
  tabs: z.array(z.enum(documentTabs)),
});
export type Metadata = z.infer<typeof Metadata>;
