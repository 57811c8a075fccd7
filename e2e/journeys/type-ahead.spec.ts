import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectContrast } from '../axe.ts';
import { tabTo } from '../focus.ts';
import { addTenant } from '../operator.ts';
import { expectDrawn, sheet, sheets } from '../pdf.ts';
import { signIn } from '../people.ts';
import { box, suggestions } from '../search.ts';
import { originOf } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Suggestions' });
const chosen = (page: Page) => page.getByRole('gridcell', { selected: true });

test.describe('Half a designation', () => {
  test('opens the second suggestion as a PDF at fit width, and going back finds the home page as it was', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    await box(page).pressSequentially('e 21');
    await expect(suggestions(page).nth(1)).toBeVisible();

    await box(page).press('ArrowDown');
    await box(page).press('ArrowDown');
    await expect(suggestions(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(chosen(page)).toHaveText('NSB E 214-21');
    await box(page).press('Enter');

    await expect(page).toHaveURL(/contentcode=NSB%7Cnsb-e-214-21/i);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sustained-Load Creep');
    await expectDrawn(page, 1);
    await expect(page.getByRole('button', { name: 'Zoom: Fit width' })).toBeVisible();
    expect(await widthShared(page)).toBeGreaterThan(0.95);

    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    await expect(box(page)).toHaveValue('e 21');
    await expect(grid(page)).toBeHidden();
  });

  test('is found by keys alone, from the first Tab on', async ({ page }) => {
    await visitAs(page, 'individual');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    await tabTo(page, /^Search by designation/);
    await page.keyboard.type('e 21');
    await expect(suggestions(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toContainText('NSB E 214-24');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(chosen(page)).toHaveText('NSB E 214-18');
    await page.keyboard.press('ArrowLeft');
    await expect(chosen(page)).toHaveText('NSB E 214-21');
    await page.keyboard.press('ArrowUp');
    await expect(chosen(page)).toContainText('NSB E 214-24');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectDrawn(page, 1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('marks what was typed of it, and what was typed of a title', async ({ page }) => {
    await visitAs(page, 'individual');
    await box(page).pressSequentially('e21');
    await expect(suggestions(page).first().locator('mark')).toHaveText(['E 21']);
    await box(page).fill('creep');
    await expect(suggestions(page).first().locator('mark')).toHaveText(['Creep']);
  });
});

test.describe('Suggestions', () => {
  test('are grouped by publisher, and Tab goes from one publisher to the next [typeahead-006]', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    await box(page).pressSequentially('anchor');
    const publishers = ['Northern Standards Board', 'Halden Institute', 'Petroleum Installations Council'];
    for (const publisher of publishers) {
      const group = page.getByRole('rowgroup', { name: publisher });
      await expect(group.getByRole('gridcell').first()).toBeVisible();
    }
    await box(page).press('ArrowDown');
    await expect(chosen(page)).toContainText('NSB');
    await box(page).press('Tab');
    await expect(chosen(page)).toContainText('HI');
    await box(page).press('Tab');
    await expect(chosen(page)).toContainText('PIC');
    await box(page).press('Shift+Tab');
    await expect(chosen(page)).toContainText('HI');
    await box(page).press('End');
    await expect(chosen(page)).toContainText('PIC');
    await box(page).press('Home');
    await expect(chosen(page)).toContainText('NSB');
  });

  test('close by Escape, by what is chosen and by leaving the box, and come again by the arrow', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    await box(page).pressSequentially('e 21');
    await expect(grid(page)).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await box(page).press('Escape');
    await expect(grid(page)).toBeHidden();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await box(page).press('ArrowDown');
    await expect(grid(page)).toBeVisible();
    await page.getByRole('button', { name: /^Account/ }).focus();
    await expect(grid(page)).toBeHidden();
    await expect(box(page)).toHaveValue('e 21');
  });

  test('hide when the reader goes elsewhere, by Enter and by the history [typeahead-005]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', '/content-search/?content=anchor');
    await box(page).fill('e 21');
    await expect(grid(page)).toBeVisible();
    await box(page).press('Enter');
    await expect(page).toHaveURL(/content=e%2021/);
    await expect(grid(page)).toBeHidden();
    await box(page).fill('creep');
    await expect(grid(page)).toBeVisible();
    await page.goBack();
    await expect(box(page)).toHaveValue('anchor');
    await expect(grid(page)).toBeHidden();
  });

  test('of one’s own subscription are of documents that open [typeahead-011]', async ({ page }) => {
    await visitAs(page, 'individual');
    await box(page).fill('1173');
    await expect(suggestions(page).first()).toContainText('PIC RP 1173');
    await page.getByRole('checkbox', { name: 'My subscription' }).check();
    const answered = page.waitForResponse('**/type-ahead');
    await box(page).fill('117');
    const answer = await answered;
    expect(answer.request().postDataJSON()).toMatchObject({ 'search-type': 'subscription_search' });
    expect(await answer.json()).toEqual([]);
    await expect(grid(page)).toBeHidden();
    await expect(page.getByRole('search').getByRole('status')).toHaveText('No suggestions');
  });

  test('are told to those who listen, and nothing of them is out of reach', async ({ page }) => {
    await visitAs(page, 'individual');
    await box(page).fill('anchor');
    await expect(page.getByRole('search').getByRole('status')).toHaveText('3 suggestions');
    await box(page).press('ArrowDown');
    const id = await box(page).getAttribute('aria-activedescendant');
    await expect(chosen(page)).toHaveAttribute('id', id ?? '');
    await expect(chosen(page)).toHaveAccessibleDescription('Northern Standards Board');
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
  });
});

test.describe('A long list of suggestions', () => {
  test('shows four editions of a family and the wish for all, and takes them back [typeahead-007] [typeahead-008]', async ({
    page,
  }) => {
    await page.route('**/type-ahead', async (route) => {
      const answer = await route.fetch();
      const [group] = await answer.json();
      const [entry] = group.contentList;
      const older = [15, 12, 9, 6].map((year) => ({
        designationNo: `NSB E 214-${String(year).padStart(2, '0')}`,
        contentCode: `NSB|nsb-e-214-${year}`,
      }));
      entry.designationNoList.push(...older);
      entry.showMore = true;
      await route.fulfill({ response: answer, json: [{ ...group, contentList: [entry] }] });
    });
    await visitAs(page, 'individual');
    await box(page).fill('e 21');
    await expect(suggestions(page)).toHaveText([
      /^NSB E 214-24/,
      'NSB E 214-21',
      'NSB E 214-18',
      'NSB E 214-15',
      'Show all 7 designations',
    ]);
    await box(page).press('ArrowDown');
    await box(page).press('ArrowDown');
    for (let step = 0; step < 3; step += 1) await box(page).press('ArrowRight');
    await expect(chosen(page)).toHaveText('Show all 7 designations');
    await expect(chosen(page)).toHaveAttribute('aria-expanded', 'false');
    await box(page).press('Enter');
    await expect(suggestions(page)).toHaveCount(8);
    await expect(chosen(page)).toHaveText('NSB E 214-12');
    await suggestions(page).filter({ hasText: 'Show less' }).click();
    await expect(suggestions(page)).toHaveCount(5);
    await expect(suggestions(page).last()).toHaveText('Show all 7 designations');
    await expect(box(page)).toBeFocused();
  });

  test('shows more results of one publisher in the place of the wish for them [typeahead-009]', async ({
    page,
  }) => {
    await page.route('**/type-ahead', async (route) => {
      const answer = await route.fetch();
      const [group] = await answer.json();
      const other = { ...group.contentList[0], contentCode: 'NSB|a-1', designationNo: 'NSB A 1-20' };
      const contentList = [{ ...other, designationNoList: [] }];
      await route.fulfill({ response: answer, json: [{ ...group, contentList, showMoreResults: true }] });
    });
    await visitAs(page, 'individual');
    await box(page).fill('nsb');
    await expect(suggestions(page)).toHaveText([/^NSB A 1-20/, 'More results from Northern Standards Board']);
    await box(page).press('ArrowUp');
    await box(page).press('Enter');
    await expect(suggestions(page)).toHaveText([/^NSB E 214-24/, 'NSB E 214-21', 'NSB E 214-18']);
    await expect(chosen(page)).toHaveText('NSB E 214-21'); // In the place of the wish.
    await expect(box(page)).toBeFocused();
  });
});

test.describe('Type-ahead', () => {
  test('runs 500 ms after the last keystroke [typeahead-002]', async ({ page }) => {
    const asked = await atTheBox(page);
    await box(page).pressSequentially('anc');
    await page.clock.runFor(499);
    await box(page).press('h');
    await page.clock.runFor(499);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual(['anch']);
  });

  test('runs only from three characters on, spaces around them aside [typeahead-001]', async ({ page }) => {
    const asked = await atTheBox(page);
    await box(page).pressSequentially('  an  ');
    await page.clock.runFor(5_000);
    expect(asked).toEqual([]);
    await box(page).fill(' anc ');
    await page.clock.runFor(500);
    await expect.poll(() => asked).toEqual(['anc']);
  });

  test('is given up when the text becomes shorter, pending or under way [typeahead-004]', async ({
    page,
  }) => {
    const asked = await atTheBox(page);
    await box(page).pressSequentially('anc');
    await page.clock.runFor(400);
    await box(page).press('Backspace');
    await page.clock.runFor(5_000);
    expect(asked).toEqual([]);

    let letThrough = (): void => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/type-ahead', async (route) => {
      await held;
      await route.continue().catch(() => {}); // Given up in the meantime.
    });
    const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/type-ahead'));
    await box(page).press('c');
    await page.clock.runFor(500);
    await expect.poll(() => asked).toEqual(['anc']);
    await box(page).press('Backspace');
    expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
    letThrough();
    await page.clock.resume();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('hides its results at once when the text becomes too short [typeahead-004]', async ({ page }) => {
    await visitAs(page, 'individual');
    await box(page).pressSequentially('h');
    await expect(grid(page)).toBeHidden();
    await box(page).pressSequentially('i');
    await expect(grid(page)).toBeVisible();
    await box(page).press('Backspace');
    await expect(grid(page)).toBeHidden();
  });

  test('does not run where the tenant has switched it off [typeahead-003]', async ({ page }) => {
    test.slow(); // A tenant of its own.
    const origin = await addTenant({ features: [{ code: 'type-ahead', enabled: false }] });
    const asked = await atTheBox(page, origin);
    await box(page).fill('anchor');
    await page.clock.runFor(5_000);
    await box(page).press('Enter');
    await expect(page).toHaveURL(/content=anchor/);
    expect(asked).toEqual([]);
  });
});

/**
 * Signs in to a tenant that leaves the pause and the number of characters as they are usual, and stops the clock with
 * the box focused; gives the texts for which suggestions are asked from then on.
 */
async function atTheBox(page: Page, origin = originOf('awwa')): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/type-ahead')) asked.push(request.postDataJSON().keywords);
  });
  await page.clock.install();
  await signIn(page, 'individual', origin);
  await box(page).focus();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  return asked;
}

/** How much of the room for it a page of the PDF takes, from 0 to 1. */
async function widthShared(page: Parameters<typeof sheets>[0]): Promise<number> {
  const [room, taken] = await Promise.all([sheets(page), sheet(page, 1)].map((drawn) => drawn.boundingBox()));
  return (taken?.width ?? 0) / (room?.width ?? 1);
}
