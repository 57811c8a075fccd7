import { expect, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { saveCompassPoints } from '../compassPoints.ts';
import { seen, type Screen } from './screen.ts';

/** Loads the page again with what someone has marked, who has marked nothing in the small library. */
async function withCompassPoints(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await saveCompassPoints(page);
  await page.reload();
}

/** Compass points: in a document, in lists, opened by their link, and what happened to them. */
export const compassPoints: readonly Screen[] = [
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
      // Two workers that begin as the same person may each have made it.
      const row = page.locator('main tbody tr', { hasText: 'Plant rooms' }).first();
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
];
