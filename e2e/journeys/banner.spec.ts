import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { signIn } from '../people.ts';
import { originOf } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Notice from the library' });

/** Answers with another banner than the tenant has: the rest of the account is the server's own. */
const announce = (page: Page, text: string, [start, end]: [string, string]) =>
  page.route('**/api/account', async (route) => {
    const answer = await route.fetch();
    const account = { ...(await answer.json()), banner: { text, 'start-date': start, 'end-date': end } };
    await route.fulfill({ response: answer, json: account });
  });

/** How far the page stands below the header, in px. */
const gapBelowHeader = async (page: Page): Promise<number> => {
  const header = await page.getByRole('banner').boundingBox();
  const main = await page.getByRole('main').boundingBox();
  return (main?.y ?? Infinity) - ((header?.y ?? 0) + (header?.height ?? 0));
};

test.describe('The banner of a library', () => {
  test('appears above the page, and once closed stays closed for the session [shell-034]', async ({
    page,
  }) => {
    await signIn(page, 'individual', originOf('awwa'));
    await expect(banner(page)).toContainText('Starting in April, tenders');
    await expectAccessible(page);
    await banner(page).getByRole('button', { name: 'Close this notice' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    await expect(banner(page)).toHaveCount(0);
  });

  test('comes and goes at its moments, while the page stays right below the header, also a second later [shell-033] [shell-049]', async ({
    page,
  }) => {
    const now = new Date();
    const at = (minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString();
    await announce(page, 'Closed in an hour', [at(60), at(90)]);
    await page.clock.install({ time: now });
    await visitAs(page, 'individual');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    await expect(banner(page)).toHaveCount(0);
    await page.clock.fastForward('01:01:00');
    await expect(banner(page)).toContainText('Closed in an hour');
    await expect.poll(() => gapBelowHeader(page)).toBe(0);
    await page.clock.fastForward(1_000);
    expect(await gapBelowHeader(page)).toBe(0);
    await page.clock.fastForward('30:00');
    await expect(banner(page)).toHaveCount(0);
    await page.clock.fastForward(1_000);
    expect(await gapBelowHeader(page)).toBe(0);
  });

  test('says what was written, whatever was written', async ({ page }) => {
    const hostile = '<img src=x onerror="document.title=\'taken\'"> & <b>bold</b> ' + 'ج'.repeat(400);
    await announce(page, hostile, ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z']);
    await page.setViewportSize({ width: 390, height: 844 });
    await visitAs(page, 'individual');
    await expect(banner(page)).toContainText('<img src=x onerror=');
    await expect(banner(page).locator('img, b')).toHaveCount(0);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});
