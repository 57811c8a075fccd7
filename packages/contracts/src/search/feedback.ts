import { z } from 'zod';
import { contract } from '../kit/index.ts';

/** Trimmed text of at most so many characters; counted as readers count, not in halves of characters. */
const text = (most: number) =>
  z
    .string()
    .meta({ maxLength: most })
    .transform((given) => given.replaceAll('\0', '').trim())
    .refine((given) => Array.from(given).length <= most, `is longer than ${most} characters`);

/** What a reader says of a search that did not find what they were looking for. */
export const feedback = contract({
  sendFeedback: {
    method: 'POST',
    path: '/api/user/feedback',
    summary: 'Tell the library what a search did not find',
    who: 'reader',
    body: z.object({
      searchQuery: text(500).describe('What was looked for'),
      searchType: text(100).describe('The kind of search, as the screen shows it'),
      q1Response: text(100)
        .refine((given) => given !== '', 'is required')
        .describe('What the reader was trying to find'),
      q2Response: text(500).default('').describe('What else they say'),
      refinements: text(10_000).default('').describe('The chosen refinements, as the screen shows them'),
      version: z.literal('classic').default('classic'),
    }),
    status: 201,
    answer: z.object({ id: z.int(), message: z.string() }),
  },
});
