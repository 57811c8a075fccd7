import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { clientId } from '../adapters/identity/provider.ts';
import { signInByForm } from '../commands/signInByForm.ts';
import { ownerClient } from '../testing/database.ts';
import { everyCall, make } from '../testing/everyCall.ts';
import { withToken } from '../testing/kindsOfPerson.ts';
import { password } from '../testing/library.ts';
import { stockedLibrary } from '../testing/validRequests/stockedLibrary.ts';

it('hold no password, token, code, ticket or cookie, whatever was asked and whatever broke', async () => {
  const lines: string[] = [];
  const library = await stockedLibrary({ logLevel: 'trace', onLogged: (line) => void lines.push(line) });
  const { origin, anyone } = library;

  const tokens = await library.tokens('individual');
  const client = withToken(library, tokens.access_token);
  const secrets = [password, 'a wrong password', 'SECRET-CODE', 'SECRET-COOKIE', 'SECRET-TICKET'];
  for (const token of [tokens.access_token, tokens.id_token, tokens.refresh_token ?? ''])
    secrets.push(token.split('.').at(-1) ?? token);
  expect(secrets.every((secret) => secret.length > 10)).toBe(true);

  for (const { call, validRequest } of everyCall)
    await (await make(client, call, await validRequest({ library, client }))).text();
  const wrong = signInByForm({ origin, clientId, name: 'individual', password: 'a wrong password' });
  await expect(wrong).rejects.toThrow('is wrong');
  await anyone('GET', '/api/account', undefined, { authorization: `Bearer ${tokens.id_token}` });
  await anyone('GET', '/', undefined, { accept: 'text/html', cookie: 'session=SECRET-COOKIE' });

  // What no one foresees is logged with all that is known of it: the tables of codes and tickets are gone.
  const owner = await ownerClient(library.database);
  await owner.query('alter table one_time_codes rename to gone_codes');
  await owner.query('alter table tickets rename to gone_tickets');
  const body = { code: 'SECRET-CODE' };
  const headers = { cookie: 'session=SECRET-COOKIE', authorization: `Bearer ${tokens.access_token}` };
  const redeemed = await anyone('POST', '/api/account/one-time-code/redeem', body, headers);
  const played = await anyone('GET', '/api/documents/videos/x/file?ticket=SECRET-TICKET', undefined, headers);
  expect([redeemed.status, played.status]).toEqual([500, 500]);

  const logged = lines.join('');
  expect(logged).toContain('request failed unexpectedly');
  for (const secret of secrets) expect([secret, logged.includes(secret)]).toEqual([secret, false]);
  expect(logged).not.toContain(String(decodeJwt(tokens.access_token)['sid']));
}, 120_000);

it('and the audit name who signed in and who was refused, and never a password or token', async () => {
  const library = await stockedLibrary();
  const { access_token } = await library.tokens('individual', 'api');
  await signInByForm({
    origin: library.origin,
    clientId,
    name: 'mallory',
    password: 'a wrong password',
  }).catch(() => undefined);
  await withToken(library, access_token)('GET', '/api/account');
  await (
    await library.as('individual')
  )('GET', '/api/admin/imports');
  const lines = () =>
    library.database
      .forTenant<{ audit_events: { id: number; type: string; principal: string; message: string } }>('astm')
      .selectFrom('audit_events')
      .select(['type', 'principal', 'message'])
      .where('type', 'in', ['sign-in', 'sign-in-refused', 'call-refused'])
      .orderBy('id')
      .execute();
  await expect.poll(async () => (await lines()).length).toBe(5);
  const events = await lines();
  expect(events).toEqual([
    { type: 'sign-in', principal: 'individual', message: 'Signed in with a password' },
    { type: 'sign-in-refused', principal: 'mallory', message: 'Wrong name or password' },
    { type: 'call-refused', principal: '', message: 'GET /api/account: token-invalid' },
    { type: 'sign-in', principal: 'individual', message: 'Signed in with a password' },
    { type: 'call-refused', principal: 'individual', message: 'GET /api/admin/imports: not-authorized' },
  ]);
});
