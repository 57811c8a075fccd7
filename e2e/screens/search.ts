import { expect } from '@playwright/test';
import { searchFor } from '../addresses.ts';
import { seen, type Screen } from './screen.ts';

const twoPublishers = JSON.stringify([
  { k: 'NSB', n: 'Northern Standards Board', r: 'Publisher', pk: [] },
  { k: 'HI', n: 'Halden Institute', r: 'Publisher', pk: [] },
]);

/** Finding documents. */
export const search: readonly Screen[] = [
  {
    name: 'type-ahead',
    person: 'individual',
    address: '/',
    show: async (page) => {
      // On a phone the tabs of the home screen are a combobox, too.
      const box = page.locator('input[role="combobox"]');
      await box.pressSequentially('e 21');
      await seen('[role="gridcell"]')(page);
      await box.press('ArrowDown');
    },
  },
  {
    name: 'search',
    person: 'individual',
    address: searchFor('bonded anchor creep', { categories: twoPublishers }),
    show: seen('main ol h2'),
  },
  {
    name: 'search-reason',
    person: 'individual',
    address: searchFor('glue anchors'),
    show: async (page) => {
      await page.getByRole('main').locator('ol > li button[aria-expanded][aria-controls]').last().click();
      await seen('main table')(page);
    },
  },
  {
    name: 'search-selection',
    person: 'individual',
    address: searchFor('bonded anchor creep'),
    show: async (page) => {
      const choices = page.locator('main ol input[type="checkbox"]');
      await choices.first().check({ force: true });
      await choices.nth(1).check({ force: true });
      await seen('main section[aria-label] button')(page);
    },
  },
  {
    name: 'palette',
    person: 'individual',
    address: searchFor('bonded anchor creep'),
    show: async (page) => {
      // The skip links come with what listens to keys.
      await expect(page.locator('#skip-links a')).toHaveCount(3);
      await expect(async () => {
        await page.keyboard.press('Control+K');
        await expect(page.getByRole('combobox').last()).toBeFocused({ timeout: 2_000 });
      }).toPass();
      await page.keyboard.type('e 214');
      await seen('[role="listbox"] bdi[dir="ltr"]')(page);
    },
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
    address: '/semantic-search/?content=how%20slowly%20glued%20steel%20moves%20in%20walls',
    // The library may still be learning.
    show: async (page) => {
      while ((await page.locator('main ol h2').count()) === 0) {
        await page.waitForTimeout(1000);
        await page.reload();
        await seen('main section h2, main ol h2')(page);
      }
    },
  },
  {
    name: 'search-by-meaning-begins',
    person: 'individual',
    address: '/semantic-search/',
    show: seen('main section h2'),
  },
  {
    name: 'search-corrected',
    person: 'individual',
    address: searchFor('bonded ankor creep year:soon'),
    show: seen('main ol h2'),
  },
  {
    name: 'search-without-results',
    person: 'individual',
    address: searchFor('zirconia'),
    show: seen('main li a'),
  },
  {
    name: 'search-box-empty',
    person: 'individual',
    address: '/',
    show: async (page) => {
      await page.locator('input[role="combobox"]').focus();
      await seen('search button[aria-expanded][aria-controls]')(page);
      await page.getByRole('button', { name: 'Search tips' }).click();
    },
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
];
