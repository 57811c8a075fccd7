import { expect, test, type Locator, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { saveCompassPoints, makeCompassPoint } from '../compassPoints.ts';
import { aLibrary } from '../libraries.ts';
import { signIn } from '../people.ts';
import { elsewhere } from '../visitors.ts';

const rows = (page: Page): Locator => page.locator('main table tbody tr');
const heads = (page: Page): Locator => page.locator('main table thead th');
const row = (page: Page, text: string): Locator => rows(page).filter({ hasText: text });
const tab = (page: Page, name: RegExp): Locator =>
  page.getByRole('tablist', { name: 'Which compass points' }).getByRole('tab', { name });
const said = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(words, { exact: true });
const question = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Deactivate this compass point?' });
const isListCall = (url: string): boolean =>
  new URL(url).pathname === '/api/v1/compasspoint/detail/page-view';

async function choose(page: Page, text: string, entry: string): Promise<void> {
  await row(page, text)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test.describe('Compass points', () => {
  // A library of its own is made by a command, a process of its own.
  test.slow();

  test('are listed, put away and brought back by who made them, looked after by who may, and followed through their history [compass-points-016] [compass-points-017] [compass-points-018] [compass-points-023] [compass-points-024] [compass-points-025] [compass-points-026] [compass-points-027] [compass-points-028] [compass-points-029] [compass-points-030] [compass-points-031] [compass-points-032] [compass-points-033] [compass-points-041] [compass-points-042] [compass-points-043] [compass-points-062] [compass-points-073]', async ({
    page,
    browser,
  }) => {
    const library = await aLibrary(page, {});
    await signIn(page, 'individual', `${library}/compass-points-list`);
    await expect(page.getByRole('heading', { name: 'No compass points yet' })).toBeVisible();
    await expectAccessible(page);
    const long =
      'The limit of 1.5 mm applies to all diameters, to both temperatures, and to every kind of concrete.';
    for (let at = 1; at <= 11; at += 1)
      await makeCompassPoint(page, {
        contentCode: standards.testMethod,
        name: at === 11 ? 'One limit for all diameters of ours' : `Limit ${at}`,
        text: long,
      });
    await page.reload();

    // Ten on a page, the newest first, cut where they are long.
    await expect(heads(page)).toHaveText([
      'Designation',
      'Status',
      'Compass Point Name',
      'Compass Point',
      'Created By',
      'Date Created',
      'Actions',
    ]);
    await expect(rows(page)).toHaveCount(10);
    const newest = rows(page).first();
    await expect(newest.getByRole('link')).toHaveText('One limit for all diamete...');
    const text = newest.getByRole('button', { name: 'The limit of' });
    await expect(text).toHaveText('The limit of 1.5 mm applies to all diameters, to b...');
    await text.hover();
    await expect(page.getByRole('tooltip')).toHaveText(long);
    await page.getByRole('button', { name: 'Designation' }).click();
    await expect(page).toHaveURL(/sort=designation%2B/);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/page=2/);

    // Put away, when that is meant; the list is asked for again.
    await tab(page, /^Active/).click();
    await expect(rows(page)).toHaveCount(10);
    await choose(page, 'Limit 7', 'Deactivate…');
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, 'Limit 7')).toBeVisible();
    await choose(page, 'Limit 7', 'Deactivate…');
    await expectAccessible(page);
    const anew = page.waitForResponse((answer) => isListCall(answer.url()));
    await question(page).getByRole('button', { name: 'Deactivate', exact: true }).click();
    await anew;
    await expect(said(page, 'The compass point was deactivated')).toBeVisible();
    await expect(row(page, 'Limit 7')).toHaveCount(0);
    await expect(page.getByRole('tabpanel', { name: 'Active' })).toBeFocused();
    await expect(tab(page, /^Active/)).toContainText('10');

    // Another mode begins at its first page, with the newest; from there it comes back at once.
    await tab(page, /^Deactivated/).click();
    await expect(page).toHaveURL(`${library}/compass-points-list?status=inactive`);
    await expect(heads(page)).toContainText(['Deactivated By', 'Deactivated Date']);
    await expect(heads(page).filter({ hasText: 'Deactivated Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(row(page, 'Limit 7')).toContainText('ines.ravndal@halvorsen.example');
    await row(page, 'Limit 7')
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(['Reactivate']);
    const back = page.waitForResponse((answer) => isListCall(answer.url()));
    await page.getByRole('menuitem', { name: 'Reactivate' }).click();
    await back;
    await expect(said(page, 'The compass point is active again')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No deactivated compass points' })).toBeVisible();

    // An administrator sees all, chooses one by its name, and reads what happened to it.
    const admin = await elsewhere(browser);
    await signIn(admin, 'cp-admin', `${library}/compass-points-admin-list`);
    await expect(row(admin, 'Limit 9')).toContainText('Ines Ravndal');
    await admin.getByRole('button', { name: 'Limit 9', exact: true }).click();
    const details = admin.getByRole('dialog', { name: 'Limit 9' });
    await expect(details).toContainText(long);
    await expectAccessible(admin);
    await admin.keyboard.press('Escape');
    await expect(admin).toHaveURL(`${library}/compass-points-admin-list`);
    await expect(admin.getByRole('button', { name: 'Limit 9', exact: true })).toBeFocused();
    await choose(admin, 'Limit 7', 'Change History');
    await expect(admin).toHaveURL(/\/compass-points-change-history\/\d+\/\d+\/NSB%7Cnsb-e-214-24$/);
    const changes = admin.getByRole('list', { name: 'Changes' }).getByRole('article');
    await expect(changes.getByRole('heading', { level: 2 })).toHaveText([
      /^Reactivated Ines Ravndal/,
      /^Deactivated Ines Ravndal/,
      /^Created Ines Ravndal/,
    ]);
    await expect(changes.first().getByRole('group', { name: 'Current' })).toContainText('Limit 7');
    await expect(changes.first().getByRole('group', { name: 'Previous' })).toContainText('Limit 7');
    await expect(changes.last().getByRole('group')).toHaveCount(1);
    await expectAccessible(admin);
    await admin.getByRole('link', { name: 'Back' }).click();
    await expect(admin).toHaveURL(`${library}/compass-points-admin-list`);
  });

  test('of a document open its text at their place, and by their link, or say why not [compass-points-003] [compass-points-004] [compass-points-005] [compass-points-006] [compass-points-007] [compass-points-008] [compass-points-009] [compass-points-010] [compass-points-011] [compass-points-044] [compass-points-045] [document-019] [document-022]', async ({
    page,
    browser,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const library = await aLibrary(page, {});
    await signIn(page, 'individual', library + documentAt(standards.testMethod));
    await saveCompassPoints(page);
    await page.goto(library + documentAt(standards.testMethod, { tab: 'compass-points' }));
    await expect(rows(page)).toHaveCount(4);
    await expectAccessible(page);
    await expect(heads(page).filter({ has: page.getByRole('button') })).toHaveText([
      'Compass Point Name',
      'Created By',
      'Date Created',
    ]);
    const bar = page.getByRole('group', { name: 'Actions' });
    for (const name of [/^Favorite/, /^Download/, 'Compare versions', 'Share', 'More'])
      await expect(bar.getByRole('button', { name })).toBeVisible();
    await bar.getByRole('button', { name: 'Download', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'PDF with compass points and notes' })).toBeVisible();
    await page.keyboard.press('Escape');

    // Its link, and what it opens to others.
    await choose(page, 'Limit for M16', 'Copy link');
    await expect(said(page, 'The link was copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${library}/compasspoint/[0-9a-f-]{36}$`));
    const uuid = link.slice(-36);
    const colleague = await elsewhere(browser);
    await signIn(colleague, 'colleague', link);
    await expect(colleague).toHaveURL(
      new RegExp(`contentCode=NSB%7Cnsb-e-214-24&tab=html&compasspointuuid=${uuid}`),
    );
    await expect(colleague.getByRole('tab', { name: 'HTML' })).toHaveAttribute('aria-selected', 'true');
    const company = await elsewhere(browser);
    await signIn(company, 'company', link);
    const refusal = company.getByRole('dialog');
    await expect(refusal).toContainText(
      'Compass Points feature is not eligible for user type. Compass Points are only viewable to logged in users.',
    );
    await refusal.getByRole('button', { name: 'OK' }).click();
    await expect(company).toHaveURL(`${library}/`);
    await company.goto(library + documentAt(standards.testMethod));
    await expect(company.getByRole('tab', { name: 'PDF' })).toBeVisible();
    await expect(company.getByRole('tab', { name: /^Compass points/ })).toHaveCount(0);
    const nobody = await elsewhere(browser);
    await signIn(nobody, 'nobody', link);
    await expect(nobody.getByRole('dialog', { name: 'No access' })).toContainText('NSB E 214-24');
    await nobody.getByRole('button', { name: 'Close' }).click();
    await expect(nobody).toHaveURL(`${library}/`);

    // A name opens the text at its place, in the format it was made in.
    await page.getByRole('link', { name: /^Limit for M16/ }).click();
    await expect(page).toHaveURL(new RegExp(`contentcode=NSB%7Cnsb-e-214-24&tab=html&annotationid=`));
    await expect(page.getByRole('tab', { name: 'HTML' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await page.getByRole('link', { name: /^No forecast/ }).click();
    await expect(page).toHaveURL(/tab=pdf&annotationid=/);

    // Put away, it is told of no more than that.
    await page.goBack();
    await choose(page, 'Limit for M16', 'Deactivate…');
    await question(page).getByRole('button', { name: 'Deactivate', exact: true }).click();
    await expect(rows(page)).toHaveCount(3);
    await tab(page, /^Deactivated/).click();
    await expect(heads(page).filter({ has: page.getByRole('button') })).toHaveText([
      'Compass Point Name',
      'Deactivated By',
      'Deactivated Date',
    ]);
    await colleague.goto(link);
    await expect(colleague.getByRole('dialog', { name: 'This compass point is deactivated' })).toBeVisible();
    await colleague.getByRole('button', { name: 'OK' }).click();
    await expect(colleague).toHaveURL(`${library}/`);

    // On an edition of the past its creator, and no one else, is led to the new one.
    const historical = library + documentAt(standards.historicalTestMethod, { tab: 'compass-points' });
    await colleague.goto(historical);
    await expect(rows(colleague)).toHaveCount(1);
    await expect(colleague.getByRole('link', { name: /^Go to the new version/ })).toHaveCount(0);
    await page.goto(historical);
    await page.getByRole('link', { name: /^Go to the new version/ }).click();
    await expect(page).toHaveURL(/contentCode=NSB%7Cnsb-e-214-24/);
  });
});
