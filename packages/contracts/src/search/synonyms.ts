import { z } from 'zod';
import { contract } from '../kit/index.ts';

const Synonyms = z.object({
  rules: z
    .string()
    .max(200_000)
    .describe(
      'One rule a line: `a = b = c`, or `a > b` where a finds b as well; `de:` before it names a language',
    ),
});

/** Synonyms of a tenant, in addition to the built-in ones. */
export const synonymCalls = contract({
  synonyms: {
    method: 'GET',
    path: '/api/admin/search-synonyms',
    summary: 'The synonyms of this library',
    who: 'ADMIN',
    answer: Synonyms,
  },
  replaceSynonyms: {
    method: 'PUT',
    path: '/api/admin/search-synonyms',
    summary: 'Replace the synonyms of this library; the next search uses them',
    who: 'ADMIN',
    body: Synonyms,
    answer: Synonyms,
    failures: [
      {
        status: 422,
        code: 'synonyms-malformed',
        detail: 'A line is not a valid rule. Nothing was saved',
      },
    ],
  },
});
