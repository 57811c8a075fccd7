import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { standardsFolder } from '@norma/samples';
import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectContrast } from '../axe.ts';
import { expectDrawn } from '../pdf.ts';
import { visitAs } from '../visits.ts';

const downloads = (page: Page) => page.getByRole('button', { name: 'Download', exact: true });

async function saved(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await downloads(page).click();
  await page.getByRole('menuitem', { name: format, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test.describe('the formats of a document', () => {
  test('are saved under its designation: its record in two forms, and its source as it came in', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    const ris = await saved(page, 'Citation (RIS)');
    expect(ris.name).toBe('NSB E 214-24.ris');
    expect(ris.bytes.toString('utf8')).toMatch(/^TY {2}- STAND\r\n/);
    const record = await saved(page, 'Record (JSON)');
    expect(record.name).toBe('NSB E 214-24.json');
    expect(JSON.parse(record.bytes.toString('utf8'))).toMatchObject({ docid: [{ id: 'NSB E 214-24' }] });
    const source = await saved(page, 'XML (NISO STS)');
    expect(source.name).toBe('NSB E 214-24.xml');
    const delivered = await readFile(fileURLToPath(new URL('nsb/e-214-24.xml', standardsFolder)));
    expect(source.bytes.equals(delivered)).toBe(true);
  });

  test('are chosen with the keyboard, and the button has the focus again', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await downloads(page).focus();
    await page.keyboard.press('Enter');
    const ris = page.getByRole('menuitem', { name: 'Citation (RIS)' });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    for (const _ of await page.getByRole('menuitem').all()) {
      if (await ris.evaluate((item) => item === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await expect(ris).toBeFocused();
    await expectContrast(page);
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await download;
    await expect(downloads(page)).toBeFocused();
  });

  test('are not offered where a document may be read on the screen only', async ({ page }) => {
    await visitAs(page, 'drm', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Details' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Citation (RIS)' })).toHaveCount(0);
    await expect(downloads(page)).toHaveCount(0);
  });
});
