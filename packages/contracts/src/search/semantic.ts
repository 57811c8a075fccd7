import { z } from 'zod';
import { PageNumber, PageSize, SearchList, SearchString } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { searchTypeOff } from './refusals.ts';
import { ignored, ResultDocument } from './result.ts';

const SemanticDocument = ResultDocument.extend({
  meaning: z.object({
    sentence: z
      .string()
      .nullable()
      .describe('Plain text: the sentence that comes nearest to the question, of those that are open'),
    likeness: z.number().min(0).max(1).describe('How near the document is to the question; 1 is the same'),
  }),
});

/** A page of what was found by meaning. */
export const SemanticPage = z.object({
  count: z.int().max(1_000).describe('Documents near enough in meaning; at most 1,000 count'),
  subscribedCount: z.int().describe('Of these, those that the reader’s account subscribes to'),
  documents: z.array(SemanticDocument),
  nextPageFlag: z.boolean().describe('Whether there is another page'),
  ignored,
  searchType: z.literal('SEMANTICSEARCH'),
});
export type SemanticPage = z.infer<typeof SemanticPage>;

/** Finding documents by what they mean. */
export const semantic = contract({
  semantic: {
    method: 'POST',
    path: '/api/semantic-search/v1/query',
    summary: 'A page of the documents closest in meaning to a question, even if they share no words with it',
    who: 'reader',
    cost: 'search',
    query: z.object({ page: PageNumber.describe('From 0'), pageSize: PageSize(25, 100) }),
    body: z.object({
      keywords: SearchString.transform((given) => given.trim())
        .default('')
        .describe('What is looked for, in any words; nothing is near to nothing'),
      publishers: SearchList.default([]).describe('Codes of publishers; none means all of them'),
    }),
    answer: SemanticPage,
    failures: [searchTypeOff],
  },
});
