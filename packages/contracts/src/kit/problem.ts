import { z } from 'zod';

/** The body of every refused or failed call, as `application/problem+json` (RFC 9457) with the wire's own fields. */
export const Problem = z.object({
  title: z.string().describe('The HTTP status in words, unless the refusal has a title of its own'),
  status: z.int(),
  detail: z.string().describe('What happened, for people'),
  message: z.string().describe('The same as detail, under the name that older clients read'),
  code: z.string().describe('The failure of the contract, for programs'),
  params: z.record(z.string(), z.string()).optional(),
  fieldErrors: z
    .array(
      z.object({
        field: z.string(),
        message: z.string(),
        code: z.string().optional().describe('The kind of the mistake, such as `too_big`, for programs'),
      }),
    )
    .optional(),
  requestId: z.string(),
});
export type Problem = z.infer<typeof Problem>;
