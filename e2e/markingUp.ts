import { expect, type Locator, type Page } from '@playwright/test';

/** What a compass point is called that no one else makes. */
export const uniqueName = (what: string): string => `${what} ${crypto.randomUUID().slice(0, 8)}`;

/** The sheet in which a compass point is written. */
export const form = (page: Page, title: 'New' | 'Edit' = 'New'): Locator =>
  page.getByRole('dialog', { name: `${title} compass point` });

/** What the chosen compass point says, next to the text. */
export const panel = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Selected compass point' });

/** Draws the compass points of the document that is open. */
export async function annotate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Annotate', exact: true }).click();
}

/** Selects the words of a piece of text by dragging the mouse over them. */
export async function dragOver(page: Page, words: Locator): Promise<void> {
  await words.scrollIntoViewIfNeeded();
  const box = await words.boundingBox();
  if (!box) throw new Error('The words are not drawn');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, middle, { steps: 4 });
  await page.mouse.move(box.x + box.width - 1, middle, { steps: 4 });
  await page.mouse.up();
}

/** Fills in what a compass point is called, saves it, and waits until it is drawn and chosen. */
export async function saveAs(page: Page, name: string): Promise<void> {
  await form(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page).getByRole('heading', { name })).toBeVisible();
}

/** Deactivates the compass point that is chosen. */
export async function deactivate(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('dialog', { name: 'Deactivate this compass point?' });
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(panel(page)).toHaveCount(0);
}
