import { z } from 'zod';
import { downloadForbidden, noSuchFormat, refusalsOfText } from '../documents/failures.ts';
import { ContentId } from '../fields/index.ts';
import { file } from '../kit/index.ts';
import { featureOff } from '../tenants/refusals.ts';
import { comparisonFailed, comparisonsBusy, sameDocument, tooLarge } from './failures.ts';

const ofPair = z.object({
  newHtmlId: ContentId.describe('The edition that is read: the id of one of the metadata’s htmlVersions'),
  oldHtmlId: ContentId.describe('The edition that it is compared with'),
});

/** What a reader should know of a comparison before reading it. */
export const comparisonRemarks = [
  'other-family',
  'other-language',
  'older-on-the-right',
  'nothing-in-common',
  'nothing-changed',
] as const;

/** How far a comparison is. */
export const ComparisonState = z.object({
  newHtmlId: z.int(),
  oldHtmlId: z.int(),
  state: z.enum(['waiting', 'comparing', 'ready', 'failed']),
  clauses: z.int().nullable().describe('How many clauses there are to compare; null while nobody knows'),
  clausesDone: z.int(),
  problem: z
    .enum([tooLarge.code, comparisonFailed.code])
    .nullable()
    .describe('Why it failed, as a code of the call that gives the result'),
});
export type ComparisonState = z.infer<typeof ComparisonState>;

/** What a change is about. */
const changeTypes = [
  'requirement',
  'quantity',
  'table',
  'reference',
  'definition',
  'formula',
  'figure',
  'structure',
  'editorial',
] as const;

const Verb = z.enum(['shall', 'should', 'may', 'can', 'must']);
const Measured = z.object({
  words: z.string().describe('As it is written'),
  value: z.number(),
  unit: z.string().describe('As it is written; empty for a plain number'),
});

/** What every change tells of itself. */
const typed = {
  clause: z.string().describe('Id of the clause in the new text; of a deleted one in the old text'),
  types: z.array(z.enum(changeTypes)).min(1),
  isNormative: z.boolean().describe('Whether it changes what the standard requires or recommends'),
  segments: z
    .array(z.object({ lead: z.string(), before: z.string(), after: z.string(), tail: z.string() }))
    .max(5)
    .describe('The first pieces, old and new, with some words before and behind them'),
  requirement: z
    .object({
      before: Verb.nullable(),
      after: Verb.nullable(),
      isNegatedBefore: z.boolean(),
      isNegatedAfter: z.boolean(),
      how: z.enum(['added', 'removed', 'strengthened', 'weakened', 'negated', 'reworded']),
    })
    .nullable()
    .describe('The verbal form (ISO/IEC Directives, Part 2:2021, clause 7) before and after'),
  quantities: z.array(
    z.object({
      before: Measured.nullable(),
      after: Measured.nullable(),
      what: z.array(z.enum(['value', 'unit', 'tolerance', 'range', 'comparator'])),
      isEquivalent: z.boolean().describe('Whether both sides say the same in different units'),
      direction: z
        .enum(['tighter', 'looser'])
        .nullable()
        .describe('Null unless both sides are comparable limits of one kind'),
    }),
  ),
  table: z
    .object({
      table: z.string(),
      row: z.string(),
      column: z.string(),
      before: z.string(),
      after: z.string(),
    })
    .nullable()
    .describe('The first cell that changed'),
  reference: z
    .object({
      before: z.object({ designation: z.string(), isDated: z.boolean() }).nullable(),
      after: z
        .object({
          designation: z.string(),
          isDated: z.boolean(),
          state: z
            .enum(['current', 'withdrawn', 'superseded'])
            .nullable()
            .describe('Null where the library does not know it'),
        })
        .nullable(),
    })
    .nullable()
    .describe('The first citation that changed'),
};

/** One change between two editions. */
export const Change = z.object({
  id: z.string().describe('Names its place in the result: the element with this data-change'),
  kind: z.enum(['inserted', 'deleted', 'changed', 'moved']),
  number: z
    .string()
    .describe(
      'Of the clause it stands in or the nearest one around it, as printed; empty where none has one',
    ),
  title: z.string().describe('Of that clause; empty before the first heading'),
  label: z.string().describe('What of the clause it is where that has a name: Table 2, Note 6'),
  before: z.string().describe('Some words of what went'),
  after: z.string().describe('Some words of what came'),
  from: z.string().optional().describe('For a moved clause the number it had'),
  ...typed,
});
export type Change = z.infer<typeof Change>;

/** A change without a changed word: shown in one line with all of its sort. */
export const FoldedChange = Change.pick({
  id: true,
  number: true,
  title: true,
  label: true,
  before: true,
  after: true,
}).extend({
  ...typed,
  fold: z
    .enum(['renumbered', 'reference', 'markup', 'punctuation'])
    .describe(
      'Another clause number; a reference to another number; other markup around the same words; other punctuation between them',
    ),
});
export type FoldedChange = z.infer<typeof FoldedChange>;

const Compared = z.object({
  contentId: z.int(),
  contentCode: z.string(),
  designation: z.string(),
  language: z.string().describe('BCP 47 tag'),
});

/** Every change between two editions, in the order of the result. */
export const ComparisonChanges = z.object({
  old: Compared,
  new: Compared,
  remarks: z.array(z.enum(comparisonRemarks)),
  changes: z.array(Change),
  folded: z.array(FoldedChange).describe('Changes without a changed word, in the order of the result'),
  areVerbalFormsTyped: z
    .boolean()
    .describe('Whether shall, should, may and can are recognized in the language of the new edition'),
});
export type ComparisonChanges = z.infer<typeof ComparisonChanges>;

const refusals = [featureOff, ...refusalsOfText, noSuchFormat, sameDocument] as const;

/** Comparing the HTML of two editions: begun, looked after, and read. */
export const htmlCalls = {
  startHtml: {
    method: 'POST',
    path: '/api/v1/documents/html/comparison',
    summary: 'Compare two documents; a running or finished comparison is reused',
    who: 'reader',
    cost: 'comparison',
    body: ofPair,
    answer: ComparisonState,
    failures: [...refusals, comparisonsBusy],
  },
  checkHtml: {
    method: 'GET',
    path: '/api/v1/html/resultCheck',
    summary:
      'Whether the result of a comparison exists: the result is in the header, the progress in the body',
    who: 'reader',
    query: ofPair,
    answer: ComparisonState,
    answerHeaders: z.object({ fileexists: z.enum(['true', 'false']) }),
    failures: [...refusals, comparisonsBusy],
  },
  htmlResult: {
    method: 'GET',
    path: '/api/v1/html/result',
    summary:
      'Both documents as one text: what came in ins, what went in del, each change named by data-change, each block of the older one numbered as it stood there by data-was; the call waits for what is not compared yet',
    who: 'reader',
    cost: 'comparison',
    query: ofPair,
    answer: file('text/html'),
    failures: [...refusals, tooLarge, comparisonFailed, comparisonsBusy],
  },
  htmlChanges: {
    method: 'GET',
    path: '/api/v1/html/changes',
    summary: 'The list of changes of that text; waits like the result',
    who: 'reader',
    cost: 'comparison',
    query: ofPair,
    answer: ComparisonChanges,
    failures: [...refusals, tooLarge, comparisonFailed, comparisonsBusy],
  },
  exportChanges: {
    method: 'GET',
    path: '/api/v1/html/changes/export',
    summary:
      'The list of changes as a file, each with a link to its clause: CSV (RFC 4180), or JSON by docs/formats/comparison-changes.schema.json',
    who: 'reader',
    cost: 'comparison',
    query: ofPair.extend({
      format: z.enum(['csv', 'json']),
      filter: z.enum(['requirements']).optional().describe('The normative changes alone'),
    }),
    answer: file('text/csv; charset=utf-8', 'application/json'),
    failures: [...refusals, downloadForbidden, tooLarge, comparisonFailed, comparisonsBusy],
  },
} as const;
