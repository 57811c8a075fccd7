import { generateKeyPairSync, sign } from 'node:crypto';
import { request } from 'node:http';
import { addTenant } from './operator.ts';

/** A house whose word a library of its own takes: the library's origin, and links that let someone in once. */
export type Partner = {
  readonly library: string;
  /** An address of the library that lets the person of an e-mail address in. */
  readonly linkFor: (email: string, path?: string) => Promise<string>;
};

/** Adds a tenant that takes the word of a partner for the people of Halvorsen Consulting. */
export async function addPartner(
  authType: 'SSO' | 'JWT' | 'APPLET',
  settings: Record<string, unknown> = {},
  account = 'halvorsen',
): Promise<Partner> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = 'https://portal.halvorsen.example';
  const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'ES256' }] };
  const library = await addTenant({ signInPartners: [{ issuer, jwks, authType, account }], ...settings });

  const assertionFor = (email: string): string => {
    const claims = { iss: issuer, aud: library, email, exp: Math.floor(Date.now() / 1000) + 60 };
    const signed = `${part({ alg: 'ES256' })}.${part(claims)}`;
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  };
  return {
    library,
    linkFor: async (email, path = '/') => {
      const { code } = await post(library, '/login/api/v1/entry-codes', { assertion: assertionFor(email) });
      return `${library}${path}#sessionToken=${code}`;
    },
  };
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Asks a tenant by its host's name, which only browsers resolve. */
function post(library: string, path: string, body: unknown): Promise<{ code: string }> {
  const { host, port } = new URL(library);
  const headers = { host, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname: '127.0.0.1', port, method: 'POST', path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('error', reject).on('end', () => resolve(JSON.parse(text)));
    });
    outgoing.on('error', reject).end(JSON.stringify(body));
  });
}
