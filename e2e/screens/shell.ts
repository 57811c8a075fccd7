import { expect } from '@playwright/test';
import { unplugged, withAccount } from './answers.ts';
import { openAccountMenu, seen, type Screen } from './screen.ts';

const contents = { name: /^(Open menu|Contents|فتح القائمة|المحتويات)$/ };
const bannerOfTheYear = {
  text: 'The library is closed for repairs on Sunday from 06:00 to 08:00 UTC. What you saved stays where it is.',
  'start-date': '2020-01-01T00:00:00Z',
  'end-date': '2999-01-01T00:00:00Z',
};

/** What is around every screen, or in the place of one. */
export const shell: readonly Screen[] = [
  {
    name: 'sidebar',
    person: 'admin',
    address: '/',
    show: async (page) => {
      await seen('main li')(page);
      // On wide windows it may be open from the view before.
      if (!(await page.getByRole('navigation', contents).isVisible()))
        await page.getByRole('button', contents).click();
      await page.getByRole('navigation', contents).getByRole('button', { expanded: false }).click();
    },
  },
  {
    name: 'account-menu',
    person: 'admin',
    address: '/',
    show: async (page) => {
      await seen('main li')(page);
      await openAccountMenu(page);
      await seen('[role="menuitemradio"]')(page);
    },
  },
  {
    name: 'help-menu',
    person: 'admin',
    address: '/',
    show: async (page) => {
      await seen('main li')(page);
      const help = page.getByRole('banner').getByRole('button', { name: /^(Help|المساعدة)$/ });
      if (await help.isVisible()) await help.click();
    },
  },
  {
    name: 'banner',
    person: 'individual',
    address: '/',
    show: async (page) => {
      await withAccount(page, { banner: bannerOfTheYear });
      await seen('main li')(page);
      await seen('aside')(page);
    },
  },
  {
    name: 'notices',
    person: 'individual',
    address: '/',
    show: async (page) => {
      await page.route('**/api/user-subscriptions/**', unplugged, { times: 2 }); // It is tried once more.
      await page.reload();
      await page.getByRole('button', { name: /message|إشعار/ }).click();
      await seen('[role="dialog"] time')(page);
    },
  },
  {
    name: 'error',
    person: 'individual',
    address: '/',
    show: async (page) => {
      const code = '**/assets/HomeScreen-*.js';
      await page.route(code, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'broken.code' }),
      );
      await page.reload();
      await expect(page.locator('main h1')).toHaveText(/unexpected|غير متوقع/);
      await page.unroute(code);
    },
  },
  {
    name: 'no-connection',
    person: 'individual',
    address: '/',
    show: async (page) => {
      await page.route('**/assets/HomeScreen-*.js', unplugged);
      await page.reload();
      await expect(page.locator('main h1')).toHaveText(/No connection|لا يوجد اتصال/);
    },
  },
  {
    name: 'parts',
    person: 'individual',
    address: '/dev/parts',
    isWhole: true,
    show: seen('section h2'),
  },
  { name: 'not-found', person: 'individual', address: '/nowhere', show: seen('main h1') },
  { name: 'unknown-tenant', tenant: 'nowhere', address: '/', show: seen('main h1') },
];
