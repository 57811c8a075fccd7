import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible, expectContrast } from '../axe.ts';
import { contents, contentsButton } from '../contents.ts';
import { tabTo } from '../focus.ts';
import { expectDrawn } from '../pdf.ts';
import { signIn } from '../people.ts';
import { titles } from '../search.ts';
import { originOf, speak } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const greeting = (page: Page) => page.getByRole('heading', { level: 1 });
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /message|notification/i });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Contents' });

test.describe('The contents on a wide window', () => {
  test('are hidden at first, open by the keyboard, close by Escape and by their button, and give the focus back [shell-012]', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    await expect(greeting(page)).toContainText('Ines');
    await expect(contents(page)).toHaveCount(0);

    await tabTo(page, /^Open menu$/);
    await page.keyboard.press('Enter');
    await expect(contents(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contents(page)).toHaveCount(0);
    await expect(contentsButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, /^Subscriptions/);
    await page.keyboard.press('Escape');
    await expect(contents(page)).toHaveCount(0);
    await expect(contentsButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await contents(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(contents(page)).toHaveCount(0);
    await expect(contentsButton(page)).toBeFocused();
  });

  test('stay beside every list once opened, and leave a document its full width', async ({ page }) => {
    await visitAs(page, 'individual');
    await contentsButton(page).click();
    await expect(contents(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');

    await page.goto('/content-search/?content=anchor');
    await expect(titles(page)).toHaveCount(7);
    await expect(contents(page)).toBeVisible();
    await expect(contents(page).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');

    await page.goto(documentAt(standards.testMethod));
    await expect(page.getByRole('tab', { name: 'PDF' })).toBeVisible();
    await expect(contents(page)).toHaveCount(0);
    await contentsButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);

    await page.goto('/');
    await contentsButton(page).click();
    await page.reload();
    await expect(greeting(page)).toContainText('Ines');
    await expect(contents(page)).toHaveCount(0);
  });

  test('list the subscriptions, each of which leads to its documents [shell-015]', async ({ page }) => {
    await visitAs(page, 'individual');
    await contentsButton(page).click();
    const subscriptions = contents(page).getByRole('button', { name: /^Subscriptions/ });
    await expect(subscriptions).toHaveAttribute('aria-expanded', 'false');
    await subscriptions.click();
    await expect(subscriptions).toHaveAttribute('aria-expanded', 'true');
    await contents(page).getByRole('link', { name: 'Halden Institute' }).click();
    await expect(page).toHaveURL(/\/mysubscription-search\/\?categories=/);
    await expect(titles(page)).toHaveCount(2);
  });

  test('hide the subscriptions of a reader who has one [shell-016]', async ({ page }) => {
    await visitAs(page, 'company');
    await contentsButton(page).click();
    await expect(contents(page).getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(contents(page).getByRole('button', { name: /^Subscriptions/ })).toHaveCount(0);
  });

  test('lead out of the library in a window of their own, and say so [shell-024]', async ({ page }) => {
    await visitAs(page, 'individual');
    await contentsButton(page).click();
    await expect(contents(page).getByRole('heading', { name: 'Outside the library' })).toBeVisible();
    const committees = contents(page).getByRole('link', {
      name: /^Technical committees leaves the library$/,
    });
    await expect(committees).toHaveAttribute('target', '_blank');
    await expect(committees).toHaveAttribute('href', /^https:\/\/www\.nsb-library\.example\//);
  });
});

test.describe('The contents on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('keep the page still while they are open, and free it when they close [shell-027]', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    await expect(greeting(page)).toContainText('Ines');
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    const before = await overflow();
    await contentsButton(page).click();
    await expect(drawer(page)).toBeVisible();
    expect(await overflow()).toBe('hidden');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      await expect(drawer(page).locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(contentsButton(page)).toBeFocused();
    expect(await overflow()).toBe(before);
  });

  test('close behind the reader who takes a way from them', async ({ page }) => {
    await visitAs(page, 'individual', '/content-search/?content=anchor');
    await expect(titles(page)).toHaveCount(7);
    await contentsButton(page).click();
    await drawer(page).getByRole('link', { name: 'Home' }).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(greeting(page)).toContainText('Ines');
  });

  test('hold the languages, where the library offers a choice of them [shell-028]', async ({ page }) => {
    await visitAs(page, 'individual');
    await contentsButton(page).click();
    await drawer(page).getByRole('button', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('dialog', { name: 'المحتويات' })).toBeVisible();
  });
});

test('a library without the feature offers no choice of languages anywhere [shell-028]', async ({ page }) => {
  await signIn(page, 'individual', originOf('aenor'));
  await expect(greeting(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /English|العربية/ })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Abrir menú' }).click(); // Its interface is in Spanish.
  await expect(page.getByRole('dialog', { name: 'Contenido' })).toBeVisible();
  await expect(page.getByRole('button', { name: /English|العربية/ })).toHaveCount(0);
});

for (const language of ['EN', 'AR'] as const) {
  for (const width of [390, 1280]) {
    test(`axe finds no violations with the contents open, in ${language} at ${width}`, async ({
      page,
      context,
    }) => {
      await speak(context, language);
      await page.setViewportSize({ width, height: 900 });
      await visitAs(page, 'individual');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await page.getByRole('button', { name: /^(Open menu|فتح القائمة)$/ }).click();
      const nav = page.getByRole('navigation', { name: /^(Contents|المحتويات)$/ });
      await nav.getByRole('button', { expanded: false }).click();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page);
    });
  }
}

test('Contents and notifications that cannot be fetched leave the page as it is, and come when there is a network', async ({
  page,
  context,
}) => {
  await visitAs(page, 'individual', documentAt(standards.testMethod));
  await expectDrawn(page, 1);
  await context.setOffline(true);
  const failure = page.getByRole('alert').filter({ hasText: 'Server not reachable' });
  for (const button of [contentsButton(page), bell(page)]) {
    await button.click();
    await expect(failure).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectDrawn(page, 1);
  }
  await context.setOffline(false);
  await bell(page).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await contentsButton(page).click();
  await expect(drawer(page)).toBeVisible();
});
