import { z } from 'zod';
import { CalendarDate, DatePrecision } from '../fields/index.ts';
import { ListedAccess } from '../documents/access.ts';
import { NameInLanguage } from '../fields/names.ts';
import { searchTypes } from '../tenants/configuration.ts';

/** The parts of a document in which words are found. */
export const matchedFields = ['designation', 'title', 'keywords', 'description', 'body'] as const;

const Why = z.object({
  fields: z.array(z.enum(matchedFields)).describe('Where the words stand; empty when everything is found'),
  excerpt: z
    .string()
    .nullable()
    .describe('Plain text around the words when nothing else that is shown holds them, else null'),
  place: z
    .discriminatedUnion('kind', [
      z.object({
        kind: z.literal('page'),
        number: z.int().min(1).describe('Of the PDF, counted from 1'),
        label: z.string().nullable().describe('What is printed on it, where that is not its number'),
      }),
      z.object({
        kind: z.literal('clause'),
        name: z.string().describe('What addresses call it: its number, or a name of its publisher’s'),
        number: z.string(),
        title: z.string(),
      }),
    ])
    .nullable()
    .describe('Where in the text the excerpt stands, where that is known'),
  clause: z
    .string()
    .nullable()
    .describe(
      'Number of the clause that was asked for in a document that was named and has an HTML, else null',
    ),
});

/** One row of a result list. */
export const ResultDocument = z.object({
  contentId: z.int(),
  contentCode: z.string(),
  designationNo: z.string(),
  displayDesignation: z.string(),
  documentTitle: z.string().describe('HTML, sanitised'),
  description: z.string().describe('HTML, sanitised'),
  documentType: z.string(),
  documentTypeName: NameInLanguage.describe(
    'The type as the reader’s language calls it, where it has a word for it',
  ),
  ...ListedAccess.shape,
  publisherCode: z.string(),
  publisherTypeCode: z.string(),
  status: z.string(),
  edition: z.string(),
  language: z.string().describe('BCP 47 tag'),
  lastUpdateDate: CalendarDate.nullable(),
  lastUpdatePrecision: DatePrecision.nullable(),
  publishDate: CalendarDate.nullable(),
  publishedPrecision: DatePrecision.nullable(),
  publishedOnlineDate: CalendarDate.nullable(),
  translations: z.array(z.object({ language: z.string(), contentCode: z.string() })),
  connections: z.array(
    z.object({ designationNo: z.string(), contentCode: z.string(), edition: z.string(), status: z.string() }),
  ),
  supplements: z.array(
    z.object({ 'supplement-display-designation': z.string(), 'supplement-content-code': z.string() }),
  ),
  allowToFavorite: z.boolean().describe('Whether it opens to the reader and may be made a favourite'),
  contentFavorite: z
    .object({ id: z.int() })
    .nullable()
    .describe('Null unless the reader has made it a favourite'),
  why: Why.describe('Why the search found it'),
});
export type ResultDocument = z.infer<typeof ResultDocument>;

const Corrections = z
  .array(z.object({ typed: z.string(), used: z.string() }))
  .describe('Words that no document holds, and the nearest ones that were looked for instead');

const correctedText = z
  .string()
  .nullable()
  .describe('What was typed, with the corrections in it; null without any');

/** A part of a query that is not understood. */
export const IgnoredPart = z.object({
  part: z.string().max(60).describe('As it was typed'),
  reason: z.enum([
    'unknown-field',
    'unknown-value',
    'no-value',
    'no-year',
    'no-ics',
    'no-operand',
    'open-quote',
    'too-many',
  ]),
});
export type IgnoredPart = z.infer<typeof IgnoredPart>;

/** Parts of the query that were left out. */
export const ignored = z.array(IgnoredPart).describe('What of the query was not understood and left out');

/** The words of a query that has operators. */
export const searchedWords = z
  .string()
  .nullable()
  .describe('The words that documents were found by, where the query has operators; otherwise null');
const synonyms = z
  .array(z.object({ typed: z.string(), used: z.string() }))
  .describe('Words of the text and others that were looked for as well; those count for less');

const isPartial = z
  .boolean()
  .describe('Whether no document has all words, so that those found have most of them');

const suggestion = z
  .object({ text: z.string(), found: z.int().describe('Documents that it finds without refinements') })
  .nullable()
  .describe('Another spelling of the text that finds at least ten times as many; told with the first page');

const count = z.int().describe('All documents found, exactly');
const subscribedCount = z
  .int()
  .describe('Of the documents found, those that the reader’s account subscribes to, exactly');
const nextPageFlag = z.boolean().describe('Whether there is another page');

/** A page of results of a unified search. */
export const ResultPage = z.object({
  count,
  subscribedCount,
  documents: z.array(ResultDocument),
  nextPageFlag,
  searchType: z.enum(searchTypes),
  corrections: Corrections,
  correctedText,
  synonyms,
  isPartial,
  suggestion,
  ignored,
  words: searchedWords,
});
export type ResultPage = z.infer<typeof ResultPage>;

/** A page of results of a classic search. */
export const ClassicPage = z.object({
  count,
  subscribedCount,
  result: z.array(ResultDocument),
  nextPageFlag,
  corrections: Corrections,
  correctedText,
  synonyms,
  isPartial,
  suggestion,
  ignored,
  words: searchedWords,
});
export type ClassicPage = z.infer<typeof ClassicPage>;

/** A value to narrow by, with how many documents it would leave. */
export const RefinementNode = z
  .object({
    key: z.string(),
    name: z.string(),
    language: z.string().optional().describe('Of the name, where that is told: a BCP 47 tag'),
    parentKey: z.string().nullable(),
    parentName: z.string().nullable(),
    count: z.int(),
    isChecked: z.boolean(),
    get child() {
      return z.array(RefinementNode);
    },
    showBillboard: z.boolean(),
    billboardName: z.string().nullable(),
    billboardLogo: z.string().nullable(),
    semanticSearchenabled: z.boolean(),
  })
  .meta({ id: 'RefinementNode' });
export type RefinementNode = z.infer<typeof RefinementNode>;

/** Suggestions of one publisher: families of documents, each by its best edition. */
export const SuggestionGroup = z.object({
  publisherName: z.string(),
  publisherCode: z.string(),
  contentList: z.array(
    z.object({
      contentCode: z.string(),
      designationNo: z.string(),
      documentTitle: z.string().describe('Plain text'),
      status: z.string(),
      isEntitled: ListedAccess.shape.isEntitled,
      designationNoList: z
        .array(z.object({ designationNo: z.string(), contentCode: z.string() }))
        .describe('The editions of the family, the best one, which is the entry itself, first'),
      showMore: z
        .boolean()
        .describe('True for more than 5 editions: the first 4 show until the others are asked for'),
    }),
  ),
  showMoreResults: z.boolean().describe('Whether the publisher has more families than these'),
});
export type SuggestionGroup = z.infer<typeof SuggestionGroup>;
