import { expect, type Page } from '@playwright/test';
import { seen, type Screen } from './screen.ts';

/** The page of someone who owns something. */
const ofInes = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Ines Ravndal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ines Ravndal' })).toBeVisible();
};

/** What those see who look after people. */
export const people: readonly Screen[] = [
  { name: 'people', person: 'operator', address: '/admin/user-management', show: seen('main tbody a') },
  {
    name: 'people-none-found',
    person: 'operator',
    address: '/admin/user-management?search=nobody%20is%20called%20so',
    show: seen('main [role=tabpanel] h2'),
  },
  { name: 'person', person: 'operator', address: '/admin/user-management?search=ines', show: ofInes },
  {
    name: 'person-leaves',
    person: 'operator',
    address: '/admin/user-management?search=ines',
    show: async (page) => {
      await ofInes(page);
      await page.getByRole('button', { name: /^(Remove from library|إزالة من المكتبة)/ }).click();
      await expect(page.getByRole('dialog').getByRole('form')).toBeVisible();
    },
  },
  {
    name: 'people-left-behind',
    person: 'operator',
    address: '/admin/user-management?view=leftBehind',
    show: seen('main [role=tabpanel] :is(tbody, h2)'),
  },
];
