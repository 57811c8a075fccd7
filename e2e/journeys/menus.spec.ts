import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectContrast } from '../axe.ts';
import { expectFocusSeen, tabTo } from '../focus.ts';
import { speak } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const account = (page: Page) => page.getByRole('button', { name: /^(Account|الحساب):/ });
const menu = (page: Page) => page.getByRole('menu');

test.describe('The menus of the header', () => {
  test('open by the keyboard, lead out in a window of their own, and give the focus back', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    await page.reload(); // A sign-in leads past the top.
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await tabTo(page, /^Help/);
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('menuitem', { name: 'Video tutorials' })).toBeFocused();
    await expectFocusSeen(page);
    const how = menu(page).getByRole('menuitem', { name: /^How standards are made/ });
    await expect(how).toHaveAttribute('target', '_blank');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();

    await tabTo(page, /Account: Ines/);
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('menuitem', { name: 'My account' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(account(page)).toBeFocused();
  });

  test('lead to the member site and to the way out, and to nothing that is not there [account-014]', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    await account(page).click();
    await expect(menu(page).getByRole('menuitem')).toHaveText([
      'My account',
      'Shared with me',
      /^Member site/,
      'License agreement',
      'Sign out',
    ]);
    await expect(menu(page).getByRole('menuitem', { name: /^Member site/ })).toHaveAttribute(
      'href',
      'https://members.nsb-library.example/',
    );
  });

  test('change the appearance and keep it', async ({ page }) => {
    await visitAs(page, 'individual');
    await account(page).click();
    await menu(page).getByRole('menuitemradio', { name: 'Dark' }).click();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  for (const language of ['EN', 'AR'] as const) {
    for (const width of [390, 1280]) {
      test(`without barriers while the account menu is open, in ${language} at ${width}`, async ({
        page,
        context,
      }) => {
        await speak(context, language);
        await page.setViewportSize({ width, height: 900 });
        await visitAs(page, 'individual');
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
        await account(page).click();
        await expect(menu(page)).toBeVisible();
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectContrast(page);
      });
    }
  }
});
