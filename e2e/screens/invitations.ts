import { expect, type Page } from '@playwright/test';
import { seen, type Screen } from './screen.ts';

const list = [
  'E-mail;First name;Last name;Account number;Roles',
  'liv.solheim@halvorsen.example;Liv;Solheim;400218;',
  'sami.haddad@halvorsen.example;سامي;حداد;400218;Usage reports',
  'ines.ravndal@halvorsen.example;Ines;Ravndal;400218;',
  'not an address;Nobody;Nowhere;400218;',
  'runa@halvorsen.example;Runa;Eide;999999;Emperor',
].join('\n');

const people = '/admin/user-management';

const opened =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await seen('main tbody tr')(page);
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  };

/** How people come in: what those see who invite them, and what they see themselves. */
export const invitations: readonly Screen[] = [
  { name: 'invite', person: 'admin', address: people, show: opened(/^(Invite people|دعوة أشخاص)$/) },
  {
    name: 'import-people',
    person: 'admin',
    address: people,
    show: opened(/^(Add from file|إضافة من ملف)$/),
  },
  {
    name: 'import-people-preview',
    person: 'admin',
    address: people,
    show: async (page) => {
      await opened(/^(Add from file|إضافة من ملف)$/)(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio').nth(1).check();
      await dialog.locator('textarea').fill(list);
      await dialog.getByRole('button', { name: /^(Preview import|معاينة الاستيراد)$/ }).click();
      await expect(dialog.locator('tbody tr').first()).toBeVisible();
      const tab = dialog.getByRole('tab').first();
      if (await tab.isVisible()) await tab.click();
    },
  },
  {
    name: 'invitations',
    person: 'admin',
    address: `${people}/invitations`,
    show: seen('[role=tabpanel] tbody a, [role=tabpanel] h2'),
  },
  { name: 'forgotten-password', address: '/forgotten-password', show: seen('main h1') },
  { name: 'password-link-unknown', address: '/choose-password?key=none', show: seen('main h1') },
];
