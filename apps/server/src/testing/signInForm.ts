import { clientId } from '../adapters/identity/provider.ts';
import type { TestLibrary } from './library.ts';

/** The address of a form to sign in with, and the cookies that go with it. */
export async function aSignInForm({ anyone, origin }: Pick<TestLibrary, 'anyone' | 'origin'>) {
  const query = `client_id=${clientId}&response_type=code&scope=openid&redirect_uri=${encodeURIComponent(`${origin}/implicit/callback`)}&code_challenge=${'x'.repeat(43)}&code_challenge_method=S256`;
  const { headers } = await anyone('GET', `/oidc/auth?${query}`);
  const cookies = (headers.get('set-cookie') ?? '')
    .split(/,(?=\s*_)/)
    .map((each) => each.split(';')[0]?.trim());
  return { path: headers.get('location') ?? '', headers: { cookie: cookies.join('; ') } };
}
