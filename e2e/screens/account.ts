import { seen, type Screen } from './screen.ts';

/** The profile of a user, and help. */
export const account: readonly Screen[] = [
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
];
