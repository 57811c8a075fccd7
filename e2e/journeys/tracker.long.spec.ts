import { expect, test, type Page } from '@playwright/test';
import { standards } from '../addresses.ts';
import { addTenant } from '../operator.ts';
import { signIn } from '../people.ts';
import { upsertDocuments } from '../shelves.ts';

const features = [{ code: 'show-tracker', enabled: true }];
const rows = (page: Page) => page.getByRole('table', { name: 'Tracked documents' }).locator('tbody tr');
const pageOfTracked = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/api/tracked-documents/page/current-user'));

test('The tracker takes a document from the list, and unsubscribes from all once that is meant [tracking-007] [tracking-008] [tracking-009]', async ({
  page,
}) => {
  test.slow();
  const library = await addTenant({ features });
  await signIn(page, 'individual', library);
  await upsertDocuments(page, [standards.testMethod, standards.designStandard]);
  await page.goto(`${library}/trackChanges`);
  await expect(rows(page)).toHaveCount(2);
  const again = pageOfTracked(page);
  await rows(page).first().getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Remove from the list' }).click();
  await expect(page.getByText('The document is no longer tracked')).toBeVisible();
  await again;
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Unsubscribe from all' }).click();
  const question = page.getByRole('dialog', { name: 'Unsubscribe from everything?' });
  await question.getByRole('button', { name: 'Unsubscribe from all' }).click();
  await expect(page.getByText('You are unsubscribed from everything')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing tracked yet' })).toBeVisible();
});

test('The tracker is elsewhere where the tenant names an address for it [tracking-011]', async ({ page }) => {
  test.slow();
  const elsewhere = 'https://tracker.clearwater.example/';
  await page.route(elsewhere, (route) => route.fulfill({ body: 'The tracker of Clearwater' }));
  const library = await addTenant({ features, trackerUrl: elsewhere });
  await signIn(page, 'individual', library);
  await page.goto(`${library}/trackChanges`);
  await expect(page).toHaveURL(elsewhere);
});
