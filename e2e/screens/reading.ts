import { expect } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { lineOf } from '../lines.ts';
import { seen, type Screen } from './screen.ts';

/** A document being read. */
export const reading: readonly Screen[] = [
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
    name: 'document-html',
    person: 'individual',
    address: documentAt(standards.testMethod, { tab: 'html', clause: 'sec_9.2' }),
    show: (page) => expect(page.frameLocator('iframe').getByRole('heading').first()).toBeAttached(),
  },
  {
    name: 'document-timeline',
    person: 'individual',
    address: documentAt(standards.testMethod, { tab: 'timeline' }),
    show: async (page) => {
      await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
      await page
        .getByRole('button', { name: /Acceptance/ })
        .first()
        .click();
      await expect(page.getByRole('region', { name: /^(Origins|الأصول)$/ })).toBeVisible();
      await seen('ol[aria-hidden]')(page);
    },
  },
  {
    name: 'clause-link',
    person: 'individual',
    address: documentAt(standards.previousTestMethod, { tab: 'html' }),
    show: async (page) => {
      const line = await lineOf(page, standards.previousTestMethod, '9.4');
      await page.goto(`/clause/${line}?from=${encodeURIComponent(standards.previousTestMethod)}`);
      await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeAttached();
      await expect(page.getByText(/84 %|% the same|متطابق/).first()).toBeVisible({ timeout: 60_000 });
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
    name: 'reference-card',
    person: 'individual',
    address: documentAt(standards.testMethod, { tab: 'html' }),
    show: async (page) => {
      const link = page.frameLocator('iframe').locator('a.reference[data-sign]').first();
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      await seen('[role="dialog"] dl')(page);
    },
  },
  {
    name: 'reference-check',
    person: 'individual',
    address: '/references/check',
    show: async (page) => {
      const text =
        'Tested to NSB E 214-21, with records as in HI 4410-2:2022 and ISO 1140. Creep as in NSB E 214-18.';
      const file = { name: 'Annex C.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
      await page.locator('input[type="file"]:enabled').setInputFiles(file);
      await seen('main table')(page);
    },
  },
];
