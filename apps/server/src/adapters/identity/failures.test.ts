import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import { aSignInForm } from '../../testing/signInForm.ts';
import { clientId } from './provider.ts';

const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
const inTime = (answer: Promise<Response>): Promise<Response> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => setTimeout(reject, 10_000, new Error('does not answer'))),
  ]);

describe('a request to the provider that holds NUL is refused with 400', () => {
  it.each([
    ['GET', `/oidc/auth?client_id=%00`, undefined],
    ['GET', `/oidc/auth?client_id=${clientId}&entry_code=a%00b`, undefined],
    ['GET', '/oidc/session/end?id_token_hint=%00', undefined],
    ['GET', '/login/x?name=%00', undefined],
    ['POST', '/oidc/token', `grant_type=refresh_token&client_id=${clientId}&refresh_token=%00`],
    ['POST', '/oidc/token', `grant_type=authorization_code&client_id=${clientId}&code=%00&code_verifier=x`],
  ] as const)('%s %s %s', async (method, path, body) => {
    const { anyone } = await startLibrary();
    const answer = await inTime(anyone(method, path, body, body === undefined ? {} : asForm));
    expect(answer.status).toBe(400);
  });

  it.each([
    ['as the name', 'name=a%00b&password=x'],
    ['in the password', 'name=individual&password=%00'],
    ['in a form longer than any of ours', `name=${'x'.repeat(200_000)}`],
  ])('of the sign-in form, %s', async (_, body) => {
    const library = await startLibrary();
    const { path, headers } = await aSignInForm(library);
    const answer = await inTime(library.anyone('POST', path, body, { ...headers, ...asForm }));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('could not be read');
  });
});

/** Makes every write of a table fail, as an error of PostgreSQL with a code. */
async function breakTable({ database }: TestLibrary, table: string, code: string): Promise<void> {
  const db = database.owner();
  await sql`create function fail_${sql.raw(table)}() returns trigger language plpgsql as ${sql.lit(
    `begin raise exception 'broken for a test' using errcode = '${code}'; end`,
  )}`.execute(db);
  await sql`create trigger fail_it before insert or update or delete on ${sql.table(table)}
    for each statement execute function fail_${sql.raw(table)}()`.execute(db);
}

describe.each([
  ['an error of the database', 'P0001', 500, null],
  ['a database that is away', '57P01', 503, '5'],
] as const)('%s', (_, code, status, retryAfter) => {
  it('is answered with a page when someone signs in', async () => {
    const logged: string[] = [];
    const library = await startLibrary({ onLogged: (line) => void logged.push(line) });
    const { path, headers } = await aSignInForm(library);
    await breakTable(library, 'sign_in_failures', code);
    const answer = await inTime(
      library.anyone('POST', path, 'name=individual&password=x', { ...headers, ...asForm }),
    );
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('Something went wrong on our side');
    expect(logged.join()).toContain('broken for a test');
  });

  it('is answered when a sign-in begins, and when tokens are asked for', async () => {
    const library = await startLibrary();
    const { refresh_token = '' } = await library.tokens('individual');
    await breakTable(library, 'identity_records', code);
    const query = `client_id=${clientId}&response_type=code&scope=openid&redirect_uri=${encodeURIComponent(`${library.origin}/implicit/callback`)}&code_challenge=${'x'.repeat(43)}&code_challenge_method=S256`;
    const begun = await inTime(
      library.anyone('GET', `/oidc/auth?${query}`, undefined, { accept: 'text/html' }),
    );
    expect([begun.status, begun.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(await begun.text()).toContain('Something went wrong on our side');
    const form = new URLSearchParams({ grant_type: 'refresh_token', client_id: clientId, refresh_token });
    const renewed = await inTime(library.anyone('POST', '/oidc/token', form.toString(), asForm));
    expect([renewed.status, renewed.headers.get('retry-after')]).toEqual([status, retryAfter]);
  });
});
