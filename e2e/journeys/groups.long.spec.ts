import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  addDocuments,
  addPeople,
  aName,
  chosen,
  compass,
  deleteGroup,
  goOn,
  makeGroup,
  question,
  sheet,
  writeTexts,
} from '../groups.ts';
import { signIn } from '../people.ts';
import { originOf, speak } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const act = async (page: Page, name: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const closeSheet = (page: Page): Promise<void> =>
  sheet(page).getByRole('button', { name: 'Close', exact: true }).last().click();

test.describe('Groups', () => {
  test('are edited step by step, each when it has something to update [groups-028, groups-030, groups-035, groups-036]', async ({
    page,
  }) => {
    const name = aName('Edited');
    await visitAs(page, 'individual', '/groups');
    await makeGroup(page, name);
    await act(page, name, 'Edit name and description');
    const update = (what: string) => sheet(page).getByRole('button', { name: `Update ${what}` });
    const called = sheet(page).getByRole('textbox', { name: 'Name' });
    const description = sheet(page).getByRole('textbox', { name: 'Description' });
    await expect(called).toHaveValue(name);
    await expect(update('name and description')).toBeDisabled();
    await called.fill(' ');
    await description.focus();
    await expect(sheet(page)).toContainText('Name is required.');
    await expect(update('name and description')).toBeDisabled();
    await called.fill('x'.repeat(254));
    await expect(sheet(page).getByText('The limit of 255 characters is reached.')).toHaveCount(0);
    await called.press('End');
    await called.pressSequentially('xx');
    await expect(called).toHaveValue('x'.repeat(255));
    await expect(sheet(page).getByText('The limit of 255 characters is reached.')).toBeVisible();
    await called.fill(`${name} now`);
    await description.fill('x'.repeat(255));
    await expect(sheet(page).getByText('The limit of 255 characters is reached.')).toBeVisible();
    await update('name and description').click();
    await expect(page.getByText('Group updated')).toBeVisible();
    await expect(update('name and description')).toBeDisabled();

    await goOn(page);
    await expect(update('members')).toBeDisabled();
    await chosen(page).getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Remove from the group' }).click();
    await expect(chosen(page)).toContainText('Choose at least one member.');
    await expect(update('members')).toBeDisabled();
    await addPeople(page, 'Tomas Eide');
    await update('members').click();
    await expect(page.getByText('Member updated')).toBeVisible();

    await goOn(page);
    await chosen(page).getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Remove from the group' }).click();
    await expect(chosen(page)).toContainText('Choose at least one document.');
    await expect(update('documents')).toBeDisabled();
    await addDocuments(page, 'anchor', 1);
    await update('documents').click();
    await expect(page.getByText('Document updated')).toBeVisible();
    await closeSheet(page);
    await expect(page.getByRole('heading', { level: 1, name: `${name} now` })).toBeVisible();
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);

    // The last document goes: the group says that it has none.
    await page.getByRole('table').locator('tbody tr').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Remove from group' }).click();
    await expect(page.getByRole('heading', { name: 'No documents in this group' })).toBeVisible();
    await deleteGroup(page, `${name} now`);
  });

  test('say so where there are none, and a group where it has no documents [groups-006, groups-016]', async ({
    page,
  }) => {
    await signIn(page, 'admin', `${originOf('aenor')}/groups`);
    // Its interface is in Spanish.
    await expect(page.getByRole('heading', { name: 'Todavía no hay grupos' })).toBeVisible();
    await expectAccessible(page);
    await visitAs(page, 'individual', '/groups');
    const name = aName('Emptied');
    await makeGroup(page, name);
    const rows = page.getByRole('table', { name: 'Shared documents' }).locator('tbody tr');
    for (const left of [2, 1, 0]) {
      await rows.first().getByRole('button').click();
      await page.getByRole('menuitem', { name: 'Remove from group' }).click();
      await expect(rows).toHaveCount(left);
    }
    await expect(page.getByRole('heading', { name: 'No documents in this group' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add documents' })).toBeVisible();
    await deleteGroup(page, name);
  });

  test('edited by two at a time lose nothing of what either typed', async ({ page, context }) => {
    const name = aName('Both');
    await visitAs(page, 'individual', '/groups');
    await makeGroup(page, name);
    const other = await context.newPage();
    await visitAs(other, 'individual', page.url().replace(/^https?:\/\/[^/]+/, ''));
    for (const each of [page, other]) await act(each, name, 'Edit name and description');
    const rename = async (where: Page, to: string): Promise<void> => {
      await sheet(where).getByRole('textbox', { name: 'Name' }).fill(to);
      await sheet(where).getByRole('button', { name: 'Update name and description' }).click();
    };
    await rename(other, `${name} one`);
    await expect(other.getByText('Group updated')).toBeVisible();
    await rename(page, `${name} two`);
    await expect(sheet(page).getByRole('alert')).toContainText(`it is now called “${name} one”`);
    await expect(sheet(page).getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} two`);
    await rename(page, `${name} two`);
    await expect(page.getByText('Group updated')).toBeVisible();

    await closeSheet(other);
    await other.reload();
    await deleteGroup(other, `${name} two`);
    await rename(page, `${name} three`);
    await expect(sheet(page).getByRole('alert')).toContainText(
      'This group was deleted while you were editing.',
    );
    await sheet(page).getByRole('button', { name: 'Create new group' }).click();
    await goOn(page);
    await expect(chosen(page).getByRole('checkbox')).toHaveCount(3);
    await goOn(page);
    await sheet(page).getByRole('button', { name: 'Create group' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name} three` })).toBeVisible();
    await deleteGroup(page, `${name} three`);
  });

  test('are mailed when there is something to say, and not by a key pressed in passing [groups-041, groups-042]', async ({
    page,
  }) => {
    const name = aName('Mailed');
    await visitAs(page, 'individual', '/groups');
    await makeGroup(page, name);
    await page.getByRole('button', { name: 'Email group' }).click();
    const subject = sheet(page).getByRole('textbox', { name: 'Subject' });
    const message = sheet(page).getByRole('textbox', { name: 'Message' });
    const send = sheet(page).getByRole('button', { name: 'Send', exact: true });
    await expect(subject).toBeFocused();
    await expect(send).toBeDisabled();
    await subject.fill('Monday');
    await message.fill(' \n ');
    await expect(send).toBeDisabled();
    await message.fill('At ten.');
    await expect(send).toBeEnabled();
    await subject.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await expect(subject).toHaveValue('Monday');
    await expectAccessible(page);
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Email group' })).toBeFocused();
    await deleteGroup(page, name);
  });

  test('are made by the keyboard alone', async ({ page }) => {
    const name = aName('Keys');
    await visitAs(page, 'individual', '/groups');
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByRole('button', { name: 'Create group' }).focus();
    await press('Enter');
    await expect(sheet(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type(name);
    await press('Tab');
    await page.keyboard.type('By keys');
    await page.getByRole('button', { name: 'Next' }).focus();
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Step 2 of 3: Members' })).toBeFocused();
    await press('Tab');
    await page.keyboard.type('eid');
    const tomas = compass(page).getByRole('checkbox', { name: 'Tomas Eide' });
    await expect(tomas).toBeAttached();
    await press('Tab', 'Tab');
    await expect(tomas).toBeFocused();
    await press('Space', 'Tab', 'Enter');
    await expect(chosen(page).getByRole('checkbox', { name: 'Tomas Eide' })).toBeAttached();
    await goOn(page);
    await press('Tab');
    await page.keyboard.type('anchor');
    await press('Enter');
    const boxes = compass(page).getByRole('checkbox');
    await expect(boxes.nth(1)).toBeAttached();
    await boxes.first().focus();
    await press('Space', 'ArrowDown', 'Space', 'End');
    await expect(boxes.last()).toBeFocused();
    await press('Home');
    await expect(boxes.first()).toBeFocused();
    await expect(boxes.nth(1)).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add to the group' }).press('Enter');
    await sheet(page).getByRole('button', { name: 'Create group' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(2);
    await deleteGroup(page, name);
  });

  test('are made on a phone, in Arabic', async ({ page, context }) => {
    const name = aName('مجموعة');
    await page.setViewportSize({ width: 390, height: 844 });
    await speak(context, 'AR');
    await signIn(page, 'individual', '/groups');
    await page.getByRole('button', { name: 'إنشاء مجموعة' }).click();
    await writeTexts(page, name, 'ما نراجعه معًا');
    await goOn(page);
    await addPeople(page, 'ليلى حداد');
    await expectAccessible(page);
    await goOn(page);
    await addDocuments(page, 'anchor', 2);
    await sheet(page).getByRole('button', { name: 'إنشاء مجموعة' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: new RegExp(name) }).click();
    await page.getByRole('menuitem', { name: 'حذف المجموعة' }).click();
    await question(page).getByRole('button', { name: 'حذف', exact: true }).click();
    await page.waitForURL('/groups');
  });

  test('and their pages are not opened where the library has none, nor to companies [groups-001]', async ({
    page,
  }) => {
    await signIn(page, 'individual', `${originOf('cga')}/groups`);
    await expect(page.getByText('You are not authorized to access this page.')).toBeVisible();
    await page.goto(`${originOf('cga')}/group-detail/?groupId=1`);
    await expect(page.getByText('You are not authorized to access this page.')).toBeVisible();
  });
});
