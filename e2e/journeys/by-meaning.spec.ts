import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { signIn } from '../people.ts';
import { expectHeading, rows } from '../search.ts';
import { originOf } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const main = (page: Page) => page.getByRole('main');
const asked = 'anchors%20in%20concrete';
const call = '**/api/semantic-search/v1/query*';

/** Opens a search by meaning once the library has learnt what its texts mean: it begins when it has started. */
const openUnderstood = (page: Page, address: string): Promise<void> =>
  expect(async () => {
    const [answer] = await Promise.all([page.waitForResponse(call), page.goto(address)]);
    expect((await answer.json()).count).toBeGreaterThan(0);
  }).toPass();

test.describe('The search by meaning', () => {
  test('is the same screen with what is near in meaning, marked as beta, each with its nearest sentence and no percentage [find-008] [semantic-001] [semantic-003] [search-003]', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    await openUnderstood(page, `/semantic-search/?content=${asked}`);
    await expectHeading(page, /^\d+ documents? related to “anchors in concrete”$/);
    await expect(main(page).getByText('Beta', { exact: true })).toBeVisible();
    await expect(rows(page).first().getByText('Nearest sentence:', { exact: true })).toBeVisible();
    await expect(main(page)).not.toContainText('%');
    await expect(rows(page).first().getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      /^\/document\/\?contentcode=/,
    );
    await expect(page.getByRole('combobox')).toHaveValue('anchors in concrete');
    await expect(page.getByRole('button', { name: /^Sort by/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Results per page/ })).toContainText('25');
    await expectAccessible(page);
  });

  test('sends 25 to a page, and publishers without the prefix of old links [semantic-008] [semantic-009]', async ({
    page,
  }) => {
    const picks = [{ k: 'publisher-NSB', n: 'Northern Standards Board', r: 'Publisher', pk: [] }];
    const categories = encodeURIComponent(JSON.stringify(picks));
    await visitAs(page, 'individual');
    const sent = page.waitForRequest(call);
    await openUnderstood(page, `/semantic-search/?content=${asked}&categories=${categories}`);
    const request = await sent;
    expect(new URL(request.url()).search).toBe('?page=0&pageSize=25');
    expect(request.postDataJSON()).toEqual({
      keywords: 'anchors in concrete',
      publishers: ['NSB'],
    });
    await expect(rows(page)).not.toHaveCount(0);
    await expect(rows(page).filter({ hasText: 'HI 4410' })).toHaveCount(0);
  });

  test('asks for a question before it looks', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await visitAs(page, 'individual', '/semantic-search/');
    await expect(page.getByRole('heading', { name: 'Ask in your own words' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Semantic search');
    await expectAccessible(page);
    expect(calls).not.toContain('/api/semantic-search/v1/query');
  });

  test('says what may help where nothing is near, and leads to the search for the words', async ({
    page,
  }) => {
    await visitAs(page, 'individual', '/semantic-search/?content=qwrtzx');
    await expectHeading(page, 'No documents related to “qwrtzx”');
    await expect(main(page)).toContainText('Describe in a sentence');
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Search for the words instead' }).click();
    await expect(page).toHaveURL('/content-search/?content=qwrtzx');
  });

  test('is the search in all content to an account that may not use it, with the same query [semantic-002]', async ({
    page,
  }) => {
    const origin = originOf('ies');
    await signIn(page, 'individual', `${origin}/semantic-search/?content=anchor&sortcounts=50`);
    await expect(page).toHaveURL(`${origin}/content-search/?content=anchor&sortcounts=50`);
    await expectHeading(page, /documents? for “anchor”$/);
  });
});
