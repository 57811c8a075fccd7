import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { contents, contentsButton } from '../contents.ts';
import {
  addDocuments,
  addPeople,
  aName,
  chosen,
  compass,
  deleteGroup,
  goOn,
  mailTo,
  question,
  sheet,
  writeTexts,
} from '../groups.ts';
import { hold } from '../hold.ts';
import { signIn } from '../people.ts';
import { elsewhere } from '../visitors.ts';
import { visitAs } from '../visits.ts';

test('a meeting group is made, mailed, opened from the mail, tended and deleted [groups-003, groups-005, groups-007, groups-008, groups-011, groups-013, groups-014, groups-017, groups-018, groups-019, groups-023, groups-024, groups-027, groups-028]', async ({
  page,
  browser,
}) => {
  const name = aName('Meeting');
  await visitAs(page, 'individual', '/');
  await contentsButton(page).click();
  await contents(page).getByRole('link', { name: 'Groups' }).click();
  await page.getByRole('button', { name: 'Create group' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await writeTexts(page, name, 'What we bring on Mondays');
  await goOn(page);
  await expect(next).toBeDisabled();
  await addPeople(page, 'Tomas Eide', 'ليلى حداد', 'Oleksandr Bondar', 'Ines Ravndal');
  await chosen(page).getByRole('checkbox', { name: 'Ines Ravndal' }).check({ force: true });
  await page.getByRole('button', { name: 'Remove from the group' }).click();
  await expect(chosen(page).getByRole('checkbox')).toHaveCount(3);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(sheet(page).getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await goOn(page);
  await goOn(page);
  const confirm = sheet(page).getByRole('button', { name: 'Create group' });
  await expect(confirm).toBeDisabled();
  await addDocuments(page, 'anchor', 5);
  await confirm.click();

  await page.waitForURL(/\/group-detail\/\?groupId=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('What we bring on Mondays')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Shared documents' }).locator('tbody tr');
  await expect(rows).toHaveCount(5);
  const owner = page.getByRole('term').filter({ hasText: 'Owner' }).locator('..');
  await expect(owner).toContainText('Ines Ravndal');
  await expectAccessible(page);

  const subject = aName('Monday at ten');
  await page.getByRole('button', { name: 'Email group' }).click();
  await sheet(page).getByRole('textbox', { name: 'Subject' }).fill(subject);
  await sheet(page).getByRole('textbox', { name: 'Message' }).fill('Bring the tables.');
  await sheet(page).getByRole('checkbox', { name: 'Send me a copy' }).check({ force: true });
  await sheet(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Email sent to group')).toBeVisible();
  await expect.poll(() => mailTo('ines.ravndal@', subject)).toContain('Bring the tables.');
  await expect.poll(() => mailTo('tomas.eide@', subject)).toContain(`wrote to the group ${name}`);

  // One of them opens the link of the mail.
  const address = /http\S+\/group-detail\/\?groupId=\d+/.exec(mailTo('tomas.eide@', subject) ?? '')?.[0];
  const theirs = await elsewhere(browser);
  await signIn(theirs, 'colleague', new URL(address ?? '').href.replace(/^https?:\/\/[^/]+/, ''));
  await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Email group' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^(Edit members|Actions for)/ })).toHaveCount(0);
  await theirs.getByRole('link', { name: 'Groups', exact: true }).first().click();
  const card = theirs.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('3 members');
  await expect(card).toContainText('5 documents');
  await expect(card).toContainText('What we bring on Mondays');
  await expect(card).toContainText('Owner: Ines Ravndal');
  await expect(card.getByRole('button')).toHaveCount(1);
  await expect(card.getByRole('button', { name: `Email ${name}` })).toBeVisible();

  // A document goes, comes back, and goes.
  const remove = async (): Promise<void> => {
    await rows.first().getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Remove from group' }).click();
    await expect(page.getByText(/^Document deleted: /)).toBeVisible();
    await expect(rows).toHaveCount(4);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(5);
  await remove();
  await theirs.reload();
  await expect(card).toContainText('4 documents');
  await card.getByRole('link').click();
  await expect(theirs).toHaveURL(/\/group-detail\/\?groupId=\d+$/);
  await theirs.close();

  await page.getByRole('link', { name: 'Groups', exact: true }).first().click();
  const own = page.getByRole('listitem').filter({ hasText: name });
  await own.getByRole('button', { name: `Actions for ${name}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Email', 'Delete']);
  await page.keyboard.press('Escape');
  await own.getByRole('link').click();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete group' }).click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await deleteGroup(page, name);
  await expect(page.getByText('Group deleted')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
});

test('a group that is given up half-way takes nothing with it, and warns before what was typed goes [groups-020, groups-021, groups-022, groups-025, groups-031, groups-037, groups-039, groups-043]', async ({
  page,
}) => {
  const name = aName('Half');
  await visitAs(page, 'individual', '/groups');
  await page.getByRole('button', { name: 'Create group' }).click();
  await writeTexts(page, name, 'Never mind');
  await sheet(page).getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(sheet(page).getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await goOn(page);

  const search = compass(page).getByRole('searchbox');
  const asked: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/user/searchUsers')) asked.push(Date.now());
  });
  await search.fill(' ra ');
  await expect(compass(page)).toContainText('Type a name to find people');
  const letThrough = await hold(page, '**/api/user/searchUsers?*');
  const typed = Date.now();
  await search.fill('ara');
  await expect(compass(page).getByRole('progressbar', { name: 'Searching' })).toBeVisible();
  letThrough();
  await expect(compass(page)).toContainText('No matching people in your account.');
  expect(asked).toHaveLength(1);
  expect((asked[0] ?? 0) - typed).toBeGreaterThanOrEqual(495);
  await search.fill('eid');
  const tomas = compass(page).getByRole('checkbox', { name: 'Tomas Eide', exact: true });
  await expect(tomas).toBeAttached();
  await expect(compass(page).getByTitle('tomas.eide@halvorsen.example')).toBeVisible();
  await compass(page).getByRole('button', { name: 'Select all' }).click();
  await expect(tomas).toBeChecked();
  await compass(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(tomas).not.toBeChecked();
  await compass(page).getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await goOn(page);
  await expect(search).toHaveValue('');
  await expect(compass(page).getByRole('checkbox')).toHaveCount(0);
  await addPeople(page, 'Tomas Eide');
  await goOn(page);

  const documents = compass(page).getByRole('searchbox');
  await documents.fill('an');
  await expect(compass(page).getByRole('button', { name: 'Search' })).toBeDisabled();
  await documents.fill('anc');
  await compass(page).getByRole('button', { name: 'Search' }).click();
  await expect(compass(page).getByRole('checkbox').first()).toBeAttached();
  await addDocuments(page, 'anchor', 1);

  await page.route('**/api/group/save', (route) => route.abort(), { times: 1 });
  await sheet(page).getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('That did not work. Nothing was changed. Try again.')).toBeVisible();
  await expect(chosen(page).getByRole('checkbox')).toHaveCount(1);

  await sheet(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(chosen(page).getByRole('checkbox')).toHaveCount(1);
  await sheet(page).getByRole('button', { name: 'Close', exact: true }).first().click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);

  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(sheet(page).getByRole('textbox', { name: 'Name' })).toHaveValue('');
});
