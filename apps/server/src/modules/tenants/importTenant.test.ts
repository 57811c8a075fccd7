import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../testing/database.ts';
import { importTenant } from './importTenant.ts';
import { readTenant } from './mistakes.ts';
import { allTenants } from './store.ts';
import type { TenantTables } from './tables.ts';

const wish = { publicHost: 'library.example', becomesDefault: false };

const tenant = (key: string, given: object = {}) => {
  const theme = { brand: '#00A3AD' };
  const { settings } = readTenant({
    key,
    title: key,
    publisherName: key,
    publishers: ['NSB'],
    theme,
    ...given,
  });
  if (!settings) throw new Error(`The tenant ${key} of this test has mistakes`);
  return settings;
};

async function emptyLibrary() {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const db = database.withoutTenant<TenantTables>();
  const defaults = async () =>
    (await allTenants(db)).filter(({ isDefault }) => isDefault).map(({ key }) => key);
  return { db, defaults };
}

it('adds a tenant, replaces it, and leaves it when nothing is new', async () => {
  const { db } = await emptyLibrary();
  expect(await importTenant(db, tenant('vwa'), wish)).toMatchObject({ result: 'added' });
  expect(await importTenant(db, tenant('vwa'), wish)).toMatchObject({ result: 'unchanged' });
  expect(await importTenant(db, tenant('vwa', { title: 'Water' }), wish)).toMatchObject({
    result: 'replaced',
  });
  expect((await allTenants(db)).map(({ settings }) => settings?.title)).toEqual(['Water']);
});

it('makes the first tenant the default one, until another is made it', async () => {
  const { db, defaults } = await emptyLibrary();
  expect(await importTenant(db, tenant('one'), wish)).toMatchObject({ isDefault: true });
  expect(await importTenant(db, tenant('two'), wish)).toMatchObject({ isDefault: false });
  expect(await defaults()).toEqual(['one']);
  await importTenant(db, tenant('one', { title: 'Still' }), wish);
  expect(await defaults()).toEqual(['one']);
  const second = await importTenant(db, tenant('two'), { ...wish, becomesDefault: true });
  expect(second).toEqual({ result: 'replaced', isDefault: true });
  expect(await defaults()).toEqual(['two']);
});

it('refuses a host of another tenant, and changes nothing', async () => {
  const { db } = await emptyLibrary();
  await importTenant(db, tenant('one', { hosts: ['one.example'] }), wish);
  const taken = tenant('two', { hosts: ['two.example', 'one.example'] });
  expect(await importTenant(db, taken, wish)).toMatchObject({
    result: 'refused',
    mistakes: [{ path: 'hosts[1]', message: expect.stringContaining('leads to the tenant one') }],
  });
  expect((await allTenants(db)).map(({ key }) => key)).toEqual(['one']);
});

it('lets only one of two tenants have a host, when both arrive at the same time', async () => {
  const { db, defaults } = await emptyLibrary();
  const arriving = ['one', 'two', 'three', 'four'].map((key) => tenant(key, { hosts: ['shared.example'] }));
  const outcomes = await Promise.all(arriving.map((each) => importTenant(db, each, wish)));
  expect(outcomes.map(({ result }) => result).sort()).toEqual(['added', 'refused', 'refused', 'refused']);
  expect(await defaults()).toHaveLength(1);
});

it('leaves networks as they are where the file says nothing of them', async () => {
  const { db } = await emptyLibrary();
  const networks = [{ account: 'port', ranges: ['198.51.100.0/24'] }];
  const kept = async () => (await allTenants(db))[0]?.settings?.networks;
  await importTenant(db, tenant('vwa', { networks }), wish);
  const silent = { ...wish, leavesNetworks: true };
  expect(await importTenant(db, tenant('vwa'), silent)).toMatchObject({ result: 'unchanged' });
  await importTenant(db, tenant('vwa', { title: 'Water' }), silent);
  expect(await kept()).toEqual(networks);
  await importTenant(db, tenant('vwa', { networks: [] }), wish);
  expect(await kept()).toEqual([]);
});

it('repairs a row that cannot be read', async () => {
  const { db } = await emptyLibrary();
  await importTenant(db, tenant('one'), wish);
  await db.updateTable('tenants').set({ settings: '{"key":"one"}' }).execute();
  expect(await importTenant(db, tenant('one'), wish)).toEqual({ result: 'replaced', isDefault: true });
});
