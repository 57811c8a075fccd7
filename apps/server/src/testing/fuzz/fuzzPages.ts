import fc from 'fast-check';
import { clientId } from '../../adapters/identity/provider.ts';
import type { TestClient } from '../library.ts';
import { hostileText } from './hostile.ts';

const form = 'application/x-www-form-urlencoded';
const patienceMs = 20_000;

/** Routes that no contract describes: pages, the sign-in, and files; `{}` is where a hostile text goes. */
const routes: readonly (readonly [method: 'GET' | 'POST', path: string, body?: string])[] = [
  ['GET', '/{}'],
  ['GET', '/oidc/auth?client_id={}'],
  [
    'GET',
    `/oidc/auth?client_id=${clientId}&response_type=code&scope=openid&code_challenge=${'x'.repeat(43)}&code_challenge_method=S256&entry_code={}`,
  ],
  ['GET', '/oidc/session/end?id_token_hint={}&post_logout_redirect_uri={}'],
  ['POST', '/oidc/session/end/confirm', 'xsrf={}&logout=yes'],
  ['GET', '/oidc/{}'],
  ['POST', '/oidc/token', `grant_type=refresh_token&client_id=${clientId}&refresh_token={}`],
  ['POST', '/oidc/token', `grant_type=authorization_code&client_id=${clientId}&code={}&code_verifier={}`],
  ['POST', '/oidc/token', 'grant_type={}&client_id={}'],
  ['POST', '/oidc/token/revocation', `client_id=${clientId}&token={}`],
  ['GET', '/login/{}'],
  ['POST', '/login/{}', 'name={}&password={}'],
  ['GET', '/choose-password?key={}'],
  ['POST', '/choose-password', 'key={}&password={}'],
  ['GET', '/forgotten-password?name={}'],
  ['POST', '/forgotten-password', 'name={}'],
  ['GET', '/mails/unsubscribe?token={}'],
  ['POST', '/mails/unsubscribe?token={}', 'List-Unsubscribe=One-Click'],
  ['GET', '/i18n/{}.json'],
  ['GET', '/assets/{}'],
  ['GET', '/publishers/{}/mark.svg?v={}'],
  ['GET', '/openapi.json?{}'],
];

/** Asks every route that no contract describes with hostile texts; answers what was wrong about the answers. */
export async function fuzzPages(
  client: TestClient,
  { seed, runsOfEach }: { readonly seed: number; readonly runsOfEach: number },
): Promise<string[]> {
  const complaints: string[] = [];
  for (const [method, path, body] of routes) {
    const property = fc.asyncProperty(
      hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
      async (text) => {
        const filled = (template: string): string => template.replaceAll('{}', () => text);
        const headers = body === undefined ? { accept: 'text/html' } : { 'content-type': form };
        const status = await statusOf(client(method, filled(path), body && filled(body), headers));
        if (status >= 500) throw new Error(`answers ${status} to ${text}`);
      },
    );
    const { failed, errorInstance } = await fc.check(property, { seed, numRuns: runsOfEach });
    if (failed) complaints.push(`${method} ${path} ${body ?? ''}: ${String(errorInstance)}`);
  }
  return complaints;
}

function statusOf(answer: Promise<Response>): Promise<number> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('does not answer')), patienceMs);
  return Promise.race([answer.then(({ status }) => status), late]).finally(() => clearTimeout(timer));
}
