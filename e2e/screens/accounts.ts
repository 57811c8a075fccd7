import { expect, type Page } from '@playwright/test';
import { seen, type Screen } from './screen.ts';

const account = (id: string, part?: string): string =>
  `/admin/user-management/account/${id}${part ? `?part=${part}` : ''}`;

/** Gives one more subscription, as far as what it means. */
const giving = async (page: Page): Promise<void> => {
  await seen('main h1')(page);
  await page.getByRole('button', { name: /^(Add subscriptions|إضافة اشتراكات)$/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('input[type=checkbox]:enabled').first().check();
  await expect(sheet.locator('h3')).toBeVisible();
};

/** Types ranges with something to say against each. */
const typing = async (page: Page): Promise<void> => {
  await seen('main textarea')(page);
  const lines = ['198.51.100.0/24', '10.1.0.0/16', '198.51.100.7', '203.0.113.1/24', '203.0.113.128/25'];
  await page.locator('main textarea').fill(lines.join('\n'));
  await expect(page.locator('main tbody tr')).toHaveCount(5);
  await page.getByRole('button', { name: /^(Check|تحقق)$/ }).click();
  await expect(page.locator('main output p').first()).toBeVisible();
};

/** The accounts of a library, for administrators. */
export const customers: readonly Screen[] = [
  {
    name: 'accounts',
    person: 'admin',
    address: '/admin/user-management/accounts',
    show: seen('main tbody tr a'),
  },
  {
    name: 'account-none',
    person: 'admin',
    address: '/admin/user-management/accounts?search=nobody',
    show: seen('main h2'),
  },
  {
    name: 'account-subscriptions',
    person: 'admin',
    address: account('halvorsen'),
    show: seen('main tbody tr'),
  },
  { name: 'account-give', person: 'admin', address: account('halvorsen'), show: giving },
  {
    name: 'account-people',
    person: 'admin',
    address: account('halvorsen', 'people'),
    show: seen('main tbody tr a'),
  },
  { name: 'account-networks', person: 'admin', address: account('brisa', 'networks'), show: typing },
  {
    name: 'account-agreement',
    person: 'admin',
    address: account('halvorsen', 'agreement'),
    show: seen('main tbody tr'),
  },
  {
    name: 'account-details',
    person: 'admin',
    address: account('halvorsen', 'details'),
    show: seen('main dl'),
  },
];
