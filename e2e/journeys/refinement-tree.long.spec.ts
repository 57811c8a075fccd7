import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectFocusSeen } from '../focus.ts';
import { stateOf, visitParts } from '../parts.ts';
import { speak } from '../visitors.ts';

const tree = (page: Page, state: string): Locator =>
  stateOf(page, 'Filter tree', state).getByRole('tree', { name: /Category|الفئة|ICS/ });
const item = (within: Locator, name: string): Locator =>
  within.getByRole('treeitem', { name: new RegExp(`^${name}[,،]`) });

/** Expects which row has the focus, and that it is seen. */
async function expectAt(page: Page, within: Locator, name: string): Promise<void> {
  await expect(item(within, name)).toBeFocused();
  await expectFocusSeen(page);
}

/** Presses a key that a keyboard of another country has. */
const typeLetter = (page: Page, key: string): Promise<void> =>
  page.locator(':focus').dispatchEvent('keydown', { key, bubbles: true });

test.describe('A tree of refinements', () => {
  test('is walked by keyboard: in, out, to the ends, by letters, all at once', async ({ page }) => {
    await visitParts(page, 'Filter tree');
    const categories = tree(page, 'Nothing picked');
    const press = (key: string): Promise<void> => page.keyboard.press(key);
    await item(categories, 'Structural engineering').focus();

    await press('ArrowRight');
    await expect(item(categories, 'Structural engineering')).toHaveAttribute('aria-expanded', 'true');
    await expectAt(page, categories, 'Structural engineering');
    await press('ArrowRight');
    await expectAt(page, categories, 'Anchors and fastenings');
    await press('ArrowDown');
    await expectAt(page, categories, 'Beams and slabs');
    await press('ArrowLeft');
    await expectAt(page, categories, 'Structural engineering');
    await press('ArrowLeft');
    await expect(item(categories, 'Anchors and fastenings')).toHaveCount(0);

    await press('End');
    await expectAt(page, categories, 'Lighting');
    await press('Home');
    await expectAt(page, categories, 'Structural engineering');
    await press('p');
    await expectAt(page, categories, 'Pipelines');

    await press('*');
    for (const open of ['Structural engineering', 'Pipelines', 'Fire safety']) {
      await expect(item(categories, open)).toHaveAttribute('aria-expanded', 'true');
    }
    await expectAt(page, categories, 'Pipelines');
  });

  test('is one stop for the Tab key, at the row where the reader was', async ({ page }) => {
    await visitParts(page, 'Filter tree');
    const categories = tree(page, 'Nothing picked');
    await item(categories, 'Structural engineering').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(categories.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expectAt(page, categories, 'Pipelines');
  });

  test('mirrors the arrows in Arabic', async ({ page, context }) => {
    await speak(context, 'AR');
    await visitParts(page, 'Filter tree');
    const categories = tree(page, 'Nothing picked');
    await item(categories, 'الهندسة الإنشائية').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectAt(page, categories, 'المراسي والتثبيتات');
    await page.keyboard.press('ArrowRight');
    await expectAt(page, categories, 'الهندسة الإنشائية');
    await page.keyboard.press('ArrowRight');
    await expect(item(categories, 'الهندسة الإنشائية')).toHaveAttribute('aria-expanded', 'false');
    await typeLetter(page, 'خ');
    await expectAt(page, categories, 'خطوط الأنابيب');
  });

  test('picks what lies within with its parent, and shows a part of it as partly picked', async ({
    page,
  }) => {
    await visitParts(page, 'Filter tree');
    const categories = tree(page, 'Partly picked, zero hidden');
    const structural = item(categories, 'Structural engineering');
    const anchors = item(categories, 'Anchors and fastenings');
    const bonded = item(categories, 'Bonded anchors');
    const mechanical = item(categories, 'Mechanical anchors');
    await expect(bonded).toHaveAttribute('aria-checked', 'true'); // What is picked is seen from the start.
    await expect(anchors).toHaveAttribute('aria-checked', 'mixed');
    await expect(structural).toHaveAttribute('aria-checked', 'mixed');
    await expect(item(categories, 'Cast-in anchors')).toHaveCount(0); // It would leave nothing.

    await anchors.focus();
    await page.keyboard.press('Space');
    await expect(anchors).toHaveAttribute('aria-checked', 'true');
    await expect(mechanical).toHaveAttribute('aria-checked', 'true');
    await expect(structural).toHaveAttribute('aria-checked', 'mixed');

    await bonded.click();
    await expect(bonded).toHaveAttribute('aria-checked', 'false');
    await expect(bonded).toBeFocused();
    await expect(mechanical).toHaveAttribute('aria-checked', 'true');
    await expect(anchors).toHaveAttribute('aria-checked', 'mixed');

    await structural.focus();
    await page.keyboard.press('Enter');
    await expect(categories.getByRole('treeitem', { checked: true })).toHaveCount(5);
    await page.keyboard.press('Enter');
    await expect(categories.getByRole('treeitem', { checked: true })).toHaveCount(0);
  });

  test('shows the status of every row, and why one cannot be selected', async ({ page }) => {
    await visitParts(page, 'Filter tree');
    const categories = tree(page, 'Partly picked, zero hidden');
    const bonded = item(categories, 'Bonded anchors');
    await expect(bonded).toHaveAccessibleName('Bonded anchors, 204 documents');
    await expect(bonded).toHaveAttribute('aria-level', '3');
    await expect(bonded).toHaveAttribute('aria-posinset', '1');
    await expect(bonded).toHaveAttribute('aria-setsize', '2');
    const groups = categories.getByRole('group');
    await expect(groups.getByRole('group').getByRole('treeitem', { name: /^Bonded anchors/ })).toHaveCount(1);

    const fire = item(categories, 'Fire safety');
    await expect(fire).toHaveAttribute('aria-disabled', 'true');
    await expect(fire).toHaveAccessibleName('Fire safety, not in your subscription, 42 documents');
    await fire.focus();
    await page.keyboard.press('Space');
    await fire.click({ force: true }); // A pointer does not know that it is disabled.
    await expect(fire).toHaveAttribute('aria-checked', 'false');
  });

  test('shows a few at first, more when asked, and those again', async ({ page }) => {
    await visitParts(page, 'Filter tree');
    const state = stateOf(page, 'Filter tree', 'Two until more');
    await expect(state.getByRole('treeitem')).toHaveCount(2);
    await state.getByRole('button', { name: 'See 2 more' }).click();
    await expect(state.getByRole('treeitem')).toHaveCount(4);
    await state.getByRole('button', { name: 'See less' }).click();
    await expect(state.getByRole('treeitem')).toHaveCount(2);
  });

  test('draws of ten thousand what is in view, and is walked from end to end', async ({ page }) => {
    await visitParts(page, 'Filter tree');
    const codes = tree(page, 'Ten thousand');
    const rows = codes.getByRole('treeitem');
    await item(codes, 'Field 1').focus();
    await page.keyboard.press('*');
    await expect(item(codes, 'Field 1')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('*');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('*');
    await page.keyboard.press('ArrowDown');
    await expectAt(page, codes, 'Code 1.1.1.1');
    await expect.poll(() => rows.count()).toBeLessThan(80);

    await page.keyboard.press('End');
    await expectAt(page, codes, 'Without a code');
    await expect(item(codes, 'Without a code')).toBeInViewport();
    await expect.poll(() => rows.count()).toBeLessThan(80);
    await page.keyboard.press('Home');
    await expectAt(page, codes, 'Field 1');

    await page.keyboard.press('Space');
    await expect(item(codes, 'Code 1.1.1.1')).toHaveAttribute('aria-checked', 'true');
    await expect(stateOf(page, 'Filter tree', 'Ten thousand').getByRole('status')).toHaveText('1 picked');
  });
});
