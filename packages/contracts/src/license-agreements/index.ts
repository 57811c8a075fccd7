import { z } from 'zod';
import { contract, file } from '../kit/index.ts';

const noAgreement = {
  status: 404,
  code: 'agreement-not-found',
  detail: 'This account has no license agreement',
} as const;

/** What readers of an account agree to before they read. */
export const licenseAgreements = contract({
  agreement: {
    method: 'GET',
    path: '/api/v1/lca/validate',
    summary: 'The license agreement of the selected account as sanitized HTML',
    who: 'reader',
    beforeAgreement: true,
    answer: z.object({
      responseData: z.object({
        value: z.object({ licenseContent: z.string(), accepted: z.boolean() }),
      }),
    }),
    failures: [noAgreement],
  },
  document: {
    method: 'GET',
    path: '/api/v1/lca/document',
    summary:
      'The license agreement of the selected account as a tagged PDF, with a title in the reader’s language',
    who: 'reader',
    beforeAgreement: true,
    cost: 'download',
    answer: file('application/pdf'),
    failures: [noAgreement],
  },
  accept: {
    method: 'POST',
    path: '/api/v1/lca/create',
    summary: 'Accept the current license agreement; idempotent',
    who: 'reader',
    beforeAgreement: true,
    answer: z.object({ responseData: z.object({ value: z.object({ accepted: z.literal(true) }) }) }),
    failures: [noAgreement],
  },
});
