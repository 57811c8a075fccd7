import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessibleWithin } from '../axe.ts';
import { signIn } from '../people.ts';
import { visitAs } from '../visits.ts';

const film = (page: Page) => page.getByRole('button', { name: 'Play “Reading the right edition”, 1 minute' });

/** The same library at the host of a tenant with e-learning. */
const withELearning = (baseURL: string | undefined): string =>
  (baseURL ?? '').replace('//localhost', '//demowl.localhost');

test.describe('Videos', () => {
  test('stand on a tab of their own, and none is loaded before it is played', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/\/videos\/[^/]+\/file/.test(request.url())) loaded.push(request.url());
    });
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await page.getByRole('tab', { name: 'Visual content 2' }).click();
    await expect(film(page)).toBeVisible();
    await expect(page.locator('figure img')).toHaveCount(2);
    expect(loaded).toEqual([]);
    await expectAccessibleWithin(page, 'main');

    const recorded = page.waitForRequest((request) => request.url().endsWith('/api/documents/video'));
    await film(page).focus();
    await page.keyboard.press('Enter');
    expect((await recorded).postDataJSON()).toMatchObject({ hashId: 'r7editions2k' });
    const video = page.locator('video');
    await expect(video).toBeFocused();
    await expect
      .poll(() => video.evaluate((element) => element instanceof HTMLVideoElement && element.currentTime > 0))
      .toBe(true);
    await expect
      .poll(() =>
        video.evaluate((element) =>
          element instanceof HTMLVideoElement ? element.textTracks[0]?.cues?.length : 0,
        ),
      )
      .toBe(5);
  });

  test('play on where they were when their address is no longer good', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'training' }));
    await film(page).click();
    const video = page.locator('video');
    await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).readyState)).toBe(4);
    const before = await video.getAttribute('src');
    await video.evaluate((element) => {
      const playing = element as HTMLVideoElement;
      playing.currentTime = 12;
      // As after a minute: the ticket is none any more.
      playing.src = playing.src.replace(/ticket=.*/, 'ticket=expired');
    });
    await expect.poll(() => page.locator('video').getAttribute('src')).not.toBe(before);
    await expect
      .poll(() => page.locator('video').evaluate((element) => (element as HTMLVideoElement).currentTime))
      .toBeGreaterThanOrEqual(12);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('say so where they do not start, and start when tried again', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'training' }));
    await page.route('**/api/documents/video', (route) => route.abort('connectionrefused'), { times: 1 });
    await film(page).click();
    await expect(page.getByRole('alert')).toHaveText('The video could not be started. Try again.');
    await film(page).click();
    await expect(page.locator('video')).toBeVisible();
  });
});

test.describe('E-learning', () => {
  test('lists courses by title and product code for an entitled reader [related-009]', async ({
    page,
    baseURL,
  }) => {
    await signIn(page, 'individual', withELearning(baseURL) + documentAt(standards.testMethod));
    await page.getByRole('tab', { name: 'Training & videos 5' }).click();
    const table = page.getByRole('table', { name: 'Courses about NSB E 214' });
    await expect(table.getByRole('columnheader')).toHaveText(['Title', 'Product code']);
    const course = table.getByRole('row').nth(2);
    await expect(course).toContainText('Uncertainty of mechanical tests: worked examples');
    await expect(course).toContainText('NSB-EL-0310');
    await expectAccessibleWithin(page, 'main');
  });

  test('asks those who read through a company to log in, and does not ask for their entitlement [related-010] [related-011]', async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/getElpEntitlementStatus|getELearningAssets/.test(request.url())) asked.push(request.url());
    });
    await signIn(
      page,
      'company',
      withELearning(baseURL) + documentAt(standards.testMethod, { tab: 'training' }),
    );
    const show = page.getByRole('button', { name: 'Show the courses' });
    await show.click();
    await expect(page.getByRole('dialog', { name: 'Log in for e-learning' })).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(show).toBeFocused();
    expect(asked).toEqual([]);
    await show.click();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/login\//);
  });

  test('says to try again for any other failure, and shows the courses then [related-013]', async ({
    page,
    baseURL,
  }) => {
    await page.route(
      '**/api/entitlement/getElpEntitlementStatus',
      (route) => route.fulfill({ status: 500, json: {} }),
      { times: 1 },
    );
    await signIn(
      page,
      'individual',
      withELearning(baseURL) + documentAt(standards.testMethod, { tab: 'training' }),
    );
    await expect(page.getByText('The courses could not be loaded. Try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: 'Courses about NSB E 214' })).toBeVisible();
  });
});
