import { seen, type Screen } from './screen.ts';

/** What someone tracks, and what happened to it. */
export const tracking: readonly Screen[] = [
  {
    name: 'tracker',
    person: 'individual',
    address: '/trackChanges',
    isWhole: true,
    show: async (page) => {
      await seen('#how-told ~ div')(page);
      await page.locator('main [type="radio"]').nth(3).click(); // shown once it is saved
      await seen('main select')(page);
    },
  },
  {
    name: 'notifications',
    person: 'individual',
    address: '/notifications',
    isWhole: true,
    show: seen('main :is(ol li, h2)'),
  },
  {
    name: 'notification-panel',
    person: 'individual',
    address: '/',
    show: async (page) => {
      await page.locator('header button[aria-haspopup="dialog"]').last().click();
      await seen('[role="dialog"] section')(page);
    },
  },
];
