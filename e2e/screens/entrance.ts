import type { Page, Route } from '@playwright/test';
import { once, withAccount } from './answers.ts';
import { openAccountMenu, seen, type Screen } from './screen.ts';

const refuseAddress = (route: Route): Promise<void> =>
  route.fulfill({
    status: 403,
    contentType: 'application/problem+json',
    body: JSON.stringify({ code: 'address-not-allowed', detail: 'Refused', requestId: 'r-1' }),
  });

async function openAgreement(page: Page): Promise<void> {
  await seen('main li')(page);
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: /^(License agreement|اتفاقية الترخيص)$/ }).click();
}

/** Pages before the library, or in place of it. */
export const entrance: readonly Screen[] = [
  { name: 'sign-in', address: '/', show: seen('#name') },
  { name: 'switch-account', person: 'multi', address: '/', show: seen('main li') },
  {
    name: 'licence-agreement',
    person: 'individual',
    address: '/',
    show: async (page) => {
      await openAgreement(page);
      await seen('[role="dialog"] iframe')(page);
    },
  },
  {
    name: 'licence-agreement-pdf',
    person: 'individual',
    address: '/',
    show: async (page) => {
      await openAgreement(page);
      await page.getByRole('dialog').getByRole('button', { name: 'PDF', exact: true }).click();
      await seen('[role="dialog"] canvas')(page);
    },
  },
  {
    name: 'licence-to-accept',
    person: 'colleague-2',
    address: '/',
    show: seen('[role="dialog"] iframe'),
  },
  {
    name: 'not-admitted',
    person: 'company',
    address: '/',
    show: async (page) => {
      // The user who is refused is not one of those before.
      await page.waitForLoadState('networkidle');
      await page.route('**/api/account', refuseAddress, once);
      await page.reload();
      await seen('[role="dialog"]')(page);
    },
  },
  {
    name: 'sign-in-from-network',
    address: '/',
    show: async (page) => {
      await seen('#name')(page);
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9' });
      // As of someone who has just signed out; others would be let in at once.
      await page.evaluate(() => sessionStorage.setItem('signed-out', 'IP'));
      await page.goto(new URL('/', page.url()).href);
      await seen('.networks button')(page);
      await page.setExtraHTTPHeaders({});
    },
  },
  { name: 'not-authorized', person: 'drm', address: '/content-access/', show: seen('main h1') },
  {
    name: 'limited-access',
    person: 'individual',
    address: '/',
    show: async (page) => {
      await withAccount(page, { activated: false });
      await seen('main h1')(page);
    },
  },
  { name: 'verified', address: '/implicit/callback?email_verified=true', show: seen('main h1') },
  { name: 'proxy-access', address: '/proxy-access', show: seen('main a[download]') },
];
