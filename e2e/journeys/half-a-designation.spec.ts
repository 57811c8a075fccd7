import { expect, test } from '@playwright/test';
import { expectDrawn, sheet, sheets } from '../pdf.ts';
import { visitAs } from '../visits.ts';

test.describe('Half a designation', () => {
  test('opens the second suggestion as a PDF at fit width, and going back finds the home page as it was', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    const box = page.getByRole('combobox');
    await box.pressSequentially('e 21');
    const suggestions = page.getByRole('option');
    await expect(suggestions.nth(1)).toBeVisible();
    const title = (await suggestions.nth(1).innerText()).split('\n')[1] ?? '';

    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await expect(suggestions.nth(1)).toHaveAttribute('aria-selected', 'true');
    await box.press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectDrawn(page, 1);
    await expect(page.getByRole('button', { name: 'Zoom: Fit width' })).toBeVisible();
    expect(await widthShared(page)).toBeGreaterThan(0.95);

    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    await expect(box).toHaveValue('e 21');
  });

  test('suggests only from the second character on, and not after the text is shortened again', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    const box = page.getByRole('combobox');
    const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
    await box.pressSequentially('h');
    await expect(suggestions).toBeHidden();
    await box.pressSequentially('i');
    await expect(suggestions).toBeVisible();
    await box.press('Backspace');
    await expect(suggestions).toBeHidden();
  });

  test('groups the suggestions by publisher [typeahead-006]', async ({ page }) => {
    await visitAs(page, 'individual');
    await page.getByRole('combobox').pressSequentially('anchor');
    for (const publisher of [
      'Northern Standards Board',
      'Halden Institute',
      'Petroleum Installations Council',
    ]) {
      const group = page.getByRole('group', { name: publisher });
      await expect(group.getByRole('option').first()).toBeVisible();
    }
  });

  test('hides the suggestions when the reader goes elsewhere [typeahead-005]', async ({ page }) => {
    await visitAs(page, 'individual');
    const box = page.getByRole('combobox');
    await box.pressSequentially('e 21');
    await expect(page.getByRole('option').first()).toBeVisible();
    await box.press('Enter');
    await expect(page).toHaveURL(/content-search/);
    await expect(page.getByRole('listbox')).toBeHidden();
  });
});

/** How much of the room for it a page of the PDF takes, from 0 to 1. */
async function widthShared(page: Parameters<typeof sheets>[0]): Promise<number> {
  const [room, taken] = await Promise.all([sheets(page), sheet(page, 1)].map((box) => box.boundingBox()));
  return (taken?.width ?? 0) / (room?.width ?? 1);
}
