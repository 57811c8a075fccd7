import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { outboxOf } from '../apps/server/src/testing/outbox.ts';

/** A name that no other journey gives a group. */
export const aName = (word: string): string => `${word} ${randomUUID().slice(0, 8)}`;

/** What is before the reader: a sheet, or the question above it. */
export const sheet = (page: Page): Locator => page.getByRole('dialog').first();
export const question = (page: Page): Locator => page.getByRole('dialog').last();

/** The two lists of a step, in English or Arabic. */
export const compass = (page: Page): Locator => page.getByRole('region', { name: /^(Compass|البوصلة): / });
export const chosen = (page: Page): Locator => page.getByRole('region', { name: /^(Group|المجموعة): / });

const next = /^(Next|التالي)$/;
const add = /^(Add to the group|إضافة إلى المجموعة)$/;

/** Goes on to the next step. */
export const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: next }).click();

/** Finds people by some letters of their names and adds them. */
export async function addPeople(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await compass(page).getByRole('searchbox').fill(name);
    await compass(page).getByRole('checkbox', { name, exact: true }).check({ force: true });
    await page.getByRole('button', { name: add }).click();
    await expect(chosen(page).getByRole('checkbox', { name, exact: true })).toBeAttached();
  }
}

/** Finds documents by words and adds the first of them. */
export async function addDocuments(page: Page, words: string, count: number): Promise<void> {
  await compass(page).getByRole('searchbox').fill(words);
  await compass(page).getByRole('searchbox').press('Enter');
  const boxes = compass(page).getByRole('checkbox');
  await expect(boxes.first()).toBeAttached();
  for (let at = 0; at < count; at += 1) await boxes.nth(at).check({ force: true });
  await page.getByRole('button', { name: add }).click();
  await expect(chosen(page).getByRole('checkbox')).toHaveCount(count);
}

/** Writes what a group is called and what it is for. */
export async function writeTexts(page: Page, name: string, description: string): Promise<void> {
  await sheet(page).getByRole('textbox').first().fill(name);
  await sheet(page).getByRole('textbox').last().fill(description);
}

/** Makes a group from the list of groups; ends on its page. */
export async function makeGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(Create group|إنشاء مجموعة)$/ }).click();
  await writeTexts(
    page,
    name,
    'Everything the structures team relies on when fixing into existing concrete.',
  );
  await goOn(page);
  await addPeople(page, 'Tomas Eide', 'ليلى حداد', 'Oleksandr Bondar');
  await goOn(page);
  await addDocuments(page, 'anchor', 3);
  await page
    .getByRole('button', { name: /^(Create group|إنشاء مجموعة)$/ })
    .last()
    .click();
  await page.waitForURL(/\/group-detail\/\?groupId=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Deletes the group whose page this is. */
export async function deleteGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete group' }).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('/groups');
}

/** What has been mailed to an address with a subject, read where mails lie that go nowhere. */
export function mailTo(address: string, subject: string): string | undefined {
  const dataDir = process.env['E2E_DATA_DIR'] ?? '';
  return outboxOf({ dataDir }).find((mail) => mail.to.includes(address) && mail.header('subject') === subject)
    ?.text;
}
