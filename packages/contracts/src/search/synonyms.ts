import { z } from 'zod';
import { Instant, SearchString } from '../fields/index.ts';
import { contract } from '../kit/index.ts';

/** Languages that have a list of synonyms; their words are inflected as the language does it. */
export const synonymLanguages = [
  'en',
  'fr',
  'de',
  'es',
  'it',
  'pt',
  'tr',
  'ru',
  'ar',
  'ja',
  'ko',
  'zh',
] as const;

/** Why a line is no rule. */
export const synonymFaults = [
  'one-term',
  'nothing-before',
  'nothing-after',
  'two-arrows',
  'no-word',
  'too-many-terms',
  'too-long',
] as const;

const lists = z
  .array(
    z.object({
      language: z.enum(synonymLanguages),
      rules: z
        .string()
        .max(100_000)
        .describe(
          'One rule a line: `a, b, c`, of which each finds the others, or `a => b, c`; # begins a comment',
        ),
    }),
  )
  .max(synonymLanguages.length)
  .refine((all) => new Set(all.map(({ language }) => language)).size === all.length, {
    error: 'names a language twice',
  });

const SynonymLists = z.object({ lists });
export type SynonymLists = z.infer<typeof SynonymLists>;

const SavedSynonyms = SynonymLists.extend({
  changedAt: Instant.nullable().describe('When they were last saved; null if they never were'),
});

const FaultyLine = z.object({
  language: z.enum(synonymLanguages),
  line: z.int().min(1),
  fault: z.enum(synonymFaults),
});

const Tried = z.object({
  count: z.int(),
  documents: z.array(
    z.object({
      contentCode: z.string(),
      designation: z.string(),
      title: z.string().describe('HTML, sanitised'),
      language: z.string(),
      status: z.string(),
      isAdded: z.boolean().describe('Whether the saved rules do not find it'),
    }),
  ),
  synonyms: z.array(z.object({ typed: z.string(), used: z.string() })),
});

const SynonymTrial = z.object({
  faults: z.array(FaultyLine).describe('Lines that are no rules; the others are tried'),
  before: Tried.describe('What the saved rules find'),
  after: Tried.describe('What these rules find'),
});
export type SynonymTrial = z.infer<typeof SynonymTrial>;

/** Names the state of the lists: sent back as If-Match, it says what was changed. */
const tagged = z.object({ etag: z.string() });

/** Synonyms of a tenant, in addition to the built-in ones. */
export const synonymCalls = contract({
  synonyms: {
    method: 'GET',
    path: '/api/admin/search-synonyms',
    summary: 'The synonyms of this library, by language',
    who: 'ADMIN',
    answer: SavedSynonyms,
    answerHeaders: tagged,
  },
  replaceSynonyms: {
    method: 'PUT',
    path: '/api/admin/search-synonyms',
    summary: 'Replace the synonyms of this library; the next search uses them; honors If-Match',
    who: 'ADMIN',
    body: SynonymLists,
    answer: SavedSynonyms,
    answerHeaders: tagged,
    failures: [
      {
        status: 422,
        code: 'synonyms-malformed',
        detail: 'A line is not a valid rule. Nothing was saved',
      },
      {
        status: 412,
        code: 'synonyms-changed',
        detail: 'The synonyms were changed by someone else. Nothing was overwritten',
      },
    ],
  },
  trySynonyms: {
    method: 'POST',
    path: '/api/admin/search-synonyms/trial',
    summary: 'What a search finds with the saved synonyms, and what it would find with these; saves nothing',
    who: 'ADMIN',
    cost: 'search',
    body: SynonymLists.extend({
      keywords: SearchString.transform((given) => given.trim()).describe('Nothing to check the rules alone'),
    }),
    answer: SynonymTrial,
  },
});
