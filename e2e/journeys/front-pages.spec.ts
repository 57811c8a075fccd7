import { expect, test, type Page } from '@playwright/test';

const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const nightGround = 'rgb(18, 22, 26)';

test.describe('The pages in front of the app', () => {
  test('are dark where the device asks for it, and as the reader chose in the app', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#name')).toBeVisible();
    expect(await groundOf(page)).not.toBe(nightGround);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await groundOf(page)).toBe(nightGround);

    await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'light'));
    await page.reload();
    await expect(page.locator('#name')).toBeVisible();
    expect(await groundOf(page)).not.toBe(nightGround);
  });

  test('are dark without scripts too', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(`${baseURL?.replace('localhost', 'nowhere.localhost')}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', nightGround);
    await context.close();
  });
});
