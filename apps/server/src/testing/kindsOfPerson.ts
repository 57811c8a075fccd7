import { decodeJwt, importJWK, SignJWT, type JWK } from 'jose';
import type { SignInName } from '@norma/samples';
import type { IdentityTables } from '../adapters/identity/tables.ts';
import type { SessionTables } from '../modules/session/index.ts';
import type { TestClient, TestLibrary } from './library.ts';

/** A kind of person who may ask, and the column of `docs/who-may-call.md` that tells what they get. */
export type KindOfPerson = {
  readonly who: string;
  readonly column: string;
  /** The code of their refusal where the column says no more than a status. */
  readonly refusedAs?: string;
  readonly client: (library: TestLibrary) => Promise<TestClient>;
};

const as = (name: SignInName) => (library: TestLibrary) => library.as(name);

/** Every kind of person. */
export const kindsOfPerson: readonly KindOfPerson[] = [
  {
    who: 'nobody who is signed in',
    column: 'no token',
    refusedAs: 'not-signed-in',
    client: async ({ anyone }) => anyone,
  },
  {
    who: 'a reader of another tenant, with their token from there',
    column: 'no token',
    refusedAs: 'token-invalid',
    client: async (library) => withToken(library, (await library.tokens('individual', 'api')).access_token),
  },
  {
    who: 'a reader whose token has expired',
    column: 'no token',
    refusedAs: 'token-expired',
    client: async (library) => withToken(library, await expiredToken(library)),
  },
  {
    who: 'a person without any account',
    column: 'no account',
    refusedAs: 'no-account-selected',
    client: as('stranger'),
  },
  {
    who: 'a person who has chosen no account yet',
    column: 'none chosen',
    refusedAs: 'no-account-selected',
    client: as('multi'),
  },
  {
    who: 'a person who is not let in',
    column: 'not let in',
    refusedAs: 'not-activated',
    client: notActivated,
  },
  {
    who: 'a reader who has not accepted the licence agreement',
    column: 'not agreed',
    refusedAs: 'agreement-not-accepted',
    client: (library) => library.as('colleague-2', 'astm', { accepts: false }),
  },
  { who: 'an individual', column: 'individual', client: as('individual') },
  { who: 'a company', column: 'company', client: as('company') },
  { who: 'a reader under DRM', column: 'DRM', client: as('drm') },
  { who: 'a reader who subscribes to nothing', column: 'no subscription', client: as('nobody') },
  { who: 'an administrator of compass points', column: 'CP_ADMIN', client: as('cp-admin') },
  { who: 'an administrator', column: 'ADMIN', client: as('admin') },
  { who: 'an operator', column: 'OPERATOR', client: as('operator') },
];

/** Asks with a token of any origin. */
export const withToken =
  ({ anyone }: TestLibrary, token: string): TestClient =>
  (method, path, body, headers) =>
    anyone(method, path, body, { authorization: `Bearer ${token}`, ...headers });

/** A token that the library itself has given and that has run out a minute ago. */
async function expiredToken({ tokens, database }: TestLibrary): Promise<string> {
  const { access_token } = await tokens('individual');
  const { secret } = await database
    .forTenant<IdentityTables>('astm')
    .selectFrom('identity_keys')
    .select('secret')
    .where('purpose', '=', 'sign')
    .executeTakeFirstOrThrow();
  const key = secret as JWK;
  const aMinuteAgo = Math.floor(Date.now() / 1000) - 60;
  return new SignJWT({ ...decodeJwt(access_token), exp: aMinuteAgo })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid ?? '', typ: 'at+jwt' })
    .sign(await importJWK(key, 'RS256'));
}

async function notActivated(library: TestLibrary): Promise<TestClient> {
  const client = await library.as('colleague');
  await library.database
    .forTenant<SessionTables>('astm')
    .updateTable('people')
    .set({ is_activated: false })
    .where('sign_in_name', '=', 'colleague')
    .execute();
  return client;
}
