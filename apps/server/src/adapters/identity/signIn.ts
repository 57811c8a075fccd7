import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { Audit } from '../../ports/audit.ts';
import type { Visit } from '../../ports/identity.ts';
import type { RateLimiter } from '../../concurrency/rateLimiter.ts';
import { serializeByKey } from '../../concurrency/serializeByKey.ts';
import type { Tenant } from '../../tenant/index.ts';
import { formOf, signInByPartner, noteIn } from './partnerSignIn.ts';
import { forgetFailures, lockMinutes, subjectOf, takeAttempt } from './attempts.ts';
import { demoUserField, type ProviderPages, type SignInProblem } from './pages.ts';
import { isPassword } from './passwords.ts';
import type { NetworkReader, ProviderPeople } from './people.ts';
import type { IdentityTables } from './tables.ts';

type Parts = {
  readonly tenant: Tenant;
  readonly provider: Provider;
  readonly db: Kysely<IdentityTables>;
  readonly people: ProviderPeople;
  readonly pages: ProviderPages;
  /** Answers a form that none of ours has sent. */
  readonly refuse: (visit: Visit) => void;
  readonly audit: Audit;
  /** The people whom a click signs in; null everywhere but in a demo whose password everyone knows. */
  readonly demoOf: DemoOf;
  /** How often one address may try. */
  readonly attempts: RateLimiter;
  readonly now: () => Date;
};

/** Whom a click signs in at a tenant, and the password that they all have; null for no one. */
export type DemoOf = (
  tenantKey: string,
) => { readonly names: readonly string[]; readonly password: string } | null;

type Shown = { uid: string; name: string; problem: SignInProblem; networks?: readonly NetworkReader[] };

/**
 * Answers `GET` and `POST /login/{uid}`. A visitor with a code, or from the network of one company, is signed in at once;
 * everyone else sees the form, with the companies to whose networks their address belongs.
 */
export function signIn({ tenant, provider, db, people, pages, refuse, audit, demoOf, attempts, now }: Parts) {
  const note = noteIn(audit, tenant.key);
  // Many people can share the name of a company: attempts that come at once must not use up each other's.
  const oneByOne = serializeByKey();

  const show = async (
    { request, response, remoteAddress: address }: Visit,
    status: number,
    { networks = [], ...shown }: Shown,
  ): Promise<void> => {
    const accounts = networks.map(({ accountId, accountName }) => ({ id: accountId, name: accountName }));
    const all = { ...shown, accounts, address, lockMinutes };
    const { html, policy } = await pages.signIn(tenant, request.headers, all);
    response
      .writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
      })
      .end(html);
  };

  const networksOf = ({ remoteAddress }: Visit) => people.atAddress(tenant.key, remoteAddress);

  const enterFromNetwork = async (visit: Visit, reader: NetworkReader): Promise<void> => {
    const { personId, signInName, accountId, accountName } = reader;
    await note(visit, 'sign-in', signInName, `Came from the network of ${accountName}`);
    await signInByPartner(provider, visit, { personId, authType: 'IP', accountId });
  };

  const attempt = async (visit: Visit, uid: string): Promise<void> => {
    if (!attempts.take(visit.remoteAddress).isTaken) {
      // Nothing is read, hashed or kept: anyone who tries a thousand names a second costs as little as may be.
      return show(visit, 429, { uid, name: '', problem: 'hurried' });
    }
    const form = await formOf(visit.request);
    if (!form) return refuse(visit);
    const networks = await networksOf(visit);
    const account = form.get('account');
    const chosen = networks.find(({ accountId }) => accountId === account);
    if (chosen) return enterFromNetwork(visit, chosen);
    const given = credentialsIn(form);
    if (!given) return refuse(visit);
    const { name, password } = given;
    const person = await people.signingIn(tenant.key, name);
    const subject = subjectOf(person?.id ?? null, name);
    const isRight = await oneByOne(subject, async () => {
      if (!(await takeAttempt(db, tenant.key, subject, now()))) return null;
      const isSo = await isPassword(person?.passwordHash ?? null, password);
      if (isSo) await forgetFailures(db, subject);
      return isSo;
    });
    if (isRight === null) {
      await note(visit, 'sign-in-refused', name, 'Closed after too many attempts');
      return show(visit, 429, { uid, name, problem: 'locked', networks });
    }
    if (!isRight || !person) {
      await note(visit, 'sign-in-refused', name, 'Wrong name or password');
      return show(visit, 401, { uid, name, problem: 'wrong', networks });
    }
    await note(visit, 'sign-in', name, 'Signed in with a password');
    await signInByPartner(provider, visit, { personId: person.id, authType: 'PWD', accountId: null });
  };

  // A click on a person of the demo stands for the password that they all have, and opens no more than that would.
  const credentialsIn = (form: URLSearchParams): { name: string; password: string } | null => {
    const demoUser = form.get(demoUserField);
    if (demoUser === null)
      return { name: form.get('name')?.trim().slice(0, 255) ?? '', password: form.get('password') ?? '' };
    const demo = demoOf(tenant.key);
    return demo?.names.includes(demoUser) ? { name: demoUser, password: demo.password } : null;
  };

  const begin = async (visit: Visit, { uid, name, code, isForced }: Beginning): Promise<void> => {
    if (code) {
      const entry = await people.spendEntryCode(tenant.key, code);
      if (entry) {
        await note(visit, 'sign-in', entry.signInName, `Came with a code (${entry.authType})`);
        return signInByPartner(provider, visit, entry);
      }
    }
    const networks = await networksOf(visit);
    const [only, ...others] = networks;
    if (only && others.length === 0 && !isForced && !code) return enterFromNetwork(visit, only);
    return show(visit, 200, { uid, name, problem: code ? 'spent' : null, networks });
  };

  return async (visit: Visit): Promise<void> => {
    const { request, response } = visit;
    const { pathname, searchParams } = new URL(request.url ?? '/', tenant.origin);
    const uid = pathname.split('/')[2] ?? '';
    const interaction = await provider.interactionDetails(request, response).then(
      (details) => (details.uid === uid ? details.params : null),
      () => null,
    );
    if (!interaction) return show(visit, 400, { uid: '', name: '', problem: 'expired' });
    if (request.method === 'POST') return attempt(visit, uid);
    const isForced = interaction['prompt'] === 'login';
    const code = typeof interaction[entryCodeParameter] === 'string' ? interaction[entryCodeParameter] : '';
    return begin(visit, { uid, name: searchParams.get('name') ?? '', code, isForced });
  };
}

type Beginning = {
  readonly uid: string;
  readonly name: string;
  /** Lets someone in, once; empty for none. */
  readonly code: string;
  /** Whether the form was asked for, as by someone who wants to come in as someone else. */
  readonly isForced: boolean;
};

/** The parameter of an authorization request that brings a code along. */
export const entryCodeParameter = 'entry_code';
