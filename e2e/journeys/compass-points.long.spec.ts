import { expect, test, type Locator, type Page } from '@playwright/test';
import { standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { changeCompassPoint, deactivateCompassPoint, makeCompassPoint } from '../compassPoints.ts';
import { aLibrary } from '../libraries.ts';
import { runTenant, writeTenant } from '../operator.ts';
import { signIn } from '../people.ts';
import { originOf } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const rows = (page: Page): Locator => page.locator('main table tbody tr');
const changes = (page: Page): Locator => page.getByRole('list', { name: 'Changes' }).getByRole('article');

const wanted = { contentCode: standards.testMethod, name: 'Torque', text: 'A torque of 30 Nm' };

/** Changes what a tenant says of compass points, as its operator does. */
async function setCompassPoints(library: string, compassPoints: Record<string, unknown>): Promise<void> {
  const key = new URL(library).hostname.split('.')[0] ?? '';
  const path = test.info().outputPath(`${key}-changed.json`);
  writeTenant(path, {
    key,
    title: 'Clearwater Works',
    publisherName: 'Clearwater Works',
    publishers: ['NSB', 'HI', 'PIC'],
    theme: { brand: '#0A7D5A' },
    isDemo: true,
    compassPoints,
  });
  expect(await runTenant('import', path)).toMatchObject({ code: 0 });
}

test.describe('A history of compass points', () => {
  test.slow();

  test('shows what differs, long texts shortened, page by page and from either end [compass-points-017] [compass-points-018] [compass-points-019] [compass-points-021] [compass-points-022]', async ({
    page,
  }) => {
    const library = await aLibrary(page, {});
    await signIn(page, 'cp-admin', `${library}/compass-points-list`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const long = `${'All words of a long description. '.repeat(12)}End`;
    let made = await makeCompassPoint(page, { ...wanted, description: `<p>${long}</p>` });
    for (let at = 1; at <= 11; at += 1) made = await changeCompassPoint(page, made, { name: `Torque ${at}` });
    await page.goto(`${library}/x/${made.compassPointID}/${made.contentID}/NSB%7Cnsb-e-214-24`);
    await expect(changes(page)).toHaveCount(10);
    const newest = changes(page).first();
    await expect(newest.getByRole('heading')).toContainText(['Edited']);
    await expect(newest.getByRole('group', { name: 'Current' }).locator('mark')).toHaveText('11');
    await expect(newest.getByRole('group', { name: 'Previous' }).locator('mark')).toHaveText('10');
    await expect(newest.getByText('End')).toHaveCount(0);
    await newest.getByRole('button', { name: 'Show more: Description' }).first().click();
    await expect(newest.getByText('End')).toHaveCount(1);
    await expectAccessible(page);

    await page.getByLabel('Order').selectOption('Oldest to Newest');
    await expect(changes(page).first().getByRole('heading', { level: 2 })).toContainText('Created');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(changes(page)).toHaveCount(2);
    await page
      .getByRole('button', { name: /Rows per page|10/ })
      .last()
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(['10', '25', '50', '100']);
    await page.getByRole('menuitem', { name: '25' }).click();
    await expect(changes(page)).toHaveCount(12);
    // From an address of its own the way back leads to the document.
    await page.reload();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/contentCode=NSB%7Cnsb-e-214-24&tab=compass-points/);
  });

  test('without an entry says so, and one that is not open says to whom it is [compass-points-015] [compass-points-020]', async ({
    page,
  }) => {
    const library = await aLibrary(page, {});
    await signIn(page, 'cp-admin', `${library}/compass-points-list`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const made = await makeCompassPoint(page, wanted);
    const address = `${library}/compass-points-change-history/${made.compassPointID}/${made.contentID}/a`;
    // Every compass point has at least one entry: a history without any is an older library's.
    await page.route('**/api/v1/audits/compassPoint/**', (route) =>
      route.fulfill({ json: { content: [], totalElements: 0, pageSize: 10 } }),
    );
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'No history' })).toBeVisible();
    await page.goto(`${library}/compass-points-change-history/999999999/1/a`);
    await expect(page.getByText('This compass point does not exist')).toBeVisible();
  });
});

test.describe('Compass points', () => {
  test.slow();

  test('open deactivated where none is active, and say by its standing what may be relied on [compass-points-032] [compass-points-036]', async ({
    page,
  }) => {
    const library = await aLibrary(page, {});
    await signIn(page, 'individual', `${library}/compass-points-list`);
    await expect(page.getByRole('heading', { name: 'No compass points yet' })).toBeVisible();
    const made = await makeCompassPoint(page, wanted);
    await deactivateCompassPoint(page, made);
    await page.reload();
    await expect(page.getByRole('tab', { name: /^Deactivated/ })).toHaveAttribute('aria-selected', 'true');
    await expect(rows(page)).toHaveCount(1);
    for (const contentCode of [
      standards.previousTestMethod,
      standards.historicalTestMethod,
      standards.designStandard,
    ])
      await makeCompassPoint(page, { ...wanted, contentCode, name: contentCode });
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
    const uses = await page
      .locator('main tbody [data-use]')
      .evaluateAll((all) => all.map((one) => `${one.textContent} ${one.getAttribute('data-use')}`));
    expect(new Set(uses)).toEqual(new Set(['Adopted yes', 'Historical no', 'Previous with-care']));
  });

  test('have no menu where they are not managed, no tab where they are switched off, and no link then [compass-points-002] [compass-points-012] [compass-points-056]', async ({
    page,
  }) => {
    const library = await aLibrary(page, {});
    await signIn(page, 'individual', `${library}/compass-points-list`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const made = await makeCompassPoint(page, wanted);
    await page.reload();
    await expect(rows(page).getByRole('button', { name: /^Actions for/ })).toHaveCount(1);
    await setCompassPoints(library, { manage: 'None' });
    await expect(async () => {
      await page.reload();
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page).getByRole('button', { name: /^Actions for/ })).toHaveCount(0, {
        timeout: 1000,
      });
    }).toPass();

    await setCompassPoints(library, { activate: false });
    await expect(async () => {
      await page.goto(`${library}/document/?contentCode=NSB%7Cnsb-e-214-24&tab=related`);
      await expect(page.getByRole('tab', { name: 'PDF' })).toBeVisible();
      await expect(page.getByRole('tab', { name: /^Compass points/ })).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await page.goto(`${library}/compasspoint/${made.compassPointUUID}`);
    await expect(page.getByRole('dialog')).toContainText('Compass points are not enabled for your account');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(`${library}/`);
  });

  test('are closed to companies, and the list of all of them to users who do not manage them [compass-points-014] [compass-points-023] [compass-points-024]', async ({
    page,
    browser,
  }) => {
    await visitAs(page, 'individual', '/compass-points-admin-list');
    await expect(
      page.getByRole('heading', { name: 'You are not authorized to access this page.' }),
    ).toBeVisible();
    const company = await (await browser.newContext()).newPage();
    await signIn(company, 'company', `${originOf('cga')}/compass-points-list`);
    await expect(
      company.getByRole('heading', { name: 'You are not authorized to access this page.' }),
    ).toBeVisible();
    await company.goto(`${originOf('cga')}/x/1/1/a`);
    await expect(
      company.getByRole('heading', { name: 'You are not authorized to access this page.' }),
    ).toBeVisible();
  });
});
