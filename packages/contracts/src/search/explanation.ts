import { z } from 'zod';
import { notFound } from '../documents/failures.ts';
import { SearchString } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { searchTypeOff } from './refusals.ts';
import { UnifiedSearch } from './request.ts';
import { matchedFields } from './result.ts';

const points = z.number().describe('In tenths; all parts together are the score');

/** Where a word was found, and what that gives. */
const WordPoints = z.object({
  kind: z.literal('word'),
  word: z.string().describe('As it was typed, in small letters; a quantity as it was typed'),
  forms: z.array(z.string()).describe('The words of the document; none for a quantity'),
  by: z.enum(['word', 'correction', 'synonym', 'quantity']),
  field: z.enum(matchedFields),
  times: z.int().min(1).describe('How often it is there'),
  points,
});

const FactorPoints = z.object({
  kind: z.literal('factor'),
  factor: z.enum(['mostWords', 'otherWording', 'notInForce', 'title']),
  points: points.describe('Added, or taken away where it is below zero'),
});

/** Why a document is among the results, and at its place. */
export const ResultExplanation = z.object({
  designation: z
    .enum(['within', 'start', 'wholePieces', 'part', 'family', 'document', 'name'])
    .nullable()
    .describe('How the text names the document; what is named comes before all that is found by words'),
  isRecordOnly: z
    .boolean()
    .describe('Whether the account may not read it, so that its text counts for nothing here'),
  parts: z
    .array(z.discriminatedUnion('kind', [WordPoints, FactorPoints]))
    .describe('Empty for a document that is named'),
  score: z.number().nullable().describe('In tenths; null for a document that is named'),
  rank: z.int().min(1).nullable().describe('Place by best match, of the first 100'),
  best: z.number().nullable().describe('Score of the first, unless that is named'),
});
export type ResultExplanation = z.infer<typeof ResultExplanation>;

/** Why one document was found. */
export const explaining = contract({
  explain: {
    method: 'POST',
    path: '/api/documents/search/explanation',
    summary:
      'Why a search finds a document: how it is named, or points by word and field that add up to its score',
    who: 'reader',
    cost: 'search',
    body: UnifiedSearch.extend({ contentCode: SearchString.pipe(z.string().min(1)) }),
    answer: ResultExplanation,
    failures: [searchTypeOff, notFound],
  },
});
