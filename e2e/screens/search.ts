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
];
