import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { madePdf, withPdf } from '../madePdf.ts';
import { expectDrawn, pageField, sheet, sheets } from '../pdf.ts';
import { speak } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const tools = (page: Page) => page.getByRole('group', { name: 'PDF tools' });
const zoom = (page: Page) => tools(page).getByRole('button', { name: /^Zoom: / });
const more = (page: Page) => tools(page).getByRole('button', { name: 'More tools' });

async function choose(page: Page, name: string): Promise<void> {
  await more(page).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** How wide a page is, and the room it has. */
const widths = (page: Page, number: number) =>
  sheet(page, number).evaluate((region) => ({
    page: region.clientWidth,
    room: region.parentElement?.parentElement?.clientWidth ?? 0,
  }));

test.describe('The tools of a PDF', () => {
  test('fit the width at first, and any other size when asked, by button, key and wheel [pdf-005]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await expect(zoom(page)).toHaveText('Zoom: Fit width');
    const { page: fitted, room } = await widths(page, 1);
    expect(fitted).toBeGreaterThan(room - 60);
    expect(fitted).toBeLessThanOrEqual(room);

    await sheets(page).focus();
    await page.keyboard.press('1');
    await expect(zoom(page)).toHaveText('Zoom: 100 %');
    expect((await widths(page, 1)).page).toBeCloseTo((595.28 * 96) / 72, -1);
    await page.keyboard.press('+');
    await expect(zoom(page)).toHaveText('Zoom: 110 %');
    await sheets(page).hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -400);
    await page.keyboard.up('Control');
    await expect(zoom(page)).toHaveText('Zoom: 220 %');
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await page.keyboard.press('0');
    await expect(zoom(page)).toHaveText('Zoom: Fit width');
    // The window is narrowed: the page fits still.
    await page.setViewportSize({ width: 900, height: 700 });
    await expect.poll(async () => (await widths(page, 1)).page).toBeLessThan(900);
  });

  test('turn the pages without leaving the one that is read', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { page: '6' }));
    await expectDrawn(page, 6);
    await choose(page, 'Rotate clockwise');
    await expect
      .poll(() => sheet(page, 6).evaluate((region) => region.clientWidth > region.clientHeight))
      .toBe(true);
    await expect(pageField(page)).toHaveValue('6');
    await expect(more(page)).toBeFocused();
    await sheets(page).focus();
    await page.keyboard.press('Shift+R');
    await expect
      .poll(() => sheet(page, 6).evaluate((region) => region.clientWidth < region.clientHeight))
      .toBe(true);
    await expect(pageField(page)).toHaveValue('6');
  });

  test('fill the screen, with menus and dialogs, and nothing of the page behind in reach', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await choose(page, 'Full screen');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
    await expect(page.locator('[inert] h1')).toHaveCount(1);
    await expect(page.locator('[inert]').getByRole('search', { includeHidden: true })).toHaveCount(1);
    await expect
      .poll(() => sheets(page).evaluate((box) => box.getBoundingClientRect().bottom - innerHeight))
      .toBe(0);
    await more(page).click();
    await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeInViewport();
    await page.getByRole('menuitem', { name: 'Leave full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('tell their keys, and give the focus back', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await sheets(page).focus();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help.getByText('Rotate clockwise')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await expect(sheets(page)).toBeFocused();
    await page.keyboard.press('g');
    await expect(pageField(page)).toBeFocused();
  });

  test('print the pages that are asked for, each on paper of its size, and leave nothing behind', async ({
    page,
  }) => {
    await withPdf(
      page,
      madePdf({ pages: Array.from({ length: 8 }, (_, at) => ({ lines: [`Sheet ${at + 1}`] })) }),
    );
    // The window for choosing a printer is the browser's; it would wait for someone.
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-asked-printer', '');
    });
    await visitAs(page, 'individual', documentAt(standards.testMethod, { page: '3' }));
    await expectDrawn(page, 3);
    await page.keyboard.press('Control+p');
    const dialog = page.getByRole('dialog', { name: 'Print' });
    await expect(dialog.getByRole('radio', { name: 'All 8 pages' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Some pages' }).check();
    await dialog.getByRole('spinbutton', { name: 'From page' }).fill('2');
    await dialog.getByRole('spinbutton', { name: 'To page' }).fill('9');
    await expect(dialog.getByRole('button', { name: /^Print/ })).toBeDisabled();
    await dialog.getByRole('spinbutton', { name: 'To page' }).fill('4');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Print 3 pages' }).click();
    await expect(page.locator('html[data-asked-printer]')).toHaveCount(1);

    await expect(page.locator('.norma-leaf')).toHaveText(
      Array(3).fill(/^Printed .* for Ines Ravndal, Northern Standards Board$/),
    );
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
    expect(paper).toMatch(/\/MediaBox\s*\[\s*0 0 59[45]\S* 84[12]\S*\s*\]/);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('.norma-paper')).toHaveCount(0);
  });

  test('can be ended while pages are prepared for the printer', async ({ page }) => {
    await withPdf(
      page,
      madePdf({ pages: Array.from({ length: 250 }, (_, at) => ({ lines: [`Sheet ${at + 1}`] })) }),
    );
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await choose(page, 'Print');
    const dialog = page.getByRole('dialog', { name: 'Print' });
    await dialog.getByRole('button', { name: 'Print 250 pages' }).click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('.norma-paper')).toHaveCount(0);
    await expect(more(page)).toBeFocused();
  });

  test('offer no printing under DRM, where paper shows nothing of the document', async ({ page }) => {
    await visitAs(page, 'drm', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await more(page).click();
    await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Print' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
    await expect(sheets(page)).toBeHidden();
  });

  test('mirror in Arabic, while the document keeps its direction', async ({ page, context }) => {
    await speak(context, 'AR');
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    const bar = page.getByRole('group', { name: 'أدوات ملف PDF' });
    const first = await bar.getByRole('button', { name: 'الصفحات والمخطط' }).boundingBox();
    const last = await bar.getByRole('button', { name: 'أدوات أخرى' }).boundingBox();
    expect(first?.x).toBeGreaterThan(last?.x ?? Infinity);
    await expect(page.getByRole('group', { name: /^صفحات/ })).toHaveCSS('direction', 'ltr');
    await expectAccessible(page);
  });
});

test.describe('The tools of a PDF on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('fold, and open pages and outline as a sheet', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    const bar = await tools(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(bar).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await tools(page).getByRole('button', { name: 'Pages and outline' }).tap();
    const sheetOfPages = page.getByRole('dialog', { name: 'Pages and outline' });
    await expect(sheetOfPages.locator('canvas[data-drawn]').first()).toBeVisible();
    await expectAccessible(page);
    await sheetOfPages.getByRole('button', { name: 'Page 4', exact: true }).tap();
    await expect(sheetOfPages).toHaveCount(0);
    await expect(pageField(page)).toHaveValue('4');
    await choose(page, 'Zoom in');
    await expectDrawn(page, 4);
    expect(await sheet(page, 4).evaluate((region) => region.clientWidth)).toBeGreaterThan(280);
  });
});

test('headings and tables of a tagged PDF are there for those who listen', async ({ page, context }) => {
  await visitAs(page, 'individual', documentAt(standards.testMethod, { page: '6' }));
  await expectDrawn(page, 6);
  const devtools = await context.newCDPSession(page);
  const heard = async (): Promise<string[]> => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name }) => `${role?.value}: ${name?.value ?? ''}`);
  };
  await expect
    .poll(heard)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^heading: 6\.2/),
        expect.stringMatching(/^table: /),
        expect.stringMatching(/^columnheader: /),
        expect.stringMatching(/^(image|img|figure|graphics\S*): Elevation of a loading frame/i),
      ]),
    );
  await expectAccessible(page);
});

test('what has come of a PDF stays when the rest is refused, and the rest comes when it is asked for again', async ({
  page,
}) => {
  const lines = (number: number) =>
    Array.from({ length: 40 }, (_, line) => `Step ${line} of page ${number}: ${'turn the bolt '.repeat(4)}`);
  await withPdf(page, madePdf({ pages: Array.from({ length: 400 }, (_, at) => ({ lines: lines(at + 1) })) }));
  const detail = 'User is not entitled for the Document';
  const refusal = {
    status: 403,
    code: 'document-not-entitled',
    title: detail,
    detail,
    message: detail,
    requestId: 'r-1',
  };
  let isRefused = false;
  await page.route(/\/api\/documents\/pdf\//, (route) =>
    isRefused ? route.fulfill({ status: 403, json: refusal }) : route.fallback(),
  );
  await visitAs(page, 'individual', documentAt(standards.testMethod));
  await expectDrawn(page, 1);
  isRefused = true;
  await pageField(page).fill('300');
  await pageField(page).press('Enter');
  const message = page.getByRole('dialog', { name: 'Your access has ended' });
  await expect(message).toContainText('You can keep reading what is on the page.');
  await message.getByRole('button', { name: 'Close' }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'Some pages could not be loaded.' });
  await expect(missing).toBeVisible();
  await expectAccessible(page);
  await pageField(page).fill('1');
  await pageField(page).press('Enter');
  await expectDrawn(page, 1);

  isRefused = false;
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(missing).toHaveCount(0);
  await pageField(page).fill('300');
  await pageField(page).press('Enter');
  await expectDrawn(page, 300);
  await expect(sheet(page, 300)).toContainText('Step 0 of page 300');
});

test('a PDF without any page says that it cannot be opened', async ({ page }) => {
  await withPdf(page, madePdf({ pages: [] }));
  await visitAs(page, 'individual', documentAt(standards.testMethod));
  await expect(page.getByRole('alert')).toContainText('The PDF could not be opened');
});

test('text is copied from a PDF as it reads', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withPdf(page, madePdf({ pages: [{ lines: ['Anchors shall hold', 'for fifty years'] }] }));
  await visitAs(page, 'individual', documentAt(standards.testMethod));
  await expectDrawn(page, 1);
  await sheet(page, 1)
    .locator('.textLayer')
    .evaluate((layer) => getSelection()?.selectAllChildren(layer));
  await page.keyboard.press('Control+c');
  await expect
    .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trim().split(/\r?\n/))
    .toEqual(['Anchors shall hold', 'for fifty years']);
});
