import { expect, it } from 'vitest';
import { countSignIns, removeExpiredSignIns } from './removeExpiredSignIns.ts';
import type { SessionTables } from '../modules/session/index.ts';
import { clientId } from '../adapters/identity/provider.ts';
import { signInByForm } from '../commands/signInByForm.ts';
import { startLibrary } from '../testing/library.ts';
import { aPartner } from '../testing/partners.ts';

const hourMs = 3_600_000;

it('what has expired of sign-ins is counted, and then removed, while what counts stays', async () => {
  let time = Date.now();
  const now = () => new Date(time);
  const library = await startLibrary({ now });
  const { database, anyone, origin } = library;
  const parts = { database, tenants: () => [{ key: 'astm' }], now };
  const client = await library.as('individual');
  await client('POST', '/api/account/one-time-code', {});
  const vouch = await aPartner(library, 'JWT', 'halvorsen');
  // The clock of the library is ahead of none: the assertion is signed by the clock of the machine.
  expect((await anyone('POST', '/login/api/v1/entry-codes', { assertion: await vouch() })).status).toBe(201);
  await signInByForm({ origin, clientId, name: 'mallory', password: 'x' }).catch(() => undefined);
  expect(await countSignIns(parts)).toMatchObject({ signedIn: 1, expired: 0 });
  expect(await removeExpiredSignIns(parts)).toBe(0);

  time += 9 * hourMs;
  const { expired } = await countSignIns(parts);
  // A session, its grant, tokens and codes, both one-time codes, the assertion, and the wrong password.
  expect(expired).toBeGreaterThanOrEqual(6);
  expect(await removeExpiredSignIns(parts)).toBe(expired);
  expect(await countSignIns(parts)).toEqual({ signedIn: 0, expired: 0 });

  const left = () => database.forTenant<SessionTables>('astm').selectFrom('sign_ins').selectAll().execute();
  expect(await left()).toHaveLength(1);
  time += 16 * hourMs;
  expect(await removeExpiredSignIns(parts)).toBe(1);
  expect(await left()).toEqual([]);
});
