import { expect, type Page } from '@playwright/test';
import { seen, type Screen } from './screen.ts';

/** The collection of the demo that its administrators may change. */
const ofFirstCollection = {
  address: '/custom-collections?view=manage',
  show: async (page: Page): Promise<void> => {
    await page.getByRole('rowheader').getByRole('link').first().click();
    await seen('main h2')(page);
    await seen('main tbody tr')(page);
  },
};

/** Collections, as readers have them and as administrators fill and share them. */
export const collections: readonly Screen[] = [
  {
    name: 'collections',
    person: 'individual',
    address: '/custom-collections',
    show: seen('main tbody tr'),
  },
  {
    name: 'collections-managed',
    person: 'admin',
    address: '/custom-collections?view=manage',
    show: seen('main tbody tr'),
  },
  { name: 'collection-managed', person: 'admin', ...ofFirstCollection },
  {
    name: 'collection-add',
    person: 'admin',
    address: ofFirstCollection.address,
    show: async (page) => {
      await ofFirstCollection.show(page);
      await page.getByRole('button', { name: /^(Add documents|إضافة وثائق)$/ }).click();
      await page.getByRole('dialog').locator('input').first().fill('anchor');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('checkbox').first().check();
    },
  },
  {
    name: 'collection-share',
    person: 'admin',
    address: ofFirstCollection.address,
    show: async (page) => {
      await ofFirstCollection.show(page);
      await page.getByRole('button', { name: /^(Share|مشاركة)$/ }).click();
      await page.getByRole('dialog').getByRole('radio').last().check();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeAttached();
    },
  },
];
