import { expect, test, type Locator, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessibleWithin } from '../axe.ts';
import { tokenOf, visitAs } from '../visits.ts';

const recent = (page: Page): Locator =>
  page.getByRole('tabpanel', { name: 'Recently accessed' }).getByRole('listitem');

async function read(page: Page, contentCode: string, clause: string): Promise<void> {
  await page.goto(`${documentAt(contentCode, { tab: 'html' })}#clause-${clause}`);
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
}

test.describe('Recently accessed', () => {
  test('shows the documents that were opened last, each once, with a link to all', async ({ page }) => {
    await visitAs(page, 'cp-admin', '/');
    await read(page, standards.previousTestMethod, '1');
    await read(page, standards.testMethod, '9.2');
    await read(page, standards.designStandard, '1');
    await read(page, standards.testMethod, '9.2');
    await page.goto('/');
    await expect(recent(page).nth(0)).toContainText('E 214');
    await expect(recent(page).nth(0)).toContainText('Last updated Mar 14 2024');
    await expect(recent(page).nth(1)).toContainText('4410');
    await expect(recent(page).nth(2)).toContainText('Previous');
    await expect(recent(page).nth(2).getByRole('link', { name: 'Edition 2024 is available' })).toBeVisible();
    await expectAccessibleWithin(page, 'main');
    await recent(page)
      .nth(0)
      .getByRole('link', { name: /^Test Method/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Sustained-Load Creep/ })).toBeVisible();
  });

  test('shows six cards at most [home-014]', async ({ page }) => {
    await visitAs(page, 'admin', '/');
    await page.evaluate(openAll, {
      contentCodes: [
        'HI|hi-4410-2-2016',
        'HI|hi-4410-2-2022',
        'NSB|nsb-e-214-18',
        'NSB|nsb-e-214-21',
        'NSB|nsb-e-214-24',
        'PIC|pic-rp-1173-2015',
        'PIC|pic-rp-1173-2021',
      ],
      token: await tokenOf(page),
    });
    await page.reload();
    await expect(recent(page)).toHaveCount(6);
    await expect(recent(page).first()).toContainText('1173');
    await expect(recent(page).filter({ hasText: '2016' })).toHaveCount(0);
  });

  test('is not shown to those who read through a company', async ({ page }) => {
    await visitAs(page, 'company', '/');
    await expect(page.getByRole('heading', { name: 'Publishers in this library' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Recently accessed' })).toHaveCount(0);
  });
});

/** Opens the texts of documents one after the other, as the current user. */
async function openAll({ contentCodes, token }: { contentCodes: readonly string[]; token: string }) {
  const headers = { authorization: `Bearer ${token}` };
  for (const contentCode of contentCodes) {
    const path = `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`;
    const { contentId } = await (await fetch(path, { headers })).json();
    await (await fetch(`/api/documents/html/${contentId}`, { headers })).text();
  }
}
