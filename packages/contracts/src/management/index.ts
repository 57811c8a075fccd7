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
});
