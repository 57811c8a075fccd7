import { expect } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { comparisonAt, expectCompared } from '../comparison.ts';
import { more } from './aroundDocument.ts';
import { seen, type Screen } from './screen.ts';

/** Two editions side by side. */
export const comparison: readonly Screen[] = [
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
      const act = { name: /^(Compare versions|مقارنة الطبعات)$/ };
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
];
