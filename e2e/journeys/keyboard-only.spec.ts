import { expect, test } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { expectFocusSeen, tabTo } from '../focus.ts';
import { expectSignIn, password } from '../people.ts';
import { expectDrawn } from '../pdf.ts';
import { titles } from '../search.ts';
import { visitAs } from '../visits.ts';

test.describe('By keyboard only', () => {
  test('signs in, searches, opens a document and changes to its HTML', async ({ page }) => {
    await page.goto('/');
    await expectSignIn(page);
    await expect(page.locator('#name')).toBeFocused();
    await page.keyboard.type('individual');
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await tabTo(page, /^Search by designation/);
    await page.keyboard.type('creep');
    await page.keyboard.press('Enter');
    await expect(titles(page).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await tabTo(page, /^Test Method for Sustained-Load Creep/);
    await page.keyboard.press('Enter');
    await expectDrawn(page, 1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await tabTo(page, /^PDF$/);
    await page.keyboard.press('ArrowRight');
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'HTML' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'HTML' })).toBeFocused();

    await expect(page.getByRole('navigation', { name: 'Clauses' })).toBeVisible();
    await tabTo(page, /^Foreword$/);
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowDown');
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
    await expect(page.frameLocator('iframe').getByRole('heading', { name: '8 Procedure' })).toBeInViewport();
  });

  test('skips the header', async ({ page }) => {
    await visitAs(page, 'individual', '/content-search/?content=anchor');
    await expect(titles(page)).toHaveCount(7);
    await page.reload(); // A sign-in leads past the top.
    await expect(titles(page)).toHaveCount(7);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('skips to the first result within four tab stops, and to the filters [keys-004]', async ({ page }) => {
    await visitAs(page, 'individual', '/content-search/?content=anchor');
    await expect(titles(page)).toHaveCount(7);
    await page.reload(); // A sign-in leads past the top.
    await expect(titles(page)).toHaveCount(7);
    await expect(page.getByRole('link', { name: 'Skip to results' })).toBeAttached();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(titles(page).first()).toBeFocused();
    await expectFocusSeen(page);

    await page.getByRole('link', { name: 'Skip to filters' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('complementary', { name: 'Refine search' }).locator(':focus')).toHaveCount(1);
  });

  test('opens the palette from a text and acts on its document, and lists shortcuts on every screen [keys-001] [keys-002]', async ({
    page,
  }) => {
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    const text = page.frameLocator('iframe').getByRole('heading', { name: '8 Procedure' });
    await expect(text).toBeAttached();
    await text.click();
    await page.keyboard.press('Control+K');
    await expect(palette).toBeVisible();
    await page.keyboard.type('shar');
    await expect(palette.getByRole('option', { name: 'Share', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Share/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).click();
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    // The keys are fetched after what the page shows.
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(shortcuts).toContainText('On every screen', { timeout: 2_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(shortcuts).toHaveCount(0);
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await expect(shortcuts).toContainText('Ctrl K');
    await page.keyboard.press('Escape');
    await expect(shortcuts).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('E 214');
    await expect(palette.getByRole('group', { name: 'Documents' }).getByRole('option').first()).toContainText(
      'NSB E 214-24',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/contentcode=NSB%7Cnsb-e-214-24/i);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('opens menus, chooses in them, and finds the focus again where it was', async ({ page }) => {
    await visitAs(page, 'individual', '/content-search/?content=anchor');
    await expect(titles(page)).toHaveCount(7);
    const sort = page.getByRole('button', { name: /^Sort by/ });
    await tabTo(page, /^Sort by/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(sort).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=/);
    await expect(sort).toBeFocused();
    await expectFocusSeen(page);
  });

  test('picks a refinement by the space bar and stays at it', async ({ page }) => {
    await visitAs(page, 'individual', '/content-search/?content=anchor');
    await expect(titles(page)).toHaveCount(7);
    await page.reload(); // A sign-in leads past the top.
    await expect(titles(page)).toHaveCount(7);
    await tabTo(page, /^Northern Standards Board[^]*3 documents/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(titles(page)).toHaveCount(2);
    await expect(page.getByRole('treeitem', { name: /^Halden Institute/ })).toBeFocused();
  });

  test('leaves a refusal by its button, and goes on reading pages by the keys that scroll', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.notSubscribed));
    const refusal = page.getByRole('region', { name: 'No access' });
    await refusal.getByRole('button', { name: 'Go to the home page' }).focus();
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');

    await page.goto(documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('PageDown');
    await expect(page).toHaveURL(/[?&]page=[2-9]\b/);
  });

  test('keeps the focus within an open sheet, and gives it back', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await visitAs(page, 'individual', '/content-search/?content=anchor');
    await expect(titles(page)).toHaveCount(7);
    await tabTo(page, /^Refine/);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Refine search' });
    await expect(sheet).toBeVisible();
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Tab');
      await expect(sheet.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Refine/ })).toBeFocused();
  });
});
