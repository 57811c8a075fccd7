import { z } from 'zod';
import { contract } from '../kit/index.ts';

/** Single sign-on by the partners of a tenant. */
export const sso = contract({
  progressiveProfilingUrl: {
    method: 'GET',
    path: '/api/tenant/getProgressiveProfilingUrl',
    summary:
      'Where people complete what single sign-on did not bring along; null where the tenant has no such place',
    who: 'person',
    answer: z.object({ progressiveProfilingUrl: z.string().nullable() }),
  },
  entryCode: {
    method: 'POST',
    path: '/login/api/v1/entry-codes',
    summary: 'A code that lets somebody in once, within a minute, on the word of a partner (RFC 7523)',
    who: 'anyone',
    body: z.object({ assertion: z.string().min(1).max(10_000) }),
    status: 201,
    answer: z.object({ code: z.string(), expiresInSeconds: z.int() }),
    failures: [
      { status: 403, code: 'assertion-refused', detail: 'This assertion is not accepted' },
      { status: 403, code: 'person-not-vouched', detail: 'The partner cannot vouch for this person' },
    ],
  },
});
