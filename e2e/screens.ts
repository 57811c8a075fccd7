import { tenants, type SignInName } from '@norma/samples';
import { expect, type Page, type Route } from '@playwright/test';
import { documentAt, searchFor, standards } from './addresses.ts';
import { comparisonAt, expectCompared } from './comparison.ts';
import { keepCompassPoints } from './compassPoints.ts';
import { keepDocuments } from './shelves.ts';

/** A screen of the library, and how to come to it. */
export type Screen = {
  name: string;
  /** Who looks at it; nobody who is signed in where it is absent. */
  person?: SignInName;
  address: string;
  /** The tenant at whose host it stands, if not the default one. */
  tenant?: string;
  /** Whether a picture shows all of it, not only what a window shows. */
  isWhole?: boolean;
  /** What has to be done, and to be there, before it can be looked at. */
  show: (page: Page) => Promise<unknown>;
};

// A PDF is made when it is first asked for: a busy machine takes its time.
const seen = (selector: string) => (page: Page) =>
  expect(page.locator(selector).first()).toBeVisible({ timeout: 60_000 });
const twoPublishers = JSON.stringify([
  { k: 'NSB', n: 'Northern Standards Board', r: 'Publisher', pk: [] },
  { k: 'HI', n: 'Halden Institute', r: 'Publisher', pk: [] },
]);

// In the name of somebody whose documents no journey looks at.
const shelved = [standards.testMethod, standards.previousTestMethod, standards.designStandard];

const otherTenants = tenants.map(({ key }) => key).filter((key) => key !== 'astm');
const contents = { name: /^(Open the contents|Contents|فتح المحتويات|المحتويات)$/ };
const bannerOfTheYear = {
  text: 'The library is closed for repairs on Sunday from 06:00 to 08:00 UTC. What you saved stays where it is.',
  'start-date': '2020-01-01T00:00:00Z',
  'end-date': '2999-01-01T00:00:00Z',
};
const more = { name: /^(More|المزيد)$/, exact: true };
const unplugged = (route: Route): Promise<void> => route.abort('connectionrefused');

const refuseAddress = (route: Route): Promise<void> =>
  route.fulfill({
    status: 403,
    contentType: 'application/problem+json',
    body: JSON.stringify({ code: 'address-not-allowed', detail: 'Refused', requestId: 'r-1' }),
  });

// What is shown next is shown as it is.
const once = { times: 1 };

/** Loads the page again with another account's answer: what the database of the demo has nobody for. */
async function withAccount(page: Page, change: Record<string, unknown>): Promise<void> {
  // Only then the account has been asked for, and the answer to come is that of the page to come.
  await expect(page.locator('main h1')).toBeVisible();
  await page.route(
    '**/api/account',
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } });
    },
    once,
  );
  await page.reload();
}

/** Loads the page again with what somebody has marked, who has marked nothing in the small library. */
async function withCompassPoints(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await keepCompassPoints(page);
  await page.reload();
}

/** Every screen there is, in the order in which a reader may meet them. */
export const screens: readonly Screen[] = [
  { name: 'sign-in', address: '/', show: seen('#name') },
  { name: 'switch-account', person: 'multi', address: '/', show: seen('main li') },
  { name: 'home', person: 'individual', address: '/', show: seen('main li') },
  {
    name: 'home-tracker',
    person: 'admin',
    address: '/home/1',
    show: async (page) => {
      await keepDocuments(page, shelved);
      await page.reload();
      await seen('[role="tabpanel"] li')(page);
    },
  },
  {
    name: 'home-favorites',
    person: 'admin',
    address: '/home/2',
    show: async (page) => {
      await keepDocuments(page, shelved);
      await page.reload();
      await seen('[role="tabpanel"] li')(page);
    },
  },
  {
    name: 'home-subscriptions',
    person: 'individual',
    address: '/home/3',
    show: seen('[role="tabpanel"] li'),
  },
  { name: 'home-company', person: 'company', address: '/', show: seen('[role="tabpanel"] li') },
  { name: 'home-empty', person: 'colleague', address: '/home/2', show: seen('[role="tabpanel"] h2') },
  {
    name: 'home-contents',
    person: 'individual',
    tenant: 'awwa',
    address: '/',
    show: seen('[role="tabpanel"] li'),
  },
  {
    name: 'favorites',
    person: 'admin',
    address: '/favorites',
    show: async (page) => {
      await keepDocuments(page, shelved);
      await page.reload();
      await seen('main tbody tr')(page);
    },
  },
  {
    name: 'type-ahead',
    person: 'individual',
    address: '/',
    show: async (page) => {
      await page.getByRole('combobox').pressSequentially('e 21');
      await seen('[role="gridcell"]')(page);
      await page.getByRole('combobox').press('ArrowDown');
    },
  },
  {
    name: 'search',
    person: 'individual',
    address: searchFor('bonded anchor creep', { categories: twoPublishers }),
    show: seen('main ol h2'),
  },
  {
    name: 'search-own',
    person: 'individual',
    address: '/mysubscription-search/?content=drill',
    show: seen('main ol h2'),
  },
  {
    name: 'search-by-meaning',
    person: 'individual',
    address: '/semantic-search/',
    show: seen('main section h2'),
  },
  {
    name: 'search-without-results',
    person: 'individual',
    address: searchFor('bondet ankor'),
    show: seen('main li a'),
  },
  {
    name: 'search-feedback',
    person: 'individual',
    address: searchFor('bonded anchor creep', { categories: twoPublishers }),
    show: async (page) => {
      await seen('main ol h2')(page);
      await page.locator('main button[aria-haspopup="dialog"]').last().click();
      await seen('[role="dialog"] textarea')(page);
    },
  },
  {
    name: 'document-pdf',
    person: 'individual',
    address: documentAt(standards.testMethod, { page: '6' }),
    show: seen('[data-page-number="6"] .textLayer [role="presentation"]'),
  },
  {
    name: 'document-pdf-find',
    person: 'individual',
    address: documentAt(standards.testMethod, { page: '6' }),
    show: async (page) => {
      await seen('[data-page-number="6"] .textLayer [role="presentation"]')(page);
      await page.keyboard.press('Control+f');
      await page.locator('search input[type="text"]').last().fill('anchor');
      await seen('.highlight.selected')(page);
    },
  },
  {
    name: 'document-notes',
    person: 'individual',
    address: documentAt(standards.testMethod, { tab: 'html', aside: 'notes' }),
    show: async (page) => {
      await seen('aside h2, [role="dialog"] h2')(page);
      const begin = page.getByRole('button', { name: /^(Write a note on|كتابة ملاحظة على)/ });
      await expect(begin).toBeVisible();
      // A draft is kept from one view to the next.
      const draft = page.locator('form textarea');
      if ((await draft.count()) === 0) await begin.click();
      await draft.fill('Compare clause 7 with the cure times of our own tests.');
    },
  },
  {
    name: 'document-training',
    person: 'individual',
    address: documentAt(standards.testMethod, { tab: 'training' }),
    show: seen('figure img'),
  },
  {
    name: 'comparison',
    person: 'individual',
    address: comparisonAt(),
    show: async (page) => {
      await expectCompared(page);
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('j');
      await expect(page.frameLocator('iframe').locator('.current-change').first()).toBeInViewport();
    },
  },
  {
    name: 'comparison-side-by-side',
    person: 'individual',
    address: comparisonAt(),
    show: async (page) => {
      await expectCompared(page);
      const beside = page.getByRole('button', { name: /^(Side by side|جنبًا إلى جنب)$/ });
      if (await beside.isVisible()) await beside.click(); // A narrow screen has no room for two columns.
      for (let step = 0; step < 62; step += 1) await page.keyboard.press('j');
      await expect(page.frameLocator('iframe').locator('.current-change:visible').first()).toBeInViewport();
    },
  },
  {
    name: 'comparison-pdf',
    person: 'individual',
    address: comparisonAt({ tab: 'pdf', page: '3' }),
    show: seen('[data-page-number="3"] .textLayer [role="presentation"]'),
  },
  {
    name: 'comparison-busy',
    person: 'individual',
    address: comparisonAt(),
    show: async (page) => {
      await page.route('**/api/v1/documents/html/comparison', (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          json: {
            type: 'about:blank',
            title: 'Busy',
            status: 503,
            code: 'comparisons-busy',
            detail: 'Too many comparisons are waiting. Try again in a minute',
            requestId: 'r-1',
          },
        }),
      );
      await page.reload();
      await seen('[role="alert"]')(page);
      await page.unroute('**/api/v1/documents/html/comparison');
    },
  },
  {
    name: 'comparison-unknown',
    person: 'individual',
    address: comparisonAt({ compare: 'NSB|unknown' }),
    show: seen('main section h2'),
  },
  {
    name: 'comparison-choice',
    person: 'individual',
    address: documentAt(standards.testMethod, { tab: 'html' }),
    show: async (page) => {
      const act = { name: /^(Compare versions|مقارنة الإصدارات)$/ };
      const inBar = page.getByRole('button', act);
      const inMenu = page.getByRole('button', more);
      await expect(inBar.or(inMenu).first()).toBeVisible();
      if (await inBar.isVisible()) await inBar.click();
      else {
        await inMenu.click();
        await page.getByRole('menuitem', act).click();
      }
      await seen('[role="dialog"]')(page);
    },
  },
  {
    name: 'document-html',
    person: 'individual',
    address: documentAt(standards.testMethod, { tab: 'html', clause: 'sec_9.2' }),
    show: (page) => expect(page.frameLocator('iframe').getByRole('heading').first()).toBeAttached(),
  },
  {
    name: 'document-related',
    person: 'individual',
    address: documentAt(standards.designStandard, { tab: 'related' }),
    show: seen('[role="tabpanel"] table'),
  },
  {
    name: 'document-work-items',
    person: 'individual',
    address: documentAt(standards.testMethod, { tab: 'work-items' }),
    show: seen('[role="tabpanel"] table'),
  },
  {
    name: 'document-details',
    person: 'individual',
    address: documentAt(standards.testMethod, { tab: 'related', aside: 'details' }),
    show: seen('section[aria-labelledby] li'),
  },
  {
    name: 'document-compass-points',
    person: 'individual',
    address: documentAt(standards.testMethod, { tab: 'compass-points' }),
    show: async (page) => {
      await withCompassPoints(page);
      await seen('[role="tabpanel"] tbody button')(page);
    },
  },
  {
    name: 'document-compass-points-superseded',
    person: 'individual',
    address: documentAt(standards.historicalTestMethod, { tab: 'compass-points' }),
    show: async (page) => {
      await withCompassPoints(page);
      await seen('[role="tabpanel"] aside a')(page);
    },
  },
  {
    name: 'document-more',
    person: 'individual',
    address: documentAt(standards.previousTestMethod, { page: '3' }),
    show: async (page) => {
      await seen('[data-page-number="3"] .textLayer [role="presentation"]')(page);
      await page.getByRole('button', more).click();
      await seen('[role="menuitem"]')(page);
    },
  },
  {
    name: 'document-share',
    person: 'individual',
    address: documentAt(standards.testMethod, { tab: 'html', clause: 'sec_9.2' }),
    show: async (page) => {
      await page.getByRole('button', more).click();
      await page.getByRole('menuitem', { name: /^(Share|مشاركة)$/ }).click();
      await seen('[role="dialog"] input')(page);
    },
  },
  {
    name: 'document-cite',
    person: 'individual',
    tenant: 'demowl',
    address: documentAt(standards.testMethod),
    show: async (page) => {
      await page.getByRole('button', more).click();
      await page.getByRole('menuitem', { name: /^(Cite|استشهاد)$/ }).click();
      await expect(page.locator('[role="dialog"] blockquote')).not.toBeEmpty();
    },
  },
  {
    name: 'document-html-find',
    person: 'individual',
    address: documentAt(standards.testMethod, { clause: 'sec_9.2' }),
    show: async (page) => {
      await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeAttached();
      await page.keyboard.press('Control+f'); // On a narrow screen it opens the sheet of the clauses.
      await page.locator('search input[type="search"]').last().fill('creep');
      await seen('[data-found]')(page);
    },
  },
  {
    name: 'document-html-enlarged',
    person: 'individual',
    address: documentAt(standards.testMethod, { clause: 'sec_9.2' }),
    show: async (page) => {
      await page.frameLocator('iframe').locator('[id="s-sec_9.2"] .enlarge').first().click();
      await expect(
        page.locator('[role="dialog"] iframe').contentFrame().locator('figure').first(),
      ).toBeVisible();
    },
  },
  {
    name: 'compass-points',
    person: 'individual',
    address: '/compass-points-list',
    show: async (page) => {
      await withCompassPoints(page);
      await page.locator('main tbody tr').nth(1).locator('button[aria-haspopup="menu"]').click();
      await seen('[role="menuitem"]')(page);
    },
  },
  {
    name: 'compass-points-none',
    person: 'admin',
    address: '/compass-points-list?status=inactive',
    show: seen('[role="tabpanel"] h2'),
  },
  {
    name: 'compass-points-of-all',
    person: 'cp-admin',
    address: '/compass-points-admin-list?status=inactive',
    show: async (page) => {
      await withCompassPoints(page);
      await seen('main tbody tr button[aria-haspopup="menu"]')(page);
    },
  },
  {
    name: 'compass-point-details',
    person: 'cp-admin',
    address: '/compass-points-admin-list',
    show: async (page) => {
      await withCompassPoints(page);
      await page.getByRole('button', { name: /43 °C/ }).first().click();
      await seen('[role="dialog"] dl')(page);
    },
  },
  {
    name: 'compass-point-deactivate',
    person: 'individual',
    address: '/compass-points-list',
    show: async (page) => {
      await withCompassPoints(page);
      await page.locator('main tbody tr button[aria-haspopup="menu"]').first().click();
      await page.getByRole('menuitem').last().click();
      await seen('[role="dialog"]')(page);
    },
  },
  {
    name: 'compass-point-history',
    person: 'cp-admin',
    address: '/compass-points-admin-list',
    isWhole: true,
    show: async (page) => {
      await withCompassPoints(page);
      const row = page.locator('main tbody tr', { hasText: 'Plant rooms' });
      await row.locator('button[aria-haspopup="menu"]').click();
      await page.getByRole('menuitem', { name: /^(Change History|سجل التغييرات)$/ }).click();
      await seen('main ol article')(page);
    },
  },
  {
    name: 'compass-point-unknown',
    person: 'individual',
    address: '/compasspoint/00000000-0000-4000-8000-000000000000',
    show: seen('[role="dialog"]'),
  },
  {
    name: 'compass-point-not-eligible',
    person: 'company',
    address: '/compasspoint/00000000-0000-4000-8000-000000000000',
    show: seen('[role="dialog"]'),
  },
  {
    name: 'refused',
    person: 'individual',
    address: documentAt(standards.notSubscribed),
    show: seen('[role="dialog"]'),
  },
  {
    name: 'content-redirect',
    person: 'individual',
    address: documentAt(standards.designStandard),
    show: async (page) => {
      // The small library has no publisher that shows its documents itself.
      await page.route('**/api/documents/metadata*', async (route) => {
        const answer = await route.fetch();
        const elsewhere = { publisherTypeCode: 'CPP', contentAccessURL: 'https://read.hi.example/4410-2' };
        await route.fulfill({ response: answer, json: { ...(await answer.json()), ...elsewhere } });
      });
      await page.reload();
      await seen('main article h1')(page);
      await expect(page).toHaveURL(/content-redirect/);
      await page.unroute('**/api/documents/metadata*');
    },
  },
  {
    name: 'licence-agreement',
    person: 'individual',
    address: '/',
    show: async (page) => {
      await seen('main li')(page);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(Account|الحساب):/ })
        .click();
      await page.getByRole('menuitem', { name: /^(Licence agreement|اتفاقية الترخيص)$/ }).click();
      await seen('[role="dialog"] iframe')(page);
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
      // As of somebody who has just signed out; others would be let in at once.
      await page.evaluate(() => sessionStorage.setItem('signed-out', 'IP'));
      await page.goto(new URL('/', page.url()).href);
      await seen('.networks button')(page);
      await page.setExtraHTTPHeaders({});
    },
  },
  {
    name: 'sidebar',
    person: 'admin',
    address: '/',
    show: async (page) => {
      await seen('main li')(page);
      // On wide windows it may stand open from the view before.
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
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(Account|الحساب):/ })
        .click();
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
      await page.getByRole('button', { name: /notice|إشعار/ }).click();
      await seen('[role="dialog"] time')(page);
    },
  },
  { name: 'my-account', person: 'individual', address: '/myAccount', isWhole: true, show: seen('main dl') },
  {
    name: 'my-account-edited',
    person: 'individual',
    address: '/myAccount',
    isWhole: true,
    show: async (page) => {
      await page.locator('main section button').first().click();
      await page.locator('[name="country"]').selectOption('US');
      await seen('[name="state"]')(page);
    },
  },
  {
    name: 'my-account-of-company',
    person: 'company',
    address: '/myAccount',
    isWhole: true,
    show: seen('main dl'),
  },
  { name: 'video', person: 'individual', address: '/video', isWhole: true, show: seen('main figure') },
  {
    name: 'user-resources',
    person: 'individual',
    address: '/user-resources',
    isWhole: true,
    show: seen('main h3'),
  },
  {
    name: 'library-resources',
    person: 'individual',
    address: '/user-resources/library',
    isWhole: true,
    show: seen('main h3'),
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
  {
    name: 'error',
    person: 'individual',
    address: '/',
    show: async (page) => {
      const code = '**/assets/HomeScreen-*.js';
      await page.route(code, unplugged);
      await page.reload();
      await expect(page.locator('main h1')).toHaveText(/unexpected|غير متوقع/);
      await page.unroute(code);
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
  ...otherTenants.flatMap((tenant): Screen[] => [
    { name: `home-${tenant}`, tenant, person: 'individual', address: '/', show: seen('main li') },
    {
      name: `search-${tenant}`,
      tenant,
      person: 'individual',
      address: searchFor('anchor'),
      show: seen('main h1'),
    },
  ]),
];

/** The address of a screen on a server whose default tenant stands at an origin. */
export function addressOf({ address, tenant }: Screen, origin: string): string {
  const url = new URL(address, origin);
  if (tenant) url.hostname = `${tenant}.localhost`;
  return url.href;
}
