import { z } from 'zod';
import { ListedAccess } from '../documents/access.ts';
import { notFound, refusalsOfText } from '../documents/failures.ts';
import { ContentCode, ContentId } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { comparisonsBusy } from '../comparison/failures.ts';
import { featureOff } from '../tenants/refusals.ts';

/** What happened to a clause in an edition. */
export const clauseStates = [
  'first',
  'new',
  'unchanged',
  'changed',
  'moved',
  'split',
  'merged',
  'deleted',
] as const;

const Edition = z.object({
  contentId: z.int(),
  contentCode: z.string(),
  designation: z.string(),
  editionLabel: z.string().describe('What tells it from the other editions, such as a year'),
  year: z.int().nullable(),
  status: z.string(),
  access: ListedAccess,
  hasClauses: z.boolean().describe('False for an edition that the reader may not open, too'),
  comparedWith: z
    .string()
    .nullable()
    .describe('The content code of the last edition before it that the reader may open and that has clauses'),
  normative: z
    .int()
    .nullable()
    .describe('How many normative changes it has; null where it is the first, or not compared yet'),
});

const Cell = z.object({
  state: z.enum(clauseStates),
  clauseId: z.string().nullable().describe('Null for a clause that was deleted'),
  number: z.string(),
  normative: z.int().nullable().describe('Normative changes in it; null until both editions are compared'),
  others: z.int().nullable().describe('All other changes in it'),
});

/** All editions of a document in its language, and what happened to each clause in each of them. */
export const Timeline = z.object({
  language: z.string().describe('BCP 47 tag'),
  editions: z.array(Edition).describe('The oldest first'),
  rows: z.array(
    z.object({
      line: z.string(),
      number: z.string().describe('In the newest edition that has the clause'),
      title: z.string().describe('Of a clause without one its first words'),
      isTitled: z.boolean(),
      level: z.int().min(1),
      cells: z
        .array(Cell.nullable())
        .describe('One for each edition; null where the edition does not have the clause'),
    }),
  ),
  progress: z
    .object({ done: z.int(), total: z.int() })
    .nullable()
    .describe('How many pairs of editions are compared; null once all are'),
});
export type Timeline = z.infer<typeof Timeline>;

const Since = z.object({
  contentCode: z.string().describe('The edition that introduced it'),
  from: z.int().nullable().describe('The first year in which that can have been'),
  to: z
    .int()
    .nullable()
    .describe('The last one; another than the first where editions between could not be read'),
});

const Value = z.object({
  words: z.string(),
  since: Since,
  before: z
    .array(z.object({ words: z.string(), since: Since }))
    .describe('What stood in its place before, the newest first'),
});

/** Which edition introduced the wording of each sentence of an edition. */
export const Origins = z.object({
  contentCode: z.string(),
  clauses: z.array(
    z.object({
      id: z.string(),
      sentences: z.array(
        z.object({
          since: Since.describe('The edition that introduced the sentence as it is'),
          parts: z
            .array(z.object({ words: z.string(), since: Since }))
            .describe('The sentence in pieces of one edition each'),
          values: z.array(Value).describe('Its quantities and verbal forms'),
        }),
      ),
    }),
  ),
});
export type Origins = z.infer<typeof Origins>;

/** The editions of a document side by side. */
export const timeline = contract({
  timeline: {
    method: 'GET',
    path: '/api/v1/timeline',
    summary: 'All editions of a document in its language, and what happened to each clause in each of them',
    who: 'reader',
    query: z.object({ contentCode: ContentCode }),
    answer: Timeline,
    failures: [featureOff, notFound, comparisonsBusy],
  },
  origins: {
    method: 'GET',
    path: '/api/v1/timeline/origins',
    summary:
      'Which edition introduced the present wording of each sentence and quantity of an edition; waits for what is not known yet',
    who: 'reader',
    cost: 'comparison',
    query: z.object({
      contentId: ContentId,
      clause: z
        .string()
        .max(500)
        .optional()
        .describe('The id of a clause: only it and the clauses within it'),
    }),
    answer: Origins,
    failures: [featureOff, ...refusalsOfText, comparisonsBusy],
  },
});
