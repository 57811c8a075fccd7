import { expect, test, type Locator, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { annotate, deactivate, form, panel, saveAs, uniqueName } from '../markingUp.ts';
import { text } from '../html.ts';
import { visitAs } from '../visits.ts';

const inHtml = (contentCode: string = standards.testMethod): string =>
  documentAt(contentCode, { tab: 'html' });
const mark = (page: Page, name: string): Locator =>
  text(page).getByRole('button', { name: new RegExp(`^Compass point: ${name}`) });

async function openText(page: Page, contentCode?: string): Promise<void> {
  await visitAs(page, 'individual', inHtml(contentCode));
  await expect(text(page).locator('article')).toBeVisible();
  await annotate(page);
}

/** Selects a paragraph of the text, as a reader with a mouse would. */
const selectParagraph = (page: Page, nth: number): Promise<void> =>
  text(page)
    .locator('article p')
    .nth(nth)
    .evaluate((paragraph) => {
      paragraph.scrollIntoView({ block: 'center' });
      paragraph.ownerDocument.getSelection()?.selectAllChildren(paragraph);
    });

async function make(page: Page, { name, nth }: { name: string; nth: number }): Promise<void> {
  await selectParagraph(page, nth);
  await page.getByRole('button', { name: 'Create compass point' }).click();
  await saveAs(page, name);
  await expect(mark(page, name)).toBeAttached();
}

/** Answers the settings of the document otherwise than the library would. */
async function withSettings(page: Page, change: (settings: Settings) => void): Promise<void> {
  await page.route('**/api/v1/compasspoint/settings?*', async (route) => {
    const answer = await route.fetch();
    const settings: Settings = await answer.json();
    change(settings);
    await route.fulfill({ response: answer, json: settings });
  });
}
type Settings = {
  compassPointSettings: { activate: boolean; 'pdf-view-setting': { view: string; manage: string } };
  attributes: Record<string, { required: boolean; show: boolean; 'input-type': string }>;
};

test('Without a mouse a compass point is made, noted, moved and put away', async ({ page }) => {
  const name = uniqueName('By keys');
  await openText(page);
  const stage = text(page).getByRole('application');
  await page.keyboard.press('m');
  await expect(stage).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(stage).toHaveText(/^Selected: /);
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByRole('heading', { name })).toBeVisible();
  const quote = (await panel(page).locator('blockquote').textContent()) ?? '';

  await panel(page).getByRole('button', { name: 'Write a note' }).press('Enter');
  await page.keyboard.type('Ask Tomas');
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByText('Ask Tomas')).toBeVisible();

  // Back in the text, and from there to the panel again.
  await panel(page).getByRole('heading', { name }).focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(mark(page, name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name })).toBeFocused();

  await panel(page).getByRole('button', { name: 'Move' }).press('Enter');
  await page.keyboard.press('m');
  await expect(stage).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Move this compass point to the selected text?' });
  await question.getByRole('button', { name: 'Move' }).press('Enter');
  await expect(panel(page).locator('blockquote')).not.toHaveText(quote);
  await expect(panel(page).getByText('Ask Tomas')).toBeVisible();

  await panel(page).getByRole('button', { name: 'Deactivate' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).press('Enter');
  await expect(mark(page, name)).toHaveCount(0);
});

test('The second of two editors sees what the first has saved, and nothing is overwritten', async ({
  page,
  context,
}) => {
  const name = uniqueName('Two at once');
  await openText(page);
  await make(page, { name, nth: 4 });
  await panel(page).getByRole('button', { name: 'Edit' }).click();
  await form(page, 'Edit').getByRole('textbox', { name: 'Overlay details' }).fill('Mine');

  const other = await context.newPage();
  await visitAs(other, 'individual', page.url());
  await expect(panel(other).getByRole('heading', { name })).toBeVisible();
  await panel(other).getByRole('button', { name: 'Edit' }).click();
  await form(other, 'Edit').getByRole('textbox', { name: 'Overlay details' }).fill('Theirs');
  await form(other, 'Edit').getByRole('textbox', { name: 'Description' }).fill('Added meanwhile');
  await form(other, 'Edit').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(other).getByText('Added meanwhile')).toBeVisible();
  await other.close();

  await form(page, 'Edit').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form(page, 'Edit').getByRole('alert')).toContainText('Someone else changed');
  await expect(form(page, 'Edit').getByRole('textbox', { name: 'Overlay details' })).toHaveValue('Mine');
  await expect(form(page, 'Edit').getByRole('textbox', { name: 'Description' })).toHaveText(
    'Added meanwhile',
  );
  await expect(form(page, 'Edit').getByText('Theirs', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await form(page, 'Edit').getByRole('button', { name: 'Use their Overlay details' }).click();
  await expect(form(page, 'Edit').getByRole('textbox', { name: 'Overlay details' })).toHaveValue('Theirs');
  await form(page, 'Edit').getByRole('textbox', { name: 'Overlay details' }).fill('Mine after all');
  await form(page, 'Edit').getByRole('button', { name: 'Overwrite with my version' }).click();
  await expect(panel(page).getByText('Mine after all')).toBeVisible();
  await expect(panel(page).getByText('Added meanwhile')).toBeVisible();
  await deactivate(page);
});

test('What could not be saved is kept, offered again after a reload, and made once [compass-points-055]', async ({
  page,
}) => {
  const name = uniqueName('Offline');
  await openText(page);
  await selectParagraph(page, 6);
  await page.getByRole('button', { name: 'Create compass point' }).click();
  await form(page).getByRole('textbox', { name: 'Name' }).fill(name);
  // The first answer is lost on its way, though the library has done what it was asked.
  await page.route(
    '**/api/v1/compasspoint',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form(page).getByRole('alert')).toContainText('Your text is saved on this device');
  await page.reload();
  await expect(page.getByText(new RegExp(`${name}.+is not saved yet`))).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(form(page).getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await form(page).getByRole('textbox', { name: 'Overlay details' }).fill('Written later');
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page).getByText('Written later')).toBeVisible();
  await expect(mark(page, name)).toHaveCount(1);
  await expect(page.getByText('is not saved yet')).toHaveCount(0);
  await deactivate(page);
});

test('A form says what is required and what is full, and takes rich text [compass-points-049] [compass-points-052]', async ({
  page,
}) => {
  const name = uniqueName('Rich');
  await withSettings(page, ({ attributes }) => {
    const overlay = attributes['overlay-details'];
    if (overlay) overlay.required = true;
  });
  await openText(page);
  await selectParagraph(page, 1);
  await page.getByRole('button', { name: 'Create compass point' }).click();
  const sheet = form(page);
  const save = sheet.getByRole('button', { name: 'Save', exact: true });
  const shortened = (await sheet.locator('blockquote').textContent()) ?? '';
  await sheet.getByRole('button', { name: 'Show more' }).click();
  await expect(sheet.getByRole('button', { name: 'Show less' })).toBeVisible();
  expect(((await sheet.locator('blockquote').textContent()) ?? '').length).toBeGreaterThan(shortened.length);

  const nameField = sheet.getByRole('textbox', { name: 'Name' });
  await nameField.fill('🧭'.repeat(255));
  await expect(sheet.getByText(/255/).first()).toBeVisible();
  await expect(sheet.locator('[data-reach="full"]')).toHaveText('255 of 255');
  await nameField.fill('🧭'.repeat(256));
  await expect(sheet.locator('[data-reach="over"]')).toBeVisible();
  await nameField.fill(name);
  await expect(save).toBeDisabled();
  await sheet.getByRole('textbox', { name: 'Overlay details' }).fill('Sheet 14');
  await expect(save).toBeEnabled();

  const description = sheet.getByRole('textbox', { name: 'Description' });
  await description.click();
  await sheet.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Never');
  await sheet.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type(' <script>alert(1)</script>');
  await save.click();
  await expect(panel(page).getByRole('heading', { name })).toBeVisible();
  await expect(panel(page).locator('b, strong').filter({ hasText: 'Never' })).toBeVisible();
  await expect(panel(page).getByText('<script>alert(1)</script>')).toBeVisible();
  await deactivate(page);
});

test('Text from right to left is marked where it was selected', async ({ page }) => {
  const name = uniqueName('عربي');
  await openText(page, standards.testMethodInArabic);
  await make(page, { name, nth: 3 });
  const words = (await text(page).locator('article p').nth(3).textContent()) ?? '';
  const quote = ((await panel(page).locator('blockquote').textContent()) ?? '').slice(0, 40);
  expect(words.replaceAll(/\s+/g, '')).toContain(quote.replaceAll(/\s+/g, '').slice(0, 30));
  await page.reload();
  await expect(panel(page).getByRole('heading', { name })).toBeVisible();
  await expect(mark(page, name)).toBeAttached();
  await deactivate(page);
});

test('On a phone a mark offers its tools across the screen, and opens in a sheet', async ({ page }) => {
  const name = uniqueName('Phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await visitAs(page, 'individual', inHtml());
  await expect(text(page).locator('article')).toBeVisible();
  await page
    .getByRole('button', { name: /Clauses|clause/ })
    .first()
    .click();
  await annotate(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await selectParagraph(page, 2);
  await page.getByRole('button', { name: 'Create compass point' }).click();
  await form(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  const tools = page.getByRole('group', { name: `Compass point ${name}` });
  await tools.getByRole('button', { name: 'View' }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByRole('button', { name: 'Edit' })).toBeEnabled();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Deactivate' }).click();
  await page
    .getByRole('dialog', { name: 'Deactivate this compass point?' })
    .getByRole('button', { name: 'Deactivate' })
    .click();
  await expect(mark(page, name)).toHaveCount(0);
});

test('Where none are managed there is nothing to change; where they are off there is no toolbar [compass-points-002] [compass-points-056]', async ({
  page,
}) => {
  const name = uniqueName('Managed');
  await openText(page);
  await make(page, { name, nth: 5 });
  let settings = { manage: 'None', activate: true };
  await withSettings(page, ({ compassPointSettings }) => {
    compassPointSettings.activate = settings.activate;
    compassPointSettings['pdf-view-setting'].manage = settings.manage;
  });
  await page.reload();
  for (const deed of ['Edit', 'Copy link', 'Deactivate']) {
    // oxlint-disable-next-line no-await-in-loop -- one button after the other
    await expect(panel(page).getByRole('button', { name: deed })).toBeDisabled();
  }
  await expect(page.getByRole('button', { name: 'Select text with the keyboard' })).toHaveCount(0);
  settings = { manage: 'Own', activate: false };
  await page.reload();
  await expect(text(page).locator('article')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find in text' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annotate', exact: true })).toHaveCount(0);
  settings = { manage: 'Own', activate: true };
  await page.reload();
  await expect(panel(page).getByRole('heading', { name })).toBeVisible();
  await deactivate(page);
});
