import { z } from 'zod';
import { CalendarDate, DatePrecision } from '../fields/index.ts';
import { NameInLanguage } from '../fields/names.ts';

/** A document by its designation; without a code where the library does not have it. */
export const NamedDocument = z.object({ designation: z.string(), contentCode: z.string().nullable() });
export type NamedDocument = z.infer<typeof NamedDocument>;

const Named = z.object({ code: z.string(), name: z.string().nullable() });
const some = <T extends z.ZodType>(item: T) => z.array(item).min(1).optional();

const Details = z.object({
  designation: z.string(),
  documentType: z.string(),
  documentTypeName: NameInLanguage.describe(
    'The type as the reader’s language calls it, where it has a word for it',
  ),
  history: some(
    z.object({
      designation: z.string(),
      contentCode: z.string(),
      status: z.string(),
      publishedDate: CalendarDate.nullable(),
      publishedPrecision: DatePrecision.nullable(),
    }),
  ).describe('All editions of the standard, the newest first'),
  replaces: some(NamedDocument),
  replacedBy: some(NamedDocument),
  abstracts: some(z.object({ language: z.string().describe('BCP 47 tag'), text: z.string() })),
  committee: Named.optional(),
  ics: some(Named),
  industries: some(z.string()).describe('Paths in the reader’s language'),
  topics: some(z.string()).describe('Paths in the reader’s language'),
  keywords: some(z.string()),
  authors: some(z.string()).describe('As `given family`'),
  container: z.string().optional().describe('The journal or book around it'),
  pages: z.string().optional().describe('Its pages there'),
  isbn: z.string().optional(),
  issn: z.string().optional(),
  doi: z.string().optional(),
});

/** What else is known of a document of the standards body, with the work on its next edition. */
export const AdditionalDetails = Details.extend({
  workItems: some(z.object({ workItemNumber: z.string(), title: z.string() })),
});
export type AdditionalDetails = z.infer<typeof AdditionalDetails>;

/** What else is known of a document of another publisher, with its publisher and what it is elsewhere. */
export const PublisherDetails = Details.extend({
  publisher: z.object({
    code: z.string(),
    name: z.string(),
    mark: z.string().optional().describe('The address of its mark'),
  }),
  languages: some(z.string().describe('BCP 47 tag')),
  adopts: some(NamedDocument),
  adoptedAs: some(NamedDocument),
});
export type PublisherDetails = z.infer<typeof PublisherDetails>;
