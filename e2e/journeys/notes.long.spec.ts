import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessibleWithin } from '../axe.ts';
import { expectDrawn, pageField } from '../pdf.ts';
import { tokenOf, visitAs } from '../visits.ts';

const notes = (page: Page): Locator => page.getByRole('complementary', { name: 'My notes' });
const item = (page: Page, text: string): Locator =>
  notes(page).getByRole('listitem').filter({ hasText: text });
const field = (page: Page): Locator => page.getByLabel('Note', { exact: true });
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save note' }).click();

/** Opens a document next to the reader's notes, of which there are none yet. */
async function openNotes(page: Page, query: Record<string, string> = {}): Promise<void> {
  await visitAs(page, 'colleague', documentAt(standards.designStandard, query));
  await expect(page.getByRole('button', { name: /^My notes/ })).toBeVisible();
  await forgetNotes(page);
  await page.reload();
  await page.getByRole('button', { name: /^My notes/ }).click();
  await expect(notes(page).getByText('No notes yet')).toBeVisible();
}

/** Removes what journeys before have written. */
async function forgetNotes(page: Page): Promise<void> {
  const given = { contentCode: standards.designStandard, token: await tokenOf(page) };
  await page.evaluate(async ({ contentCode, token }) => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('norma.notes.')))
      localStorage.removeItem(key);
    const call = (path: string, method = 'GET'): Promise<Response> =>
      fetch(path, { method, headers: { authorization: `Bearer ${token}` } });
    const metadata = await call(`/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`);
    const { contentId } = await metadata.json();
    const own = await (await call(`/api/user-notes/${contentId}`)).json();
    for (const { annotationId } of own)
      await call(`/api/user-notes/delete?contentId=${contentId}&annotationId=${annotationId}`, 'DELETE');
  }, given);
}

async function writeNote(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Write a note on/ }).click();
  await field(page).fill(text);
  await save(page);
  await expect(item(page, text)).toBeVisible();
}

test.describe('Notes', () => {
  test('are written at the page that is read, and lead back to it [notes-002]', async ({ page }) => {
    await openNotes(page, { page: '4' });
    await expectDrawn(page, 4);
    await page.getByRole('button', { name: 'Write a note on page 4' }).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill('Ask the laboratory for the curve.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Note saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'My notes 1' })).toBeVisible();
    await expect(notes(page).getByText('Only you can see this')).toBeVisible();
    await pageField(page).fill('2');
    await pageField(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Write a note on page 2' })).toBeVisible();
    await item(page, 'Ask the laboratory').getByRole('link', { name: 'Page 4' }).click();
    await expect(pageField(page)).toHaveValue('4');
    await expect(notes(page)).toBeVisible();
    await expectAccessibleWithin(page, 'aside');
  });

  test('are written at the clause that is read, and stand in the order of their places', async ({ page }) => {
    await openNotes(page, { page: '3' });
    await writeNote(page, 'About the third page');
    await page.goto(`${documentAt(standards.designStandard, { tab: 'html', aside: 'notes' })}#clause-6.2`);
    await page.getByRole('button', { name: 'Write a note on clause 6.2' }).click();
    await field(page).fill('About the clause');
    await save(page);
    await expect(notes(page).getByRole('listitem')).toHaveText([/^Page 3/, /^Clause 6\.2/]);
    await item(page, 'About the third page').getByRole('link', { name: 'Page 3' }).click();
    await expect(page.getByRole('tab', { name: 'PDF' })).toHaveAttribute('aria-selected', 'true');
    await expect(pageField(page)).toHaveValue('3');
    await item(page, 'About the clause').getByRole('link', { name: 'Clause 6.2' }).click();
    await expect(page.getByRole('tab', { name: 'HTML' })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/#clause-6\.2$/);
  });

  test('are on the text that is selected', async ({ page }) => {
    await openNotes(page, { tab: 'html' });
    const title = page.frameLocator('iframe').getByRole('heading', { name: /Scope/ }).first();
    await title.evaluate((heading) => heading.ownerDocument.getSelection()?.selectAllChildren(heading));
    await page.getByRole('button', { name: /^Write a note on/ }).click();
    await field(page).fill('On what this covers');
    await save(page);
    await expect(item(page, 'On what this covers').getByRole('blockquote')).toContainText('Scope');
  });

  test('are changed and deleted, and what was deleted comes back [notes-002]', async ({ page }) => {
    await openNotes(page);
    await writeNote(page, 'First wording');
    await page.getByRole('button', { name: 'Edit the note on page 1' }).click();
    await field(page).fill('Second wording');
    await save(page);
    await expect(item(page, 'Second wording')).toBeVisible();
    await expect(item(page, 'First wording')).toHaveCount(0);

    await page.getByRole('button', { name: 'Delete the note on page 1' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item(page, 'Second wording')).toBeVisible();
    await page.getByRole('button', { name: 'Delete the note on page 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click();
    // Under the pointer a notice stays until it is pressed.
    await page.getByText('Note deleted').hover();
    await expect(item(page, 'Second wording')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(item(page, 'Second wording')).toBeVisible();
    await page.reload();
    await expect(item(page, 'Second wording')).toBeVisible();
  });

  test('lose nothing by a reload, a failure or a cancelled draft', async ({ page }) => {
    await openNotes(page);
    await page.getByRole('button', { name: /^Write a note on/ }).click();
    await field(page).fill('Half a thought');
    await page.reload();
    await expect(field(page)).toHaveValue('Half a thought');

    await page.route('**/api/user-notes/save', (route) => route.abort('connectionrefused'), { times: 1 });
    await save(page);
    await expect(page.getByRole('alert')).toContainText('Your text is still here');
    await expect(field(page)).toHaveValue('Half a thought');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Draft discarded').hover();
    await expect(field(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field(page)).toHaveValue('Half a thought');
    await save(page);
    await expect(item(page, 'Half a thought')).toBeVisible();
    await page.reload();
    await expect(item(page, 'Half a thought')).toBeVisible();
    await expect(field(page)).toHaveCount(0);
  });

  test('count as saved for a status of 200 up to 300, and for no other [notes-001]', async ({ page }) => {
    await openNotes(page);
    const answerWith = async (status: number): Promise<void> => {
      const answer = async (route: Route): Promise<void> =>
        route.fulfill({ response: await route.fetch(), status });
      await page.route('**/api/user-notes/save', answer, { times: 1 });
    };
    for (const status of [200, 201, 299]) {
      await answerWith(status);
      await writeNote(page, `Answered with ${status}`);
    }
    await answerWith(300);
    await page.getByRole('button', { name: /^Write a note on/ }).click();
    await field(page).fill('Answered with 300');
    await save(page);
    await expect(page.getByRole('alert')).toContainText('The note was not saved');
    await expect(field(page)).toHaveValue('Answered with 300');
  });

  test('that two windows change at once are shown both, and none is lost', async ({ page, context }) => {
    await openNotes(page);
    await writeNote(page, 'As it was');
    const other = await context.newPage();
    await visitAs(other, 'colleague', documentAt(standards.designStandard, { aside: 'notes' }));
    await other.getByRole('button', { name: 'Edit the note on page 1' }).click();
    await field(other).fill('From the other window');
    await save(other);
    await expect(item(other, 'From the other window')).toBeVisible();

    await page.getByRole('button', { name: 'Edit the note on page 1' }).click();
    await field(page).fill('From this window');
    await save(page);
    await expect(page.getByRole('alert')).toContainText('From the other window');
    await expect(field(page)).toHaveValue('From this window');
    await page.getByRole('button', { name: 'Save my version' }).click();
    await expect(item(page, 'From this window')).toBeVisible();
    await expect(field(page)).toHaveCount(0);
  });

  test('are found by their words, and saved as text and Markdown', async ({ page }) => {
    await openNotes(page);
    const texts = ['Crack width', 'Épreuve de fluage', 'Load level', 'Temperature', 'Curing', 'Torque'];
    for (const text of texts) await writeNote(page, text);
    await page.getByLabel('Find in your notes').fill('epreuve');
    await expect(notes(page).getByRole('listitem')).toHaveText([/Épreuve de fluage/]);
    await expect(notes(page).getByText('1 note found')).toBeVisible();
    await page.getByLabel('Find in your notes').fill('nothing such');
    await expect(notes(page).getByText('No notes contain “nothing such”.')).toBeVisible();

    await notes(page).getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Markdown' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/notes\.md$/);
    const written = await readFile(await saved.path(), 'utf8');
    expect(written).toContain('## Page 1\n\nÉpreuve de fluage');
    expect(written.match(/^## /gm)).toHaveLength(texts.length);
  });

  test('fill the screen of a phone, and give way to the place that they lead to', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visitAs(page, 'colleague', documentAt(standards.designStandard));
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
    await forgetNotes(page);
    await page.goto(documentAt(standards.designStandard, { page: '5', aside: 'notes' }));
    const sheet = page.getByRole('dialog', { name: 'My notes' });
    await sheet.getByRole('button', { name: 'Write a note on page 5' }).click();
    await field(page).fill('From the phone');
    await save(page);
    await sheet.getByRole('link', { name: 'Page 5' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/[?&]page=5\b/);
  });

  test('stay the reader’s own when the document is closed to them', async ({ page }) => {
    await openNotes(page);
    await writeNote(page, 'Mine whatever comes');
    await page.route('**/api/documents/verification/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), entitlementaccess: 'false' } });
    });
    await page.reload();
    const message = page.getByRole('region', { name: 'No access' });
    await expect(message.getByText('You have 1 note on this document.')).toBeVisible();
    await message.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Plain text' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Page 1\nMine whatever comes');
  });

  test('are not offered to users who sign in for a company', async ({ page }) => {
    await visitAs(page, 'company', documentAt(standards.testMethod, { aside: 'notes' }));
    await expect(page.getByRole('tab', { name: 'PDF' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^My notes/ })).toHaveCount(0);
    await expect(notes(page)).toHaveCount(0);
  });
});
