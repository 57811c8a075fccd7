import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { signIn } from '../people.ts';
import { originOf, speak } from '../visitors.ts';
import { visitAs } from '../visits.ts';

/** A standard in the library of the demo, which cites standards too. */
const inDemo = (): string => originOf('demowl') + documentAt(standards.testMethod);
const bar = (page: Page) => page.getByRole('group', { name: 'Actions' });
const more = (page: Page) => bar(page).getByRole('button', { name: 'More', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Cite this document' });
const citation = (page: Page) => sheet(page).locator('blockquote');

async function openCitations(page: Page): Promise<void> {
  await more(page).click();
  await page.getByRole('menuitem', { name: 'Cite', exact: true }).click();
}

async function exported(page: Page, format: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await sheet(page).getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: format, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test.describe('Citations', () => {
  test('stand in the menu of a person, are chosen by type, copied, explained and closed [citations-004] [citations-005]', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: originOf('demowl') });
    await signIn(page, 'individual', inDemo());
    await expect(more(page)).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Cite', exact: true })).toHaveCount(0);
    await openCitations(page);
    await expect(citation(page)).toHaveText(
      /^Northern Standards Board\. \(2024\)\. Test Method for .* \(NSB E 214-24\)\. http/,
    );
    await sheet(page).getByRole('combobox', { name: 'Citation type' }).selectOption('ISO 690');
    await expect(citation(page)).toHaveText(/^NSB E 214-24\. Test Method .*Available from: http/);
    await expectAccessible(page);

    await sheet(page).getByRole('button', { name: 'Copy citation' }).click();
    await expect(sheet(page).getByRole('button', { name: 'Citation copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await citation(page).textContent(),
    );

    const info = sheet(page).getByRole('button', {
      name: /^Check the citation against your publisher’s rules/,
    });
    await info.hover();
    await expect(page.getByRole('tooltip')).toContainText('Styles differ in capitals and italics');
    await sheet(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(more(page)).toBeFocused();
  });

  test('are exported as RIS, BibTeX and CSL-JSON [citations-006]', async ({ page }) => {
    await signIn(page, 'individual', inDemo());
    await openCitations(page);
    const ris = await exported(page, 'RIS');
    expect(ris.name).toBe('NSB E 214-24.ris');
    expect(ris.text).toMatch(/^TY {2}- STAND\r\nID {2}- NSB E 214-24\r\n/);
    expect((await exported(page, 'BibTeX')).text).toMatch(/^@techreport\{NSB-E-214-24,\n/);
    const csl = await exported(page, 'CSL-JSON');
    expect(csl.name).toBe('NSB E 214-24.json');
    expect(JSON.parse(csl.text)).toMatchObject([{ type: 'standard', number: 'NSB E 214-24' }]);
  });

  test('stand in the bar itself for a company, and not in its menu [citations-004]', async ({ page }) => {
    await signIn(page, 'company', inDemo());
    await bar(page).getByRole('button', { name: 'Cite', exact: true }).click();
    await expect(citation(page)).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('button', { name: 'Cite', exact: true })).toBeFocused();
    await more(page).click();
    await expect(page.getByRole('menuitem', { name: 'Details' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Cite', exact: true })).toHaveCount(0);
  });

  test('are not offered for standards where the library does not say so', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await more(page).click();
    await expect(page.getByRole('menuitem', { name: 'Details' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Cite', exact: true })).toHaveCount(0);
    await expect(bar(page).getByRole('button', { name: 'Cite', exact: true })).toHaveCount(0);
  });

  test('that could not be loaded are loaded again on request', async ({ page }) => {
    await signIn(page, 'individual', inDemo());
    // Each call is tried once more by itself.
    await page.route('**/api/getTextCitation*', (route) => route.abort('connectionrefused'), { times: 2 });
    await openCitations(page);
    await expect(sheet(page).getByRole('alert')).toContainText('The citation could not be loaded');
    await sheet(page).getByRole('button', { name: 'Try again' }).click();
    await expect(citation(page)).toContainText('NSB E 214-24');
  });

  test('fill a small screen, in Arabic', async ({ page, context }) => {
    await context.addCookies([{ name: 'locale', value: 'AR', url: originOf('demowl') }]);
    await speak(context, 'AR');
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page, 'individual', inDemo());
    await page.getByRole('button', { name: 'المزيد', exact: true }).click();
    await page.getByRole('menuitem', { name: 'استشهاد', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'الاستشهاد بهذه الوثيقة' });
    await expect(dialog.locator('blockquote')).toContainText('NSB E 214-24');
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await expectAccessible(page);
  });
});
