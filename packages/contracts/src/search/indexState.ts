import { z } from 'zod';
import { Instant } from '../fields/index.ts';
import { contract } from '../kit/index.ts';

/** The search index of the node that answers, which keeps one of its own. */
export const IndexState = z.object({
  node: z.string().describe('The name of the machine'),
  documents: z.int(),
  bytes: z.int(),
  segments: z
    .array(
      z.object({
        documents: z.int(),
        removed: z.int().describe('Replaced or gone since, and still taking room'),
        bytes: z.int(),
      }),
    )
    .describe('The parts of which it consists, the largest first'),
  behind: z.object({
    documents: z.int().describe('Documents that have changed and are still to be taken over, at most'),
    since: Instant.nullable().describe('When the oldest of these changes was made'),
  }),
  followedAt: Instant.nullable().describe('When it was last in step with the database'),
  failedAt: Instant.nullable().describe('When it last could not be brought in step; null since it could'),
  building: z
    .object({ startedAt: Instant, done: z.int(), total: z.int() })
    .nullable()
    .describe('The new index that is being built; searches are answered by the old one meanwhile'),
  built: z
    .object({ finishedAt: Instant, seconds: z.number(), documents: z.int() })
    .nullable()
    .describe('The last time since the server started that all of it was built'),
  meaning: z.object({
    state: z.enum(['off', 'learning', 'ready']).describe('learning: nothing is found by meaning yet'),
    isLearning: z.boolean().describe('Whether a new model is being trained while the previous one answers'),
    documents: z.int().nullable(),
    learntFrom: z.int().nullable().describe('Number of documents that the model was trained on'),
    dimensions: z.int().nullable(),
  }),
});
export type IndexState = z.infer<typeof IndexState>;

/** The state of the search index, for operators. */
export const indexCalls = contract({
  indexState: {
    method: 'GET',
    path: '/api/admin/search-index',
    summary: 'The state of the search index of the responding node',
    who: 'OPERATOR',
    answer: IndexState,
  },
  rebuildIndex: {
    method: 'POST',
    path: '/api/admin/search-index/anew',
    summary: 'Rebuild the search index of this node; searches use the old one until it is ready',
    who: 'OPERATOR',
    answer: IndexState,
    failures: [{ status: 409, code: 'index-being-built', detail: 'The index is already being rebuilt' }],
  },
});
