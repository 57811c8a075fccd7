import { z } from 'zod';
import { contract } from '../kit/index.ts';

/** Single sign-on by the partners of a tenant. */
export const sso = contract({
  progressiveProfilingUrl: {
    method: 'GET',
    path: '/api/tenant/getProgressiveProfilingUrl',
    summary: 'URL to complete a profile after single sign-on; null if the tenant has none',
    who: 'person',
    answer: z.object({ progressiveProfilingUrl: z.string().nullable() }),
  },
  entryCode: {
    method: 'POST',
    path: '/login/api/v1/entry-codes',
    summary: 'A single-use sign-in code, valid for one minute, for an assertion of a partner (RFC 7523)',
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
