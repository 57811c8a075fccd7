import { z } from 'zod';
import { contract } from '../kit/index.ts';

/** What programs that watch the server ask. */
export const management = contract({
  info: {
    method: 'GET',
    path: '/management/info',
    summary: 'Which version runs, and in which profiles',
    who: 'anyone',
    answer: z.object({
      version: z.string(),
      'display-ribbon-on-profiles': z.string(),
      activeProfiles: z.array(z.enum(['prod', 'swagger', 'demo'])),
    }),
  },
  liveness: {
    method: 'GET',
    path: '/management/health/liveness',
    summary: 'Whether the process answers',
    who: 'anyone',
    answer: z.object({ status: z.literal('UP') }),
  },
  readiness: {
    method: 'GET',
    path: '/management/health/readiness',
    summary: 'Whether the library is ready for readers',
    who: 'anyone',
    answer: z.object({ status: z.literal('UP') }),
    failures: [{ status: 503, code: 'library-not-ready', detail: 'The library is being prepared' }],
  },
});
