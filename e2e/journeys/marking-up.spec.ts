import { expect, test, type Locator, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { annotate, deactivate, dragOver, form, panel, saveAs, uniqueName } from '../markingUp.ts';
import { sheet, sheets } from '../pdf.ts';
import { elsewhere } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const atPage = (page: number): string => documentAt(standards.testMethod, { tab: 'pdf', page: `${page}` });
const words = (page: Page, on: number): Locator =>
  sheet(page, on).locator('.textLayer span[role=presentation]');
const mark = (page: Page, name: string): Locator =>
  sheets(page).getByRole('button', { name: new RegExp(`^Compass point: ${name}`) });

test('Marking up: a limit is marked, shared, opened by a colleague at its place, moved and put away [compass-points-004] [compass-points-037] [compass-points-038] [compass-points-039] [compass-points-040] [compass-points-041] [compass-points-062]', async ({
  page,
  browser,
}) => {
  test.slow(); // Two people, and a PDF that may have to be made first.
  const name = uniqueName('Limit');
  await visitAs(page, 'individual', atPage(4));
  const passage = words(page, 4).filter({ hasText: /\w{4}/ }).nth(6);
  const other = words(page, 4).filter({ hasText: /\w{4}/ }).nth(12);
  await expect(other).toBeVisible();

  // In View mode nothing is drawn, and nothing is made of what is selected.
  const toolbar = page.getByRole('group', { name: 'Compass points in the text' });
  await expect(toolbar.getByRole('button', { name: 'View', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(sheets(page).locator('.mark-stroke')).toHaveCount(0);
  await annotate(page);
  await dragOver(page, passage);
  const quote = ((await passage.textContent()) ?? '').trim();
  await page.getByRole('button', { name: 'Create compass point' }).click();
  const quoted = (await form(page).locator('blockquote').textContent()) ?? '';
  expect(quote).toContain(quoted.slice(2, -2));
  await expect(form(page).getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await form(page).getByRole('textbox', { name: 'Overlay details' }).fill('Sheet 14');
  await expectAccessible(page);
  await saveAs(page, name);
  await expect(page.getByText('The compass point was saved')).toBeVisible();
  await expect(mark(page, name)).toBeAttached();
  await expect(sheets(page).locator('.mark-chosen').first()).toBeVisible();
  await expectAccessible(page);

  // View mode takes what is drawn away, Annotate mode brings it back.
  await toolbar.getByRole('button', { name: 'View', exact: true }).click();
  await expect(mark(page, name)).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
  await annotate(page);
  await expect(mark(page, name)).toBeAttached();

  // The panel offers what can be done with it, and nothing covers the text that is marked.
  await passage.click();
  for (const deed of ['Edit', 'Copy link', 'Move', 'Deactivate']) {
    // oxlint-disable-next-line no-await-in-loop -- one button after the other
    await expect(panel(page).getByRole('button', { name: deed, exact: true })).toBeEnabled();
  }
  await test.step('[reader-007]', async () => {
    await expect(page.getByRole('group', { name: `Compass point ${name}` })).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Selected text' })).toHaveCount(0);
    expect(await passage.evaluate(isUncovered)).toBe(true);
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link was copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const uuid = /\/compasspoint\/([\da-f-]{36})$/.exec(link)?.[1] ?? '';
  expect(uuid).not.toBe('');

  // The colleague is led to the place at once, and may read there.
  const colleague = await elsewhere(browser);
  await visitAs(colleague, 'colleague', `/compasspoint/${uuid}`);
  await expect(panel(colleague).getByRole('heading', { name })).toBeVisible();
  await expect(mark(colleague, name)).toBeAttached();
  await expect(sheets(colleague).locator('.mark-chosen').first()).toBeInViewport();
  await expect(panel(colleague).getByText('Sheet 14')).toBeVisible();
  await expect(panel(colleague).getByRole('button', { name: 'Edit' })).toBeDisabled();

  // Moved to other words: not without a yes.
  const before = await sheets(page).locator('.mark-chosen').first().boundingBox();
  const move = async (answer: 'Cancel' | 'Move'): Promise<void> => {
    await panel(page).getByRole('button', { name: 'Move' }).click();
    await expect(page.getByText(/^Select the new text for .+/)).toBeVisible();
    await dragOver(page, other);
    await page.getByRole('button', { name: 'Move here' }).click();
    const question = page.getByRole('dialog', { name: 'Move this compass point to the selected text?' });
    await question.getByRole('button', { name: answer }).click();
    await expect(question).toHaveCount(0);
    await expect(panel(page).getByRole('heading', { name })).toBeVisible();
  };
  await move('Cancel');
  await expect(panel(page).locator('blockquote')).toHaveText(quoted);
  expect((await sheets(page).locator('.mark-chosen').first().boundingBox())?.y).toBeCloseTo(
    before?.y ?? 0,
    0,
  );
  await move('Move');
  await expect(page.getByText('Compass point moved')).toBeVisible();
  await expect(panel(page).locator('blockquote')).not.toHaveText(quoted);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel(page).locator('blockquote')).toHaveText(quoted);

  await deactivate(page);
  await expect(page.getByText('The compass point was deactivated')).toBeVisible();
  await expect(mark(page, name)).toHaveCount(0);
  await colleague.reload();
  await expect(colleague.getByText('This compass point is deactivated.')).toBeVisible();
  await colleague.close();
});

/** Whether the middle of an element is not below something that is not of its pages. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above?.closest('.page') === element.closest('.page');
}
