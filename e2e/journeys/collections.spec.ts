import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { elsewhere } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const documents = (page: Page): Locator => page.getByRole('table', { name: 'Documents in the collection' });
const rows = (page: Page): Locator => documents(page).locator('tbody tr');
const codes = (page: Page): Locator => rows(page).getByRole('rowheader');
const sheet = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const said = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(words);
const choice = (page: Page): Locator => page.getByRole('combobox', { name: 'Collection', exact: true });

test.describe('Custom collections', () => {
  test('are read by designation, each document with its publisher, and downloaded as far as the account may [collections-002] [collections-004]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', '/custom-collections');
    await expect(page.getByRole('heading', { level: 1, name: 'Custom collections' })).toBeVisible();
    await expect(documents(page).getByRole('columnheader')).toHaveText([
      'Designation',
      'Publisher',
      'Download',
    ]);
    await choice(page).selectOption({ label: '\u2068Anchors in concrete\u2069 (4)' });
    await expect(page.getByText('The starting point for every fastening project')).toBeVisible();
    await expect(codes(page)).toHaveText([/^HI 4410/, /^NSB E 214.21/, /^NSB E 214.24/, /^PIC RP 1173/]);
    await expect(rows(page).first().getByRole('cell').first()).toContainText('HI');
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Designation/ }).click();
    await expect(page).toHaveURL(/sort=desc/);
    await expect(codes(page)).toHaveText([/^PIC RP 1173/, /^NSB E 214.24/, /^NSB E 214.21/, /^HI 4410/]);
    await page.getByRole('button', { name: /Rows per page/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['10', '20', '50', '100']);
    await page.getByRole('menuitem', { name: '50' }).click();
    await expect(page).toHaveURL(/size=50/);

    const file = page.waitForEvent('download');
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Download/ })
      .click();
    expect((await file).suggestedFilename()).toBe('NSB E 214-24.pdf');
    const closed = rows(page).filter({ hasText: 'PIC' });
    await expect(closed).toContainText('Not in your subscription');
    await closed.getByRole('button', { name: /^Download/ }).click();
    await expect(page.getByRole('dialog')).toContainText('PIC RP 1173');
  });

  test('are made, filled and shared by an administrator, and read by whom they are shared with [collections-005]', async ({
    page,
    browser,
  }) => {
    const name = `Site 7 ${randomUUID().slice(0, 8)}`;
    const reader = await elsewhere(browser);
    await visitAs(page, 'admin', '/custom-collections?view=manage');
    await page.getByRole('button', { name: 'New collection' }).click();
    await sheet(page, 'New collection').getByRole('textbox', { name: /^Name/ }).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByText('Shared with: No one yet')).toBeVisible();

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await sheet(page, 'Share')
      .getByRole('textbox', { name: /^Find people/ })
      .fill('lindqvist');
    await sheet(page, 'Share')
      .getByRole('checkbox', { name: /^Dagny Lindqvist/ })
      .check();
    await expectAccessible(page);
    await sheet(page, 'Share').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Shared with: 1 person')).toBeVisible();

    await visitAs(reader, 'operator', '/custom-collections');
    await choice(reader).selectOption({ label: `\u2068${name}\u2069 (0)` });
    await expect(reader.getByRole('heading', { name: 'This collection is empty' })).toBeVisible();

    await page.getByRole('button', { name: 'Add documents' }).click();
    const adding = sheet(page, 'Add documents');
    await adding.getByRole('textbox', { name: 'Search the library' }).fill('4410-2:2022');
    await page.keyboard.press('Enter');
    await adding.getByRole('checkbox', { name: /HI 4410.2:2022/ }).check();
    await adding
      .getByRole('textbox', { name: 'Or paste a list' })
      .fill(`${standards.testMethod}\nNSB Z 99\nNSB E 214-21`);
    await adding.getByRole('button', { name: 'Add to the collection' }).click();
    await expect(said(page, '3 documents added')).toBeVisible();
    await expect(adding.getByRole('textbox', { name: 'Or paste a list' })).toHaveValue('NSB Z 99');
    await expect(
      adding.getByRole('button', { name: 'No document in the library matches this line.' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(codes(page)).toHaveText([/^HI 4410/, /^NSB E 214.21/, /^NSB E 214.24/]);

    await rows(page).nth(1).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Remove 1 document' }).click();
    await expect(rows(page)).toHaveCount(2);
    await said(page, '1 document removed').getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(3);

    await reader.reload();
    await expect(codes(reader)).toHaveText([/^HI 4410/, /^NSB E 214.21/, /^NSB E 214.24/]);
    const file = reader.waitForEvent('download');
    await rows(reader)
      .first()
      .getByRole('button', { name: /^Download/ })
      .click();
    expect((await file).suggestedFilename()).toMatch(/^HI 4410/);
    await reader.context().close();

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete collection' }).click();
    await expect(said(page, 'Collection deleted')).toBeVisible();
    await expect(page).toHaveURL('/custom-collections?view=manage');
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });
});
