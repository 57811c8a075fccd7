import { expect, type Page } from '@playwright/test';
import { seen, type Screen } from './screen.ts';

const rows = seen('main tbody tr');

const narrowedAway = async (page: Page): Promise<void> => {
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
};

/** What operators see of how their server is set up, and who did or was refused what. */
export const management: readonly Screen[] = [
  { name: 'audits', person: 'admin', address: '/admin/audits', show: rows },
  {
    name: 'audits-none',
    person: 'admin',
    address: '/admin/audits?user=nobody-of-this-name',
    show: narrowedAway,
  },
  { name: 'logs', person: 'operator', address: '/admin/logs', show: rows },
  { name: 'configuration', person: 'operator', address: '/admin/configuration', show: rows },
  {
    name: 'configuration-narrowed',
    person: 'operator',
    address: '/admin/configuration?filter=mail',
    show: rows,
  },
  {
    name: 'api-docs',
    person: 'operator',
    address: '/admin/docs',
    show: async (page) => {
      await expect(page.frameLocator('main iframe').locator('.opblock-tag').first()).toBeVisible();
    },
  },
];
