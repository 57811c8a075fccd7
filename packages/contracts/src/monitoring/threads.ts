import { z } from 'zod';
import { Instant } from '../fields/index.ts';
import { workKinds } from './metrics.ts';

const count = z.int().nonnegative();

/** What the process does at this moment. */
export const ThreadDump = z.object({
  node: z.string(),
  version: z.string(),
  at: Instant,
  pid: count,
  threads: z.array(
    z.object({
      id: count,
      kind: z.enum(workKinds).nullable(),
      script: z.string().describe('The file that it runs'),
      startedAt: Instant,
      working: z
        .array(z.object({ on: z.string(), since: Instant }))
        .describe('What it was asked and has not answered'),
      heapUsed: z.number().nullable().describe('In bytes; null where the thread did not tell in time'),
      processorMs: z.number().nullable().describe('Since it was started'),
    }),
  ),
  calls: z
    .array(z.object({ method: z.string(), path: z.string(), since: Instant }))
    .describe('Requests that are being answered, the oldest first, and no more than 200 of them'),
  jobs: z.array(z.object({ queue: z.string(), since: Instant })),
  resources: z
    .array(z.object({ kind: z.string(), count }))
    .describe('What keeps the process going, as Node.js calls it'),
});
export type ThreadDump = z.infer<typeof ThreadDump>;
