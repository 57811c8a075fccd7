import { z } from 'zod';
import { CalendarDate } from '../fields/index.ts';
import { NameInLanguage } from '../fields/names.ts';
import { ReportAccount } from '../usage/report.ts';

const Count = z.int().min(0);

/** What was done to compass points. */
const Deeds = z.object({
  made: Count,
  edited: Count.describe('What they say was changed'),
  moved: Count.describe('They were put on another passage'),
  shared: Count.describe('Their link was given away for the first time'),
  deactivated: Count,
  reactivated: Count,
});
export type Deeds = z.infer<typeof Deeds>;

/** A document, and how many active compass points are in it. */
export const MarkedDocument = z.object({
  contentCode: z.string(),
  designation: z.string(),
  publisherCode: z.string(),
  documentType: z.string(),
  documentTypeName: NameInLanguage,
  title: z.string().nullable().describe('Null where the document is gone, as its language is'),
  language: z.string().nullable().describe('Translations are called like what they translate'),
  active: Count,
});
export type MarkedDocument = z.infer<typeof MarkedDocument>;

/** Who has made compass points, and how many of them are active. */
export const CompassPointMaker = z.object({
  personId: z.uuid(),
  name: z.string().describe('As they were called when they made the last one'),
  active: Count,
});
export type CompassPointMaker = z.infer<typeof CompassPointMaker>;

/** Documents by how many active compass points are in them, the most marked first. */
export const MarkedDocuments = z.object({
  total: Count.describe('Documents with any, on every page'),
  most: Count.describe('How many are in the most marked one: what bars are drawn against'),
  documents: z.array(MarkedDocument),
});
export type MarkedDocuments = z.infer<typeof MarkedDocuments>;

/** People by how many active compass points they have made, the most first. */
export const CompassPointMakers = z.object({
  total: Count.describe('People who have made any, on every page'),
  makers: z.array(CompassPointMaker),
});
export type CompassPointMakers = z.infer<typeof CompassPointMakers>;

const Named = z.object({ code: z.string(), name: z.string() });

/** What happened to compass points in some days, what is marked now, and to what it can be narrowed. */
export const CompassPointReport = z.object({
  from: CalendarDate,
  to: CalendarDate,
  before: z.object({ from: CalendarDate, to: CalendarDate }).describe('The period that it is compared with'),
  account: ReportAccount,
  deeds: z.object({ now: Deeds, before: Deeds }),
  days: z
    .array(z.object({ day: CalendarDate, ...Deeds.shape }))
    .describe('Every day from the first to the last, those without anything too'),
  active: Count,
  unplaced: Count.describe('Of the active ones, those that no passage of the text holds'),
  publishers: z.array(Named.extend({ active: Count })).describe('Of the active ones, the most first'),
  choices: z.object({
    publishers: z.array(Named),
    documentTypes: z.array(z.string()),
    documentTypeNames: z.record(z.string(), NameInLanguage).describe('What these are called for the reader'),
    accounts: z
      .array(ReportAccount)
      .describe('By name, fifty at most; only the own one for those who see no other'),
  }),
});
export type CompassPointReport = z.infer<typeof CompassPointReport>;

/** The tables of the compass point report; `all` has every count of every day. */
export const compassPointTables = ['days', 'documents', 'makers', 'publishers', 'all'] as const;
export type CompassPointTable = (typeof compassPointTables)[number];
