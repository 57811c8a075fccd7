import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { Audit } from '../../ports/audit.ts';
import type { Visit } from '../../ports/identity.ts';
import type { Tenant } from '../../tenant.ts';
import { countFailure, forgetFailures, isLocked, lockMinutes } from './attempts.ts';
import type { ProviderPages, SignInProblem } from './pages.ts';
import { isPassword } from './passwords.ts';
import type { ProviderPeople } from './people.ts';
import { dropExpired } from './records.ts';
import type { IdentityTables } from './tables.ts';

const mostFormBytes = 10_000;

const formOf = async (request: IncomingMessage): Promise<URLSearchParams | null> => {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > mostFormBytes) return null;
  }
  return new URLSearchParams(text);
};

type Parts = {
  readonly tenant: Tenant;
  readonly provider: Provider;
  readonly db: Kysely<IdentityTables>;
  readonly people: ProviderPeople;
  readonly pages: ProviderPages;
  readonly audit: Audit;
  readonly now: () => Date;
};

/** Answers `GET` and `POST /login/{uid}`: the form, and the attempt to sign in with it. */
export function signIn({ tenant, provider, db, people, pages, audit, now }: Parts) {
  const show = async (
    { request, response }: Visit,
    status: number,
    shown: { uid: string; name: string; problem: SignInProblem },
  ) => {
    const { html, policy } = await pages.signIn(tenant, request.headers, { ...shown, lockMinutes });
    response
      .writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
      })
      .end(html);
  };

  const note = (
    { request, remoteAddress }: Visit,
    type: 'sign-in' | 'sign-in-refused',
    principal: string,
    message: string,
  ) =>
    audit.record(tenant.key, {
      type,
      principal,
      message,
      remoteAddress,
      requestId: String(request.headers['x-request-id'] ?? ''),
    });

  const attempt = async (visit: Visit, uid: string): Promise<void> => {
    const { request, response } = visit;
    const form = await formOf(request);
    const name = form?.get('name')?.trim().slice(0, 255) ?? '';
    const password = form?.get('password') ?? '';
    if (await isLocked(db, name, now())) {
      await note(visit, 'sign-in-refused', name, 'Closed after too many attempts');
      return show(visit, 429, { uid, name, problem: 'locked' });
    }
    const person = await people.signingIn(tenant.key, name);
    if (!(await isPassword(person?.passwordHash ?? null, password)) || !person) {
      await countFailure(db, tenant.key, name, now());
      await note(visit, 'sign-in-refused', name, 'Wrong name or password');
      return show(visit, 401, { uid, name, problem: 'wrong' });
    }
    await forgetFailures(db, name);
    await dropExpired(db, now());
    await note(visit, 'sign-in', name, 'Signed in with a password');
    await provider.interactionFinished(
      request,
      response,
      { login: { accountId: person.id } },
      { mergeWithLastSubmission: false },
    );
  };

  return async (visit: Visit): Promise<void> => {
    const { request, response } = visit;
    const { pathname, searchParams } = new URL(request.url ?? '/', tenant.origin);
    const uid = pathname.split('/')[2] ?? '';
    const isOpen = await provider.interactionDetails(request, response).then(
      (details) => details.uid === uid,
      () => false,
    );
    if (!isOpen) return show(visit, 400, { uid: '', name: '', problem: 'expired' });
    if (request.method === 'POST') return attempt(visit, uid);
    return show(visit, 200, { uid, name: searchParams.get('name') ?? '', problem: null });
  };
}
