import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectContrast } from '../axe.ts';
import { searchFor } from '../addresses.ts';
import { titles } from '../search.ts';
import { visitAs } from '../visits.ts';

const link = (page: Page) =>
  page.getByRole('button', { name: 'Didn’t find it? Tell us what you were trying to find.' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'What were you trying to find?' });
const question = (page: Page) => sheet(page).getByRole('textbox', { name: 'Document you were looking for' });
const more = (page: Page) => sheet(page).getByRole('textbox', { name: 'Anything else that might help' });
const send = (page: Page) => sheet(page).getByRole('button', { name: 'Send feedback' });
const calls = '**/api/user/feedback';

/** Opens the feedback on a search for `anchor`. */
async function open(page: Page, address = searchFor('anchor')): Promise<void> {
  await visitAs(page, 'individual', address);
  await expect(titles(page).first()).toBeVisible();
  await link(page).click();
  await expect(sheet(page)).toBeVisible();
}

test.describe('Feedback on a search', () => {
  test('is offered below what was found for something, not for everything [feedback-001]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor('xyzzy qwertz'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('No documents');
    await expect(link(page)).toBeVisible();
    await page.goto('/content-search/');
    await expect(titles(page).first()).toBeVisible();
    await expect(link(page)).toHaveCount(0);
    await page.goto(searchFor('anchor'));
    await link(page).click();
    await expect(sheet(page)).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
  });

  test('carries what was searched, where, and how it was narrowed, and shows it [feedback-002] [feedback-012]', async ({
    page,
  }) => {
    const categories = JSON.stringify([
      { k: 'NSB', n: 'Northern Standards Board', r: 'Publisher', pk: [] },
      { k: '2024', n: '2024', r: 'Year', pk: [] },
    ]);
    await open(page, searchFor('anchor', { categories }));
    const about = sheet(page).getByRole('region', { name: 'Sent with your feedback' });
    await expect(about.getByRole('definition')).toHaveText([
      /anchor/,
      'All Search',
      'Publisher Northern Standards Board',
      /2024$/,
    ]);
    await expect(sheet(page).locator('[name="searchText"]')).toHaveValue('anchor');
    await expect(sheet(page).locator('[name="documentSearching"]')).toBeVisible();
    await expect(sheet(page).locator('[name="additionalFeedback"]')).toBeVisible();

    await question(page).fill('Anchors under fatigue');
    const sent = page.waitForRequest(calls);
    await send(page).click();
    expect((await sent).postDataJSON()).toMatchObject({
      searchQuery: 'anchor',
      searchType: 'All Search',
      refinements: expect.stringMatching(/^Publisher: Northern Standards Board; .*2024$/),
      version: 'classic',
    });
  });

  for (const [path, name] of [
    ['mysubscription-search', 'My Subscription'],
    ['semantic-search', 'Semantic beta'],
  ] as const) {
    test(`names the search “${name}” [feedback-002]`, async ({ page }) => {
      await visitAs(page, 'individual', `/${path}/?content=anchor`);
      await link(page).click();
      await expect(sheet(page).getByRole('definition').nth(1)).toHaveText(name);
      await question(page).fill('Anchors under fatigue');
      const sent = page.waitForRequest(calls);
      await send(page).click();
      expect((await sent).postDataJSON()).toMatchObject({ searchType: name });
    });
  }

  test('is sent without surrounding spaces, thanks the user, and starts empty [feedback-007] [feedback-009] [feedback-013]', async ({
    page,
  }) => {
    await open(page);
    await question(page).fill('  Fatigue of anchors  ');
    await more(page).fill('\n It was cited in HI 4410. \n');
    const answered = page.waitForResponse(calls);
    await send(page).click();
    const answer = await answered;
    expect(answer.status()).toBe(201);
    expect(answer.request().postDataJSON()).toEqual({
      searchQuery: 'anchor',
      searchType: 'All Search',
      q1Response: 'Fatigue of anchors',
      q2Response: 'It was cited in HI 4410.',
      refinements: '',
      version: 'classic',
    });
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'Thank you. Your feedback has been sent.',
    );
    await expect(sheet(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
    await link(page).click();
    await expect(question(page)).toHaveValue('');
    await expect(more(page)).toHaveValue('');
  });

  test('wants the first answer, more than spaces, and goes to its field [feedback-003] [feedback-008]', async ({
    page,
  }) => {
    await open(page);
    await question(page).fill('   ');
    await more(page).fill('Something.');
    await send(page).click();
    const complaint = 'Enter the document you were looking for.';
    await expect(question(page)).toBeFocused();
    await expect(question(page)).toHaveAccessibleDescription(new RegExp(complaint));
    await expect(question(page)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await question(page).fill('Anchors');
    await expect(sheet(page)).not.toContainText(complaint);
    await expect(more(page)).toHaveValue('Something.');
  });

  test('takes 100 characters to the first question and 500 to the second, and says so beyond [feedback-004] [feedback-005] [feedback-006]', async ({
    page,
  }) => {
    await open(page);
    const sent: unknown[] = [];
    page.on('request', (request) => request.url().endsWith('/api/user/feedback') && sent.push(request));
    await question(page).fill('q'.repeat(101));
    await more(page).fill('m'.repeat(501));
    await expect(question(page)).toHaveAccessibleDescription(/Enter at most 100 characters\./);
    await expect(more(page)).toHaveAccessibleDescription(/Enter at most 500 characters\./);
    await send(page).click();
    await expect(question(page)).toBeFocused();
    expect(sent).toEqual([]);

    await question(page).fill(` ${'q'.repeat(100)} `);
    await more(page).fill(`${'😀'.repeat(500)}\n`);
    await expect(sheet(page)).not.toContainText('Enter at most');
    await send(page).click();
    await expect(sheet(page)).toHaveCount(0);
    expect(sent).toHaveLength(1);
  });

  test('says that it is being sent, and is sent once however often it is pressed [feedback-011]', async ({
    page,
  }) => {
    let letThrough = (): void => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    let sent = 0;
    await page.route(calls, async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await open(page);
    await question(page).fill('Anchors');
    await send(page).click();
    const sending = sheet(page).getByRole('button', { name: /^Sending/ });
    await expect(sending).toBeVisible();
    await sending.click({ force: true });
    letThrough();
    await expect(sheet(page)).toHaveCount(0);
    expect(sent).toBe(1);
  });

  test('starts empty after it was closed [feedback-011]', async ({ page }) => {
    await open(page);
    await question(page).fill('Anchors');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
    await link(page).click();
    await expect(question(page)).toHaveValue('');
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(sheet(page)).toHaveCount(0);
  });

  test('shows why it failed and keeps the text [feedback-010]', async ({ page }) => {
    await open(page);
    await question(page).fill('Anchors');
    await more(page).fill('In cracked concrete.');
    await page.route(calls, (route) => route.abort('connectionrefused'));
    await send(page).click();
    await expect(sheet(page)).toContainText('Error submitting feedback');
    await page.unroute(calls);
    await page.route(calls, (route) =>
      route.fulfill({
        status: 503,
        json: {
          code: 'busy',
          status: 503,
          title: 'Busy',
          detail: 'The library is being restored',
          requestId: '1',
        },
      }),
    );
    await send(page).click();
    await expect(sheet(page)).toContainText('The library is being restored');
    await expect(question(page)).toHaveValue('Anchors');
    await expect(more(page)).toHaveValue('In cracked concrete.');
    await page.unroute(calls);
    await send(page).click();
    await expect(sheet(page)).toHaveCount(0);
  });
});
