import { z } from 'zod';
import { CalendarDate, DatePrecision } from '../fields/index.ts';
import { NameInLanguage } from '../fields/names.ts';
import { ListedAccess } from './access.ts';
import { assetTypes, contentTypes, libraryKinds } from './kinds.ts';

/** Another edition of the same family. */
export const Version = z.object({
  id: z.int(),
  designationNo: z.string(),
  contentCode: z.string(),
  status: z.string(),
  edition: z.string(),
  year: z.int().nullable().describe('Of the edition; null where it is not known'),
  language: z.string().describe('BCP 47 tag'),
});

/** An edition that can be read in one format; the oldest has the index 0, whichever languages exist. */
export const FormatVersion = z.object({
  index: z.int().min(0),
  id: z.int(),
  contentCode: z.string(),
  designationNo: z.string(),
});

/** An edition that can be read as PDF. */
export const PdfVersion = FormatVersion.extend({ status: z.string(), assetId: z.string() });

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
export type DocumentTab = (typeof documentTabs)[number];

/** Formats other than PDF in which a document, or its record, can be saved. */
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
  assetType: z.enum(assetTypes),
  contentType: z.enum(contentTypes),
  assetId: z.string().describe('What legacy addresses call the document'),
  classification: z.enum(libraryKinds).describe('Under what a digital library files it'),
  organizationId: z
    .string()
    .describe('The organisation that holds the rights; the publisher’s code unless told'),
  language: z.string().describe('BCP 47 tag'),
  committee: z.string().nullable(),
  publisherCode: z.string(),
  publisherTypeCode: z.string().describe('CPP for a publisher that hosts its documents elsewhere'),
  ...ListedAccess.shape,
  status: z.string(),
  documentTypeName: NameInLanguage.describe(
    'The type as the reader’s language calls it, where it has a word for it',
  ),
  isStatusInferred: z
    .boolean()
    .describe('Whether its source gives no status, so that it follows from the other editions'),
  replacedByContentCode: z.string().nullable(),
  replacedByFamilyValue: z
    .string()
    .nullable()
    .describe('The designation of the other family that takes its place'),
  downloadable: z.boolean(),
  downloadFormats: z.array(z.enum(downloadFormats)),
  allowToTrack: z.boolean(),
  allowToFavorite: z.boolean(),
  contentFavorite: z
    .object({ id: z.int() })
    .nullable()
    .describe('Null unless the reader has made it a favourite'),
  contentAccessURL: z.string().nullable().describe('Where its publisher shows it'),
  lastUpdateDate: CalendarDate.nullable(),
  lastUpdatePrecision: DatePrecision.nullable(),
  publishedDate: CalendarDate.nullable(),
  publishedPrecision: DatePrecision.nullable(),
  publishedOnlineDate: CalendarDate.nullable(),
  versions: z.array(Version).describe('The newest first'),
  translations: z.array(Translation),
  htmlVersions: z.array(FormatVersion).describe('The newest first'),
  pdfVersions: z.array(PdfVersion).describe('The newest first'),
  isPdfAwaited: z
    .boolean()
    .describe('Whether its PDF is still to be made: it is queued, and its HTML is read until then'),
  pdf: z
    .object({
      isScan: z.boolean().describe('Whether most of its pages are pictures without any text'),
      isTagged: z.boolean().describe('Whether it says its structure, for screen readers'),
    })
    .nullable()
    .describe('What is known of the PDF as it was delivered'),
  fullBook: z
    .object({ contentCode: z.string(), designation: z.string() })
    .nullable()
    .describe('The book that a paper or chapter is part of'),
  video: z.enum(['Y', '']),
  citationArticleTypeExclude: z.boolean(),
  tabs: z.array(z.enum(documentTabs)).describe('The tabs that there is something in'),
  badges: z.partialRecord(z.enum(documentTabs), z.int().min(0)).describe('The counts next to the tabs'),
  hasActivatedCompassPoint: z.boolean(),
  hasDeactivatedCompassPoint: z.boolean(),
});
export type Metadata = z.infer<typeof Metadata>;

/** What is known of a document without its family, its texts and its reader. */
export const DocumentInfo = Metadata.pick({
  contentId: true,
  contentCode: true,
  family: true,
  title: true,
  documentTitle: true,
  designationNo: true,
  displayDesignation: true,
  edition: true,
  documentType: true,
  assetType: true,
  contentType: true,
  assetId: true,
  classification: true,
  organizationId: true,
  language: true,
  publisherCode: true,
  publisherTypeCode: true,
  publisherName: true,
  status: true,
  contentAccessURL: true,
  lastUpdateDate: true,
  lastUpdatePrecision: true,
  publishedDate: true,
  publishedPrecision: true,
  publishedOnlineDate: true,
});
export type DocumentInfo = z.infer<typeof DocumentInfo>;
