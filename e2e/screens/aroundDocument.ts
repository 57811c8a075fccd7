import { expect } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { openShareSheet } from '../sharing.ts';
import { seen, type Screen } from './screen.ts';

/** The menu of a document, by its name in each language. */
export const more = { name: /^(More|المزيد)$/, exact: true };

/** What belongs to a document besides its text. */
export const aroundDocument: readonly Screen[] = [
  {
    name: 'document-related',
    person: 'individual',
    address: documentAt(standards.designStandard, { tab: 'related' }),
    show: seen('[role="tabpanel"] table'),
  },
  {
    name: 'citation-health',
    person: 'individual',
    address: `/references/health?contentCode=${encodeURIComponent(standards.designStandard)}`,
    show: seen('main table'),
  },
  {
    name: 'document-cited-by',
    person: 'individual',
    address: documentAt(standards.designStandard, { tab: 'related' }),
    show: async (page) => {
      await page.locator('[aria-controls="related-cited-by"]').click();
      await seen('#related-cited-by table')(page);
    },
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
      await openShareSheet(page);
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
    name: 'refused',
    person: 'individual',
    address: documentAt(standards.notSubscribed),
    show: seen('textarea[name="message"]'),
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
];
