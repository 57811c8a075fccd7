import { expect, it } from 'vitest';
import { everyCall, make } from '../../testing/everyCall.ts';
import type { TestLibrary } from '../../testing/library.ts';
import { stockedLibrary } from '../../testing/validRequests/stockedLibrary.ts';
import type { TenantTables } from './tables.ts';

/** What only operators may say of a tenant, by its file. */
const wished = {
  publishers: ['NSB', 'HI', 'PIC', 'FLW', 'VWA'],
  deliversFor: ['NSB', 'HI'],
  hosts: ['elsewhere.example'],
  authenticationMethods: ['PWD', 'SSO'],
  identityProvider: { issuer: 'https://elsewhere.example', clientId: 'elsewhere' },
  signInPartners: [],
};

async function settingsOf({ database }: TestLibrary): Promise<unknown> {
  const rows = await database
    .withoutTenant<TenantTables>()
    .selectFrom('tenants')
    .selectAll()
    .orderBy('key')
    .execute();
  return rows.map(({ key, is_default, settings }) => [
    key,
    is_default,
    Object.keys(wished).map((name) => Reflect.get(settings, name)),
  ]);
}

// After these the sign-in is another one, or none.
const endsTheSignIn = ({ name }: { name: string }): boolean => /^session\.(switchAccount|logout)$/.test(name);
const inOrder = [...everyCall].sort((a, b) => Number(endsTheSignIn(a)) - Number(endsTheSignIn(b)));

it('an administrator changes by no call what operators alone say of a tenant, whatever else is sent with it', async () => {
  const library = await stockedLibrary();
  const before = await settingsOf(library);
  const client = await library.as('admin');
  let answered = 0;
  for (const { name, call, validRequest } of inOrder) {
    const sent = await validRequest({ library, client });
    answered += (await make(client, call, sent)).status < 300 ? 1 : 0;
    if (call.method === 'GET' || call.sends) continue;
    const again = await validRequest({ library, client });
    for (const more of [wished, { settings: wished }, { tenant: { key: 'astm', ...wished } }])
      await make(client, call, { ...again, body: { ...(again.body as object | undefined), ...more } });
    expect([name, await settingsOf(library)]).toEqual([name, before]);
  }
  expect(answered).toBeGreaterThan(150);
  const admin = await library.as('admin');
  for (const method of ['PUT', 'POST', 'PATCH', 'DELETE'])
    for (const path of ['/api/admin/tenant', '/api/admin/tenant.json', '/api/admin/tenants/astm'])
      expect((await admin(method, path, wished)).status).toBeGreaterThanOrEqual(400);
  expect(await settingsOf(library)).toEqual(before);
}, 240_000);
