import { expect, it } from 'vitest';
import { accounts, tenantOffers, type TenantKey } from './accounts.ts';
import { people, type SignInName } from './people.ts';
import { publishers } from './publishers.ts';

const tenants = Object.keys(tenantOffers) as TenantKey[];

it('gives every person a sign-in name and an address of their own', () => {
  expect(new Set(people.map(({ signInName }) => signInName)).size).toBe(people.length);
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
  for (const { email } of people) expect(email).toMatch(/^[a-z.]+@[a-z-]+\.example$/);
});

it('lets people read only for accounts that exist, and uses every account', () => {
  const keys = accounts.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(people.flatMap((person) => person.accounts))).toEqual(new Set(keys));
});

it('offers and sells in each tenant only publishers of the library', () => {
  const codes = publishers.map(({ code }) => code);
  for (const tenant of tenants) {
    expect(codes).toEqual(expect.arrayContaining([...tenantOffers[tenant]]));
    for (const account of accounts) {
      expect(tenantOffers[tenant]).toEqual(expect.arrayContaining([...account.subscriptions[tenant]]));
    }
  }
});

it('entitles each person as the demo promises', () => {
  expect(entitled('individual', 'astm')).toEqual(['NSB HI']);
  expect(entitled('individual', 'api')).toEqual(['PIC']);
  expect(entitled('company', 'astm')).toEqual(['NSB']);
  expect(entitled('multi', 'astm')).toEqual(['NSB', 'HI', 'NSB HI PIC FLW']);
  expect(entitled('admin', 'astm')).toEqual(['NSB HI PIC FLW']);
  expect(entitled('operator', 'astm')).toEqual(['NSB HI PIC FLW']);
  expect(entitled('drm', 'astm')).toEqual(['NSB']);
  expect(entitled('nobody', 'astm')).toEqual(['']);
  expect(entitled('stranger', 'astm')).toEqual([]);
});

it('puts the two colleagues into the account of the individual', () => {
  const shared = accountsOf('individual');
  expect(accountsOf('colleague')).toEqual(shared);
  expect(accountsOf('colleague-2')).toEqual(shared);
});

it('has one user with DRM and one company', () => {
  const readsInDrm = people.filter(({ signInName }) => accountsOf(signInName).some(({ drmView }) => drmView));
  expect(readsInDrm.map(({ signInName }) => signInName)).toEqual(['drm']);
  const companies = people.filter(({ userType }) => userType === 'COMPANY');
  expect(companies.map(({ signInName }) => signInName)).toEqual(['company']);
});

function accountsOf(name: SignInName) {
  const keys = people.find(({ signInName }) => signInName === name)?.accounts ?? [];
  return keys.flatMap((key) => accounts.filter((account) => account.key === key));
}

function entitled(name: SignInName, tenant: TenantKey): string[] {
  return accountsOf(name).map((account) => account.subscriptions[tenant].join(' '));
}
