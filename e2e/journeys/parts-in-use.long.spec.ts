import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessibleWithin } from '../axe.ts';
import { expectFocusSeen } from '../focus.ts';
import { stateOf, visitParts } from '../parts.ts';
import { speak } from '../visitors.ts';

test.describe('The page of shared parts', () => {
  test('leads from its index to every part, and speaks Arabic from right to left', async ({ page }) => {
    await visitParts(page);
    const names = await page.getByRole('navigation', { name: 'Parts' }).getByRole('link').allInnerTexts();
    const titles = await page.locator('main > section > h2').allInnerTexts();
    expect(names.map(withoutNumber)).toEqual(titles.map(withoutNumber));

    await page.getByRole('link', { name: 'Toasts' }).click();
    await expect(page.getByRole('region', { name: 'Toasts', exact: true })).toBeInViewport();
    await page.getByRole('radio', { name: 'Arabic' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(stateOf(page, 'Status', 'Use it')).toContainText('سارية');
  });
});

test.describe('Tabs', () => {
  test('are a select with the same labels below 768 px, and choose the same', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await visitParts(page, 'Tabs');
    const state = stateOf(page, 'Tabs', 'With counts');
    await state.getByRole('tab', { name: /^Members/ }).click();
    await expect(state.getByRole('combobox')).toHaveCount(0);

    await page.setViewportSize({ width: 767, height: 900 });
    const select = state.getByRole('combobox', { name: 'Parts of this group' });
    await expect(select).toHaveValue('members');
    await expect(select.getByRole('option')).toHaveText(['Documents (12)', 'Members (4)', 'Activity']);
    await expect(state.getByRole('tab')).toHaveCount(0);
    await select.selectOption('activity');

    await page.setViewportSize({ width: 768, height: 900 });
    await expect(state.getByRole('tab', { name: 'Activity', selected: true })).toBeVisible();
  });

  test('are one stop for the keyboard: arrows move, Enter chooses', async ({ page }) => {
    await visitParts(page, 'Tabs');
    const state = stateOf(page, 'Tabs', 'With words');
    await state.getByRole('tab', { name: 'Documents' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(state.getByRole('tab', { name: 'Members' })).toBeFocused();
    await expectFocusSeen(page);
    await expect(state.getByRole('tab', { name: 'Documents', selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(state.getByRole('tab', { name: 'Members', selected: true })).toBeVisible();
  });
});

test.describe('A menu', () => {
  test('opens within the landmark of its button, and gives the focus back', async ({ page }) => {
    await visitParts(page, 'Menu');
    const button = stateOf(page, 'Menu', 'Of choices').getByRole('button');
    await button.press('Enter');
    const menu = page.getByRole('main').getByRole('menu');
    await expect(menu).toBeVisible();
    await expectAccessibleWithin(page, '[role="menu"]');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Best match' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(button).toContainText('Alphabetical (A-Z)');
    await expect(button).toBeFocused();
  });
});

test.describe('A sheet', () => {
  test('stands 544 px wide at the end of the line, keeps the focus and gives it back', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await visitParts(page, 'Drawer');
    const opener = page.getByRole('button', { name: 'Open a sheet' });
    await opener.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Share NSB E 214-24' });
    await expectBox(sheet, { x: 1200 - 544, y: 0, width: 544, height: 800 });
    await expectAccessibleWithin(page, '[role="dialog"]');
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab');
      await expect(sheet.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('comes from the left in Arabic, and fills a small screen', async ({ page, context }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await speak(context, 'AR');
    await visitParts(page, 'Drawer');
    await page.getByRole('button', { name: 'فتح لوحة' }).click();
    await expectBox(page.getByRole('dialog'), { x: 0, y: 0, width: 544, height: 800 });
    await page.setViewportSize({ width: 390, height: 700 });
    await expectBox(page.getByRole('dialog'), { x: 0, y: 0, width: 390, height: 700 });
    await expectAccessibleWithin(page, '[role="dialog"]');
  });
});

test.describe('A decision', () => {
  test('ends with CLOSE, CONFIRM or OK, the safe answer first and focused [shell-045]', async ({ page }) => {
    await visitParts(page, 'ConfirmDialog');
    const question = stateOf(page, 'ConfirmDialog', 'A question');
    const opener = question.getByRole('button', { name: 'Ask' });
    const dialog = page.getByRole('dialog', { name: 'Deactivate this compass point?' });
    const ends: [act: () => Promise<void>, end: string][] = [
      [() => page.keyboard.press('Enter'), 'CLOSE'], // The safe answer has the focus.
      [() => page.keyboard.press('Escape'), 'CLOSE'],
      [() => page.mouse.click(4, 4), 'CLOSE'], // On the scrim.
      [() => dialog.getByRole('button', { name: 'Deactivate' }).click(), 'CONFIRM'],
    ];
    for (const [act, end] of ends) {
      await opener.press('Enter');
      await expect(dialog.getByRole('button').first()).toHaveText('Keep it');
      await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
      await act();
      await expect(dialog).toHaveCount(0);
      await expect(question.getByRole('status')).toHaveText(end);
      await expect(opener).toBeFocused();
    }

    const message = stateOf(page, 'ConfirmDialog', 'A message');
    await message.getByRole('button', { name: 'Tell' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).press('Enter');
    await expect(message.getByRole('status')).toHaveText('OK');
    await expect(message.getByRole('button', { name: 'Tell' })).toBeFocused();
  });

  test('stands 480 px wide in the middle, and fills a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await visitParts(page, 'ConfirmDialog');
    await stateOf(page, 'ConfirmDialog', 'A question').getByRole('button', { name: 'Ask' }).click();
    const dialog = page.getByRole('dialog');
    await expectBox(dialog, { x: 360, width: 480 });
    await expectAccessibleWithin(page, '[role="dialog"]');
    await page.setViewportSize({ width: 575, height: 700 });
    await expectBox(dialog, { x: 0, y: 0, width: 575, height: 700 });
  });
});

test.describe('A notice', () => {
  test('stands still under the pointer and under the focus, and goes on afterwards', async ({ page }) => {
    await visitParts(page, 'Toasts');
    const toast = page.getByRole('region', { name: 'Messages' }).getByText('The server did not answer');
    await page.getByRole('button', { name: 'Tell of an error' }).click();
    await toast.hover();
    await expect.poll(() => clockOf(page)).toBe('paused');
    await page.mouse.move(4, 4);
    await expect.poll(() => clockOf(page)).toBe('running');
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).focus();
    await expect.poll(() => clockOf(page)).toBe('paused');
    await page.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
  });

  test('is styled by its kind: information, success or error [shell-044]', async ({ page }) => {
    await visitParts(page, 'Toasts');
    const kinds = [
      { button: 'Tell of news', words: 'is tracked', colour: '--accent', isAlert: false },
      { button: 'Tell of success', words: 'was updated', colour: '--ok', isAlert: false },
      { button: 'Tell of an error', words: 'did not answer', colour: '--past', isAlert: true },
    ];
    const place = page.getByRole('region', { name: 'Messages' });
    for (const { button, words, colour, isAlert } of kinds) {
      await page.getByRole('button', { name: button, exact: true }).click();
      const toast = place.locator('[data-kind]').filter({ hasText: words });
      await toast.hover(); // So that it stays while it is looked at.
      await expect(toast.locator('svg').first()).toHaveCSS('color', await colourOf(page, colour));
      await expect(place.getByRole('alert')).toHaveCount(isAlert ? 1 : 0);
      await toast.getByRole('button', { name: 'Close' }).click();
      await expect(toast).toHaveCount(0);
    }
  });
});

test.describe('A long text', () => {
  test('shows its rest and hides it again, offered only where it overflows [shell-046]', async ({ page }) => {
    await visitParts(page, 'See more');
    const long = stateOf(page, 'See more', 'One line of a long text');
    const closed = await heightOf(long.getByRole('paragraph').last());
    await long.getByRole('button', { name: 'More' }).click();
    await expect.poll(() => heightOf(long.getByRole('paragraph').last())).toBeGreaterThan(closed * 2);
    await expect(long.getByRole('button', { name: 'Less' })).toBeFocused();
    await long.getByRole('button', { name: 'Less' }).click();
    await expect.poll(() => heightOf(long.getByRole('paragraph').last())).toBe(closed);
    await expect(stateOf(page, 'See more', 'A short text').getByRole('button')).toHaveCount(0);
  });
});

test.describe('Chips', () => {
  test('are two until more are asked for; the focus stays among them when one goes', async ({ page }) => {
    await visitParts(page, 'Chips');
    const state = stateOf(page, 'Chips', 'Five');
    const chips = state.getByRole('button', { name: /^Remove/ });
    await expect(chips).toHaveCount(2);
    await state.getByRole('button', { name: '+ 3 more' }).click();
    await expect(chips).toHaveCount(5);
    await chips.first().press('Enter');
    await expect(chips).toHaveCount(4);
    await expect(chips.first()).toBeFocused();
    await state.getByRole('button', { name: 'See less' }).click();
    await expect(chips).toHaveCount(2);
    await state.getByRole('button', { name: 'Clear all' }).click();
    await expect(chips).toHaveCount(0);
  });
});

const withoutNumber = (text: string): string => text.replace(/^\d+\s*/, '');

/** Expects where a box stands, once it has come to rest. */
async function expectBox(
  locator: Locator,
  expected: Partial<{ x: number; y: number; width: number; height: number }>,
): Promise<void> {
  await expect.poll(() => locator.boundingBox()).toMatchObject(expected);
}

const heightOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.height ?? 0;

/** Whether the line that runs out below a notice runs or stands still. */
const clockOf = (page: Page): Promise<string | undefined> =>
  page.getByRole('region', { name: 'Messages' }).evaluate(
    (place) =>
      place
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getTiming().duration === 7000)
        .map(({ playState }) => playState)[0],
  );

/** The color that a token has here. */
const colourOf = (page: Page, token: string): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
