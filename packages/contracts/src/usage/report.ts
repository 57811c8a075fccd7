import { z } from 'zod';
import { CalendarDate } from '../fields/index.ts';
import { NameInLanguage } from '../fields/names.ts';

const Count = z.int().min(0);

/** Why access to a document was denied. */
export const refusalReasons = [
  /** The account does not subscribe to it. */
  'not-subscribed',
  /** Its publisher lets no one keep a copy. */
  'publisher-forbids-download',
  /** The account may read, and keep nothing. */
  'account-forbids-download',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** How often documents were opened, by how it was done. */
export const openings = {
  pdf: Count.describe('Openings of a PDF to read it; a PDF that comes in pieces is opened once'),
  html: Count.describe('Openings of a text as a web page'),
  download: Count.describe('Files taken away: stamped PDFs and sources'),
  comparison: Count.describe('Editions shown by comparisons and redlines, of which each shows two'),
};
const Opened = Count.describe('The four together. Robots are left out, here and everywhere');
const Readers = Count.describe(
  'People who opened anything, each once however often and on how many days. Of a company’s shared sign-in each ' +
    'address with its browser is one',
);

/** A figure, and what it was in the period before, which is as long and ends the day before the first day. */
export const Compared = z.object({ now: Count, before: Count });
export type Compared = z.infer<typeof Compared>;

/** An account as a report names it. */
export const ReportAccount = z.object({
  id: z.string(),
  name: z.string().describe('Its id, where it is gone'),
  number: z.string(),
});
export type ReportAccount = z.infer<typeof ReportAccount>;

/** What was opened on a day. */
export const ReportDay = z.object({ day: CalendarDate, opened: Opened, ...openings });
export type ReportDay = z.infer<typeof ReportDay>;

/** The head of a report: of what it speaks, its figures, and its days. */
export const ReportOverview = z.object({
  from: CalendarDate,
  to: CalendarDate,
  before: z.object({ from: CalendarDate, to: CalendarDate }).describe('The period that it is compared with'),
  account: ReportAccount.nullable().describe('Null where it speaks of every account'),
  seesEveryAccount: z.boolean().describe('Whether the reader may choose among accounts'),
  isUpToDate: z
    .boolean()
    .describe('Whether everything is counted that happened; false for a while after a great deal has'),
  figures: z.object({
    opened: Compared.describe('Documents opened, each as often as it was'),
    documents: Compared.describe('Different documents that were opened'),
    readers: Compared.describe('People who opened anything'),
    viewed: Compared.describe('Looks at the page, the citation or the record of a document, or tracking it'),
    downloads: Compared,
    films: Compared.describe('Videos about documents that were played; they do not count as openings'),
    refused: Compared.describe('Refusals of every reason'),
    searches: Compared.nullable().describe(
      'Searches, each once whatever page of its results is read; null where a publisher or type is chosen, because a ' +
        'search is for all of them',
    ),
  }),
  days: z.array(ReportDay).describe('Every day from the first to the last, those without anything too'),
});
export type ReportOverview = z.infer<typeof ReportOverview>;

/** A document that was opened. */
export const ReportDocument = z.object({
  contentCode: z.string(),
  designation: z.string(),
  title: z.string(),
  publisherCode: z.string(),
  documentType: z.string(),
  opened: Opened,
  ...openings,
  viewed: Count,
  readers: Readers,
});
export type ReportDocument = z.infer<typeof ReportDocument>;

/** Documents by how often they were opened, the most opened first. */
export const ReportDocuments = z.object({
  total: Count.describe('Documents that were opened, on every page'),
  most: Count.describe('How often the most opened one was: what bars are drawn against'),
  documents: z.array(ReportDocument),
});
export type ReportDocuments = z.infer<typeof ReportDocuments>;

/** A document that was refused, for one reason. */
export const ReportRefusal = z.object({
  contentCode: z.string(),
  designation: z.string(),
  title: z.string(),
  publisherCode: z.string(),
  documentType: z.string(),
  reason: z.enum(refusalReasons),
  refused: Count.describe('Number of refusals; two attempts count twice'),
  readers: Count.describe('People who were refused'),
});
export type ReportRefusal = z.infer<typeof ReportRefusal>;

/** What was refused and why, the most often refused first. */
export const ReportRefusals = z.object({ total: Count, refusals: z.array(ReportRefusal) });
export type ReportRefusals = z.infer<typeof ReportRefusals>;

const use = {
  opened: Opened,
  ...openings,
  viewed: Count,
  films: Count,
  refused: Count,
  readers: Readers,
};

/** What was read of a publisher; those of which nothing was opened, viewed or refused are left out. */
export const ReportPublisher = z.object({ code: z.string(), name: z.string(), ...use });
export type ReportPublisher = z.infer<typeof ReportPublisher>;

/** What was read of documents of a type. */
export const ReportDocumentType = z.object({
  documentType: z.string(),
  documentTypeName: NameInLanguage,
  ...use,
});
export type ReportDocumentType = z.infer<typeof ReportDocumentType>;

/** What was read through an account. */
export const ReportedAccount = z.object({
  ...ReportAccount.shape,
  ...use,
  searches: Count.nullable().describe('Null where a publisher or type is chosen'),
});
export type ReportedAccount = z.infer<typeof ReportedAccount>;

/** Accounts by how much was opened through them, the most first. */
export const ReportedAccounts = z.object({ total: Count, accounts: z.array(ReportedAccount) });
export type ReportedAccounts = z.infer<typeof ReportedAccounts>;

/** What a report may be narrowed to. */
export const ReportChoices = z.object({
  publishers: z.array(z.object({ code: z.string(), name: z.string() })),
  documentTypes: z.array(z.string()),
  documentTypeNames: z.record(z.string(), NameInLanguage).describe('What these are called for the reader'),
  accounts: z
    .array(ReportAccount)
    .describe('By name, fifty at most; only the own one for those who see no other'),
});
export type ReportChoices = z.infer<typeof ReportChoices>;

/** The parts of a report that can be had as a table; `all` has every count of every day. */
export const reportTables = [
  'days',
  'documents',
  'refusals',
  'publishers',
  'document-types',
  'accounts',
  'all',
] as const;
export type ReportTable = (typeof reportTables)[number];
