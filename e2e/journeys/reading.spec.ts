import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { plant } from '../frame.ts';
import { outline, text } from '../html.ts';
import { expectDrawn, pageField, sheet, sheets } from '../pdf.ts';
import { visitAs } from '../visits.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('Reading', () => {
  test('begins with the PDF, changes to the HTML by its tab, and back again by the browser’s way back [pdf-001]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expect(tab(page, 'PDF')).toHaveAttribute('aria-selected', 'true');
    await expectDrawn(page, 1);
    await tab(page, 'HTML').click();
    await expect(page).toHaveURL(/tab=html/);
    await expect(text(page).getByRole('heading', { name: '1 Scope', exact: true })).toBeVisible();
    await expect(sheets(page)).toHaveCount(0);
    await page.goBack();
    await expect(tab(page, 'PDF')).toHaveAttribute('aria-selected', 'true');
    await expectDrawn(page, 1);
  });

  test('turns pages by its tools, and offers none for editing [pdf-003]', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { page: '3' }));
    await expect(pageField(page)).toHaveValue('3');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(pageField(page)).toHaveValue('4');
    await expect(page).toHaveURL(/[?&]page=4\b/);
    await pageField(page).fill('9');
    await pageField(page).press('Enter');
    await expect(page).toHaveURL(/[?&]page=9\b/);
    await expectDrawn(page, 9);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page.getByRole('button', { name: /^Zoom: \d+ %/ })).toBeVisible();

    await expect(page.locator('.annotationEditorLayer')).toHaveCount(0);
  });

  test('begins the headings of a PDF below that of the page', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { page: '9' }));
    await expectDrawn(page, 9);
    const headings = page.locator('.structTree [role="heading"]');
    await expect(headings).not.toHaveCount(0);
    await expect(headings.and(page.locator('[aria-level="1"]'))).toHaveCount(0);
    await expect(headings.and(page.locator('[aria-level="2"]'))).not.toHaveCount(0);
  });

  test('never shows the document before while the next one opens [pdf-007]', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { page: '9' }));
    await expectDrawn(page, 9);
    await page.getByRole('button', { name: /^Choose an edition/ }).click();
    await page.getByRole('menuitem', { name: /2018/ }).click();
    await expect(page.getByRole('group', { name: 'Pages of NSB E 214-18' })).toBeVisible();
    await expectDrawn(page, 1);
    await expect(pageField(page)).toHaveValue('1');
    await expect(sheet(page, 1)).toContainText('-18');
    await expect(page.getByText('NSB E 214-24')).toHaveCount(0);
  });

  test('jumps by the clauses next to the text, which follow the reading position', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    await outline(page)
      .getByRole('treeitem', { name: /Procedure/ })
      .click();
    await expect(text(page).getByRole('heading', { name: /Procedure/ })).toBeInViewport();
    await expect(page).toHaveURL(/#clause-8$/);
    await expect(outline(page).locator('[aria-current]')).toContainText('Procedure');

    await page.keyboard.press('End');
    await expect(outline(page).locator('[aria-current]')).not.toContainText('Procedure');
    await page.goBack();
    await expect(page).not.toHaveURL(/#clause-8$/);
  });

  test('opens at the clause of the address', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html', clause: 'sec_9.2' }));
    await expect(text(page).locator('[id="s-sec_9.2"]')).toBeInViewport();
    await expect(outline(page).locator('[aria-current]')).toContainText('Displacement projection');
    await expect(page).toHaveURL(/#clause-9\.2$/);
  });

  test('follows anchors within the text, to its top and to its bottom [html-001] [html-002]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    await text(page).getByRole('link', { name: 'Table 2' }).first().click();
    await expect(text(page).locator('#s-tab_2')).toBeInViewport();
    await expect(page).toHaveURL(/#clause-tab_2$/);
    // Longer than the address waits before it follows the reading.
    await page.waitForTimeout(600);
    await expect(page).toHaveURL(/#clause-tab_2$/);

    await plant(
      page,
      '<p id="planted"><a href="#bottom">to the end</a> <a href="#top">to the beginning</a></p>',
    );
    const planted = text(page).locator('#planted');
    await planted.getByRole('link', { name: 'to the end' }).click();
    await expect(page.getByRole('contentinfo').last()).toBeInViewport();
    await planted.getByRole('link', { name: 'to the beginning' }).click();
    await expect(text(page).getByRole('heading').first()).toBeInViewport();
  });

  test('opens what lies outside in a new tab [html-003]', async ({ page, context }) => {
    await context.route(/^https:\/\/elsewhere\.example\//, (route) => route.fulfill({ body: 'elsewhere' }));
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    await plant(page, '<p><a href="https://elsewhere.example/page">elsewhere</a></p>');
    const opened = context.waitForEvent('page');
    await text(page).getByRole('link', { name: 'elsewhere' }).click();
    const other = await opened;
    await expect(other).toHaveURL('https://elsewhere.example/page');
    expect(await other.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(/content-access/);
  });

  test('runs no script of a document', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    await plant(
      page,
      `<p onclick="parent.document.title='run'">press</p><img src="x" onerror="parent.document.title='run'" alt="">
       <a href="javascript:parent.document.title='run'">go</a><svg onload="parent.document.title='run'"></svg>`,
    );
    await text(page).getByText('press', { exact: true }).click();
    await text(page).getByRole('link', { name: 'go', exact: true }).click();
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      const script = frame.contentDocument?.createElement('script');
      script?.append("parent.document.title = 'run'");
      if (script) frame.contentDocument?.body.append(script);
    });
    await expect(page).not.toHaveTitle('run');
    await expect(page).toHaveTitle(/NSB E 214/);
  });

  test('measures its frame every 1000 ms, and keeps it as tall as its text and 32 px more [html-004]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // Nothing tells of the text’s height: it is found by measuring alone.
      ResizeObserver.prototype.observe = () => {};
      const startTimer = window.setInterval;
      window.setInterval = Object.assign((...asked: Parameters<typeof startTimer>) => {
        document.documentElement.dataset['every'] += ` ${asked[1]}`;
        return startTimer(...asked);
      }, startTimer);
    });
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    await expect(text(page).getByRole('heading', { name: '1 Scope', exact: true })).toBeVisible();
    await expect.poll(() => roomBelowText(page)).toBe(32);
    await plant(page, '<p style="height: 777px">more</p>');
    await expect.poll(() => roomBelowText(page)).toBe(32);
    await expect(page.locator('html')).toHaveAttribute('data-every', / 1000\b/);
  });

  test('leads from an older edition to the newest one at the same page [document-027]', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.previousTestMethod, { page: '5' }));
    await expectDrawn(page, 5);
    await expect(page.getByRole('note')).toContainText('Edition 2024 is the current one.');
    await page.getByRole('link', { name: 'Open edition 2024' }).click();
    await expect(page.getByRole('group', { name: 'Pages of NSB E 214-24' })).toBeVisible();
    await expect(pageField(page)).toHaveValue('5');
    await expectDrawn(page, 5);
    await expect(page.getByRole('note')).toHaveCount(0);
  });

  test('opens the Arabic translation from the language menu, which a document in one language lacks [document-026]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    await page.getByRole('button', { name: /^Choose a language/ }).click();
    await page.getByRole('menuitem', { name: 'العربية' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'طريقة اختبار زحف المراسي الملتصقة في الخرسانة تحت الحمل المستديم',
    );
    await tab(page, 'HTML').click();
    await expect(text(page).locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

    await page.goto(documentAt(standards.designStandard));
    await expect(page.getByRole('button', { name: /^Choose an edition/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Choose a language/ })).toHaveCount(0);
  });

  test('saves the PDF under its designation', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'PDF', exact: true }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('NSB E 214-24.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('shows the standalone view at that exact path only [document-002]', async ({ page }) => {
    const query = documentAt(standards.testMethod).slice('/document/'.length);
    await visitAs(page, 'individual', `/document-view/${query}`);
    await expectDrawn(page, 1);
    await expect(page.getByRole('banner').getByRole('search')).toHaveCount(0);
    await page.goto(`/document-view/more${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The page does not exist.');
  });
});

/** How much taller the frame is than the text in it, in px. */
const roomBelowText = (page: Page): Promise<number> =>
  page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    const { height } = frame.contentDocument?.body.getBoundingClientRect() ?? { height: 0 };
    return frame.clientHeight - Math.ceil(height);
  });
