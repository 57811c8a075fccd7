import { languages } from '@norma/contracts/fields';
import type { SignInName } from '@norma/samples';
import { expect, test } from '@playwright/test';
import { documentAt, searchFor, standards } from '../addresses.ts';
import { overflowing } from '../overflow.ts';
import { origin, speak } from '../visitors.ts';
import { visitAs } from '../visits.ts';

/** Screens with more words than others, and what is there once they have come. */
const screens: readonly [name: string, person: SignInName, address: string, seen: string][] = [
  ['home', 'individual', '/', 'main li'],
  ['subscriptions', 'individual', '/home/3', '[role="tabpanel"] li'],
  ['search', 'individual', searchFor('anchor'), 'main ol h2'],
  ['a search without results', 'individual', searchFor('bondet ankor'), 'main li a'],
  [
    'a PDF',
    'individual',
    documentAt(standards.testMethod, { page: '6' }),
    '[data-page-number="6"] .textLayer [role="presentation"]',
  ],
  ['an HTML text', 'individual', documentAt(standards.testMethod, { tab: 'html' }), 'main iframe'],
  ['favourites', 'individual', '/favorites', 'main h1'],
  ['what is tracked', 'individual', '/trackChanges', 'main h1'],
  ['groups', 'individual', '/groups', 'main h1'],
  ['compass points', 'individual', '/compass-points-list', 'main h1'],
  ['my account', 'individual', '/myAccount', 'main dl'],
  ['help', 'individual', '/user-resources', 'main h1'],
  ['people', 'admin', '/admin/user-management', 'main tbody a'],
  ['audits', 'admin', '/admin/audits', 'main h1'],
  ['health', 'operator', '/admin/health', 'main tbody tr'],
  ['metrics', 'operator', '/admin/metrics', 'main [role=meter]'],
  ['imports', 'operator', '/admin/imports', 'main h1'],
  ['the usage report', 'operator', '/usage-report', 'main h1'],
];

test.describe('Pseudo-localized messages, longer than those of any language', () => {
  for (const pseudo of ['long', 'mirrored'] as const) {
    for (const [name, person, address, seen] of screens) {
      test(`fit on the screen of ${name}, ${pseudo}`, async ({ page, context }) => {
        await context.addCookies([{ name: 'pseudo', value: pseudo, url: origin() }]);
        await visitAs(page, person, address);
        for (const width of [390, 1200]) {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.locator(seen).first()).toBeVisible();
          await expect(page.getByRole('banner')).toContainText('[');
          expect.soft(await overflowing(page), `at ${width} px`).toEqual([]);
        }
      });
    }
  }
});

/** Screens of every area, as operators see them. */
const examples: readonly [address: string, seen: string][] = [
  ['/', 'main li'],
  [searchFor('anchor'), 'main ol h2'],
  [documentAt(standards.testMethod, { tab: 'related', aside: 'details' }), '[role="tabpanel"]'],
  ['/myAccount', 'main dl'],
  ['/admin/user-management', 'main tbody a'],
  ['/admin/health', 'main tbody tr'],
];

/** The languages with the longest words of each script; the pseudo-localized messages above are longer still. */
const ofEachScript = new Set(['ar', 'de', 'fr-CA', 'ja', 'ko', 'ru', 'tr', 'zh-Hans']);

test.describe('The words of each script', () => {
  for (const { tag, wire } of languages.filter((each) => ofEachScript.has(each.tag))) {
    test(`fit on screens of every room in ${tag}`, async ({ page, context }) => {
      await speak(context, wire);
      await visitAs(page, 'operator');
      for (const [address, seen] of examples) {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        for (const width of [390, 1200]) {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.locator(seen).first()).toBeVisible();
          expect.soft(await overflowing(page), `${address} at ${width} px`).toEqual([]);
        }
      }
    });
  }
});
