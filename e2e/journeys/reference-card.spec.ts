import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { visitAs } from '../visits.ts';

const frameOf = (page: Page) => page.frameLocator('iframe');
const cardOf = (page: Page, designation: string) =>
  page.getByRole('dialog', { name: `Reference ${designation}` });

const resolves = '**/api/v1/references/resolve';

test.describe('A reference in a text', () => {
  test('has a card that stays under the pointer and closes with Escape [references-001] [references-003] [references-004] [references-005]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    const frame = frameOf(page);
    const link = frame.getByRole('link', { name: 'NSB E 214-21' }).first();
    await expect(link).toHaveAttribute('data-sign', 'previous');
    const unknown = frame.getByText('NSB RR E07-1012').first();
    await expect(frame.locator('a.reference.unknown').first()).toHaveAttribute(
      'title',
      'Not in this library',
    );
    await expect(frame.locator('a.reference.unknown[href]')).toHaveCount(0);
    await expect(unknown).toBeVisible();

    await link.hover();
    const card = cardOf(page, 'NSB E 214-21');
    await expect(card).toContainText('Previous');
    await expect(card).toContainText('3 years');
    await expect(card.getByText('NSB E 214-24').first()).toBeVisible();
    await expect(card).toContainText('Dated: this edition applies');
    await expect(card).toContainText('In your subscription');
    await expect(card.getByRole('link', { name: 'Compare' })).toBeVisible();
    await card.hover();
    await page.mouse.move(...(await middleOf(page)));
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);

    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/nsb-e-214-21/);
  });

  test('leads from its card to the document that it names', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    const link = frameOf(page).getByRole('link', { name: 'HI 4410-2:2022' }).first();
    await expect(link).toBeAttached();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    const card = cardOf(page, 'HI 4410-2:2022');
    await expect(card).toContainText('HI 4410-2');
    await expect(card.getByRole('link', { name: 'Open', exact: true })).toHaveAttribute(
      'href',
      /hi-4410-2-2022/,
    );
  });

  test('leaves the text as it was: to copy, to find [references-006]', async ({ page }) => {
    await page.route(resolves, (route) => route.abort());
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    const article = frameOf(page).locator('article');
    await expect(frameOf(page).locator('[data-reference]').first()).toBeAttached();
    const text = () =>
      article.evaluate((element) => {
        const selection = element.ownerDocument.getSelection();
        selection?.selectAllChildren(element);
        const copied = String(selection);
        selection?.removeAllRanges();
        return { copied, written: element.textContent };
      });
    const wrapped = await text();
    await article.evaluate((element) => {
      for (const link of element.querySelectorAll('a.reference')) link.replaceWith(...link.childNodes);
      element.normalize();
    });
    expect(await text()).toEqual(wrapped);
  });

  test('lies over the words of a PDF [references-001]', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'pdf', page: '2' }));
    const link = page.locator('[data-page-number="2"]').getByRole('link', { name: 'NSB E 214-21' }).first();
    await link.focus();
    await link.hover();
    await expect(cardOf(page, 'NSB E 214-21')).toContainText('Previous');
    await page.keyboard.press('Escape');
    await expect(cardOf(page, 'NSB E 214-21')).toHaveCount(0);
    await link.click();
    await expect(page).toHaveURL(/nsb-e-214-21/);
  });

  test('opens a sheet on a phone by a finger that rests on it [references-004]', async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    const link = frameOf(page).getByRole('link', { name: 'NSB E 214-21' }).first();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (!box) throw new Error('The link is nowhere');
    const touch = await context.newCDPSession(page);
    const point = { x: box.x + 6, y: box.y + 8 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    const card = cardOf(page, 'NSB E 214-21');
    await expect(card).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(card).toContainText('Previous');
    const sheet = await card.boundingBox();
    expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBe(844);
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toHaveCount(0);
    await context.close();
  });
});

async function middleOf(page: Page): Promise<[x: number, y: number]> {
  const box = await page.getByRole('dialog').boundingBox();
  return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
}
