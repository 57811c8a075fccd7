import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { visitAs } from '../visits.ts';

const timeline = documentAt(standards.testMethod, { tab: 'timeline' });
const table = (page: Page) => page.getByRole('table', { name: /Clauses and what happened/ });
const cell = (page: Page, name: RegExp) => table(page).getByRole('button', { name });

async function openTimeline(page: Page): Promise<void> {
  await visitAs(page, 'individual', timeline);
  await expect(table(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
}

test.describe('The timeline of a document', () => {
  test('has its editions as columns, the oldest first, and its clauses as rows [timeline-001] [timeline-002] [timeline-008]', async ({
    page,
  }) => {
    await openTimeline(page);
    await expect(page.getByRole('tab', { name: /^Timeline/ })).toHaveAttribute('aria-selected', 'true');
    await expect(table(page).getByRole('columnheader')).toContainText(['', '-18', '-21', '-24']);
    const row = table(page).getByRole('rowheader', { name: /9\.3 ?Acceptance/ });
    await expect(row).toBeVisible();
    await expect(cell(page, /^.?9\.3.? in .?-24.?: changed\. \d+ change/)).toBeVisible();
    await expectAccessible(page);
  });

  test('opens the comparison at the clause of a cell, and Close returns to the cell [timeline-003]', async ({
    page,
  }) => {
    await openTimeline(page);
    await cell(page, /^.?9\.3.? in .?-24/).click();
    await expect(
      page.getByRole('heading', { level: 1, name: /From NSB E 214-21 to NSB E 214-24/ }),
    ).toBeAttached();
    await expect(page.frameLocator('iframe').getByRole('heading', { name: /9\.3/ }).first()).toBeInViewport();
    await page.getByRole('button', { name: 'Close comparison' }).click();
    await expect(cell(page, /^.?9\.3.? in .?-24/)).toBeFocused();
  });

  test('is moved through with the arrow keys, as one tab stop [timeline-008]', async ({ page }) => {
    await openTimeline(page);
    await table(page).getByRole('button').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(page.locator(':focus')).toContainText(/ in .?-24/);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toContainText(/ in .?-24/);
    await expect(table(page).locator('button[tabindex="0"]')).toHaveCount(1);
  });

  test('names the edition that introduced each sentence and quantity [timeline-004]', async ({ page }) => {
    await openTimeline(page);
    await table(page)
      .getByRole('button', { name: /Acceptance/ })
      .first()
      .click();
    const origins = page.getByRole('region', { name: 'Origins' });
    await expect(origins).toContainText(/This sentence is as it is since .?2024/, { timeout: 60_000 });
    await expect(origins).toContainText(/20 % in this sentence since/);
    await expectAccessible(page);
    await origins.getByRole('button', { name: 'Close origins' }).click();
    await expect(origins).toHaveCount(0);
  });

  test('shows one edition at a time on a phone, and time from left to right in Arabic [timeline-008]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visitAs(page, 'individual', timeline);
    await expect(page.getByRole('button', { name: 'Previous edition' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Next edition' })).toBeDisabled();
    await page.getByRole('button', { name: 'Previous edition' }).click();
    await expect(page.getByText(/-21/).first()).toBeVisible();
    // The tooltip of the button would stand outside of every landmark.
    await page.getByRole('heading', { level: 1 }).click();
    await expectAccessible(page);
  });
});
