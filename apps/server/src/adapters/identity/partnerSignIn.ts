import type { IncomingMessage } from 'node:http';
import type { InteractionResults, Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Audit } from '../../ports/audit.ts';
import type { Visit } from '../../ports/identity.ts';

const Arrival = z.object({
  authType: z.enum(['PWD', 'SSO', 'IP', 'JWT', 'APPLET']),
  accountId: z.string().nullable(),
  from: z.string(),
});

/** How someone came in: in which way, through whose account, from where. */
export type Arrival = z.infer<typeof Arrival>;

/** Lets a person in and says how they came; the provider continues with its sign-in. */
export async function signInByPartner(
  provider: Provider,
  { request, response, remoteAddress }: Visit,
  { personId, authType, accountId }: Omit<Arrival, 'from'> & { readonly personId: string },
): Promise<void> {
  const arrival: Arrival = { authType, accountId, from: remoteAddress };
  const result = { login: { accountId: personId }, arrival };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** How a person whom `signInByPartner` has just signed in came in; null for a sign-in that continues. */
export const arrivalIn = (result: InteractionResults | undefined): Arrival | null =>
  Arrival.safeParse(result?.['arrival']).data ?? null;

const longestForm = 10_000;

/** What a form sent; null for more than any form of ours sends, and for text with NUL, which nothing here is named by. */
export async function formOf(request: IncomingMessage): Promise<URLSearchParams | null> {
  let text = '';
  // The socket has to stay open for the answer to a form that is too long.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (text.length > longestForm) return null;
  }
  const form = new URLSearchParams(text);
  return [...form].flat().some((each) => each.includes('\0')) ? null : form;
}

/** Keeps in the audit who came in, or was refused. */
export const noteIn =
  (audit: Audit, tenantKey: string) =>
  (
    { request, remoteAddress }: Visit,
    type: 'sign-in' | 'sign-in-refused',
    principal: string,
    message: string,
  ): Promise<void> =>
    audit.record(tenantKey, {
      type,
      principal,
      message,
      remoteAddress,
      requestId: String(request.headers['x-request-id'] ?? ''),
    });
