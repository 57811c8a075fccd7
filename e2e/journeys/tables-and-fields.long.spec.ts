import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { stateOf, visitParts } from '../parts.ts';
import { speak } from '../visitors.ts';

// A page of every part there is takes its time on a busy machine.
test.describe.configure({ timeout: 120_000 });

const phone = { width: 390, height: 844 };
const bodyRows = (table: Locator): Locator =>
  table.getByRole('row').filter({ has: table.page().getByRole('rowheader') });
const firstRow = (table: Locator): Locator => bodyRows(table).first().getByRole('rowheader');

test.describe('A table', () => {
  test('sorts by its heads and says which way', async ({ page }) => {
    await visitParts(page);
    const table = stateOf(page, 'Data table', 'A list that stacks');
    const opened = table.getByRole('columnheader', { name: 'Opened' });
    const name = table.getByRole('columnheader', { name: 'Name', exact: true });
    await expect(opened).toHaveAttribute('aria-sort', 'descending');
    await expect(name).toHaveAttribute('aria-sort', 'none');
    await expect(table.getByRole('columnheader', { name: 'Status' })).not.toHaveAttribute('aria-sort');
    await expect(firstRow(table)).toHaveText('Hold times in winter 102');

    await name.getByRole('button').press('Enter');
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await expect(opened).toHaveAttribute('aria-sort', 'none');
    await expect(firstRow(table)).toHaveText('Hold times in winter 2');
    await name.getByRole('button').press('Space');
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    await expect(firstRow(table)).toHaveText('Salt fog, our chamber 204');
    await expect(name.getByRole('button')).toBeFocused();
  });

  test('is paged, and keeps its first row in sight when pages get longer', async ({ page }) => {
    await visitParts(page);
    const table = stateOf(page, 'Data table', 'A list that stacks');
    await expect(table.getByText('1–10 of 204')).toBeVisible();
    await table.getByRole('button', { name: 'Page 3' }).click();
    await expect(table.getByText('21–30 of 204')).toBeVisible();
    const seen = await firstRow(table).innerText();
    await table.getByRole('button', { name: /^Rows per page/ }).click();
    await page.getByRole('menuitem', { name: '25', exact: true }).click();
    await expect(table.getByText('1–25 of 204')).toBeVisible();
    await expect(table.getByRole('rowheader', { name: seen, exact: true })).toBeVisible();
    await table.getByRole('button', { name: 'Page 9' }).click();
    await expect(table.getByText('201–204 of 204')).toBeVisible();
    await expect(bodyRows(table)).toHaveCount(4);
  });

  test('keeps what is chosen on other pages', async ({ page }) => {
    await visitParts(page);
    const table = stateOf(page, 'Data table', 'A list that stacks');
    const all = table.getByRole('checkbox', { name: 'Select all rows on this page' });
    const first = table.getByRole('checkbox', { name: /^Select/ }).nth(1);
    await first.press('Space');
    await expect(all).toBeChecked({ indeterminate: true });
    await expect(table.getByText('1 selected')).toBeVisible();
    await all.press('Space');
    await expect(all).toBeChecked();
    await table.getByRole('button', { name: 'Next' }).click();
    await expect(table.getByText('11–20 of 204')).toBeVisible();
    await expect(all).not.toBeChecked();
    await expect(table.getByText('10 selected')).toBeVisible();
    await table.getByRole('button', { name: 'Previous' }).click();
    await all.press('Space');
    await expect(table.getByText(/selected/)).toHaveCount(0);
  });

  test('acts on a row from its menu, by keyboard, and gives the focus back', async ({ page }) => {
    await visitParts(page);
    const table = stateOf(page, 'Data table', 'A list that stacks');
    const dots = table.getByRole('button', { name: 'Actions for Hold times in winter 102' });
    await dots.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Change history', 'Deactivate']);
    await expectAccessible(page, ['section[aria-label="Data table"]', '[role="menu"]']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(dots).toBeFocused();

    await dots.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Deactivate' }).press('Enter');
    await expect(table.getByText('Deactivate: Hold times in winter 102')).toBeVisible();
    await expect(dots).toBeFocused();
  });

  test('keeps the rows of before while others load, and its grid when there are none yet', async ({
    page,
  }) => {
    await visitParts(page);
    const again = stateOf(page, 'Data table', 'Loading another page');
    await expect(again.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(again.getByRole('rowheader')).toHaveCount(3);
    await expect(again.getByText('Loading', { exact: true })).toBeAttached();
    const status = again.getByText('Active', { exact: true });
    const waiting = await colourOf(status);
    await again.getByRole('button', { name: 'Let the rows arrive' }).click();
    await expect(again.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await expect.poll(() => colourOf(status)).not.toBe(waiting);

    const first = stateOf(page, 'Data table', 'Loading for the first time');
    await expect(first.getByRole('rowheader')).toHaveCount(0);
    const before = await first.getByRole('table').boundingBox();
    await first.getByRole('button', { name: 'Let the rows arrive' }).click();
    await expect(first.getByRole('rowheader')).toHaveCount(3);
    const after = await first.getByRole('table').boundingBox();
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 99))).toBeLessThanOrEqual(3);
  });

  test('leads back from a page past its end', async ({ page }) => {
    await visitParts(page);
    const table = stateOf(page, 'Data table', 'Past its end');
    await table.getByRole('button', { name: 'Go to the first page' }).click();
    await expect(table.getByText('1–3 of 8')).toBeVisible();
  });

  test('keeps its column heads at the top of the window', async ({ page }) => {
    await visitParts(page);
    const table = stateOf(page, 'Data table', 'A list that stacks');
    await bodyRows(table)
      .nth(4)
      .evaluate((row) => row.scrollIntoView({ block: 'start' }));
    const head = table.getByRole('columnheader', { name: 'Designation' });
    await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 99)).toBe(0);
  });
});

test.describe('A table on a phone', () => {
  test.use({ viewport: phone });

  test('stacks the rows of a list, which still sort, and lets figures scroll within', async ({ page }) => {
    await visitParts(page);
    const list = stateOf(page, 'Data table', 'A list that stacks');
    const cells = bodyRows(list).first().getByRole('cell');
    await expect(cells.filter({ hasText: '4978' })).toContainText('Opened');
    expect(await isBelow(cells.filter({ hasText: '4978' }), firstRow(list))).toBe(true);
    await list.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(firstRow(list)).toHaveText('Hold times in winter 2');

    const figures = stateOf(page, 'Data table', 'Figures that scroll');
    const place = figures.getByRole('group', { name: 'Compass points opened' });
    await place.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => place.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await isBeside(firstRow(figures), bodyRows(figures).first().getByText('4978'))).toBe(true);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, ['section[aria-label="Data table"]']);
  });
});

test.describe('A chart', () => {
  test('says its figures along the arrow keys', async ({ page }) => {
    await visitParts(page);
    const chart = stateOf(page, 'Bar chart', 'Stacked');
    const cursor = chart.getByRole('slider', { name: 'Figures of Documents opened per day' });
    await cursor.focus();
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      'Fri 13: PDF: 410, HTML: 270, Download: 61, Total: 741',
    );
    await cursor.press('ArrowRight');
    await expect(cursor).toHaveAttribute('aria-valuetext', /^Sat 14: .*Total: 64$/);
    await cursor.press('End');
    await expect(cursor).toHaveAttribute('aria-valuetext', /^Thu 19:/);
    await cursor.press('ArrowRight');
    await expect(cursor).toHaveAttribute('aria-valuetext', /^Thu 19:/);
    await cursor.press('Home');
    await expect(cursor).toHaveAttribute('aria-valuenow', '0');
    await expect(chart.getByText('Fri 13').last()).toBeVisible();
  });

  test('shows the same as a table, and again as a chart', async ({ page }) => {
    await visitParts(page);
    const chart = stateOf(page, 'Bar chart', 'Stacked');
    await chart.getByRole('button', { name: 'Show as table' }).press('Enter');
    await expect(chart.getByRole('columnheader')).toHaveText(['Day', 'PDF', 'HTML', 'Download', 'Total']);
    await expect(chart.getByRole('row', { name: /^Tue 17/ }).getByRole('cell')).toContainText([
      '612',
      '370',
      '98',
      '1,080',
    ]);
    const back = chart.getByRole('button', { name: 'Show as chart' });
    await expect(back).toBeFocused();
    await back.press('Enter');
    await expect(chart.getByRole('slider')).toBeVisible();
  });

  test('says that there is nothing to show', async ({ page }) => {
    await visitParts(page);
    const chart = stateOf(page, 'Bar chart', 'No figures');
    await expect(chart.getByText('Nobody opened a document in this time.')).toBeVisible();
    await expect(chart.getByRole('button')).toHaveCount(0);
  });

  test('is read from the right in Arabic', async ({ page, context }) => {
    await speak(context, 'AR');
    await visitParts(page);
    const chart = stateOf(page, 'Bar chart', 'Stacked');
    const friday = chart.locator('text', { hasText: 'الجمعة' });
    const thursday = chart.locator('text', { hasText: 'الخميس' });
    expect(await isBeside(thursday, friday)).toBe(true);
    const cursor = chart.getByRole('slider');
    await cursor.focus();
    await cursor.press('ArrowLeft');
    await expect(cursor).toHaveAttribute('aria-valuetext', /^السبت 14/);
  });
});

test.describe('A heat strip', () => {
  test('is moved by keys, and says the clause and how far through the text it is', async ({ page }) => {
    await visitParts(page);
    const strip = stateOf(page, 'Heat strip', 'Hits and compass points').getByRole('slider', {
      name: 'Place in the document',
    });
    await expect(strip).toHaveAttribute('aria-orientation', 'vertical');
    await expect(strip).toHaveAttribute('aria-valuetext', 'clause 9.2, 65%');
    await strip.press('PageDown');
    await expect(strip).toHaveAttribute('aria-valuetext', 'clause 10, 95%');
    await strip.press('End');
    await expect(strip).toHaveAttribute('aria-valuenow', '100');
    await strip.press('Home');
    await expect(strip).toHaveAttribute('aria-valuetext', 'clause 1, 0%');
    await strip.press('ArrowDown');
    await expect(strip).toHaveAttribute('aria-valuenow', '3');
  });

  test('follows the pointer: pressed it comes there, dragged it goes along', async ({ page }) => {
    await visitParts(page);
    const strip = stateOf(page, 'Heat strip', 'A comparison').getByRole('slider');
    await strip.scrollIntoViewIfNeeded();
    const box = await strip.boundingBox();
    if (!box) throw new Error('The strip is not drawn');
    await page.mouse.move(box.x + 10, box.y + 1);
    await page.mouse.down();
    await expect(strip).toHaveAttribute('aria-valuenow', '0');
    await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 5 });
    const halfway = Number(await strip.getAttribute('aria-valuenow'));
    expect(halfway).toBeGreaterThan(40);
    await page.mouse.move(box.x + 10, box.y + box.height + 300, { steps: 5 });
    await expect(strip).toHaveAttribute('aria-valuenow', '100');
    await page.mouse.up();
    await page.mouse.move(box.x + 10, box.y + 1, { steps: 3 });
    await expect(strip).toHaveAttribute('aria-valuenow', '100');
  });

  test('lies in the direction of reading: in Arabic its beginning is at the right', async ({
    page,
    context,
  }) => {
    await speak(context, 'AR');
    await visitParts(page);
    const strip = stateOf(page, 'Heat strip', 'Lying, a comparison').getByRole('slider');
    await expect(strip).toHaveAttribute('aria-orientation', 'horizontal');
    await strip.scrollIntoViewIfNeeded();
    const box = await strip.boundingBox();
    if (!box) throw new Error('The strip is not drawn');
    await strip.click({ position: { x: box.width - 2, y: 10 } });
    await expect(strip).toHaveAttribute('aria-valuenow', '0');
    await strip.press('ArrowLeft');
    await expect(strip).toHaveAttribute('aria-valuenow', '3');
  });

  test('of twenty thousand marks is a handful of shapes', async ({ page }) => {
    await visitParts(page);
    const strip = stateOf(page, 'Heat strip', 'Twenty thousand marks').getByRole('slider');
    expect(await strip.locator('svg *').count()).toBeLessThan(10);
    await strip.press('Home');
    await expect(strip).toHaveAttribute('aria-valuenow', '0');
  });
});

test.describe('Progress', () => {
  test('says how much is done and how long it took', async ({ page }) => {
    await visitParts(page);
    const known = stateOf(page, 'Progress', 'A third').getByRole('progressbar', { name: /^Generating/ });
    await expect(known).toHaveAttribute('aria-valuenow', '34');
    await expect(known).toHaveAttribute('aria-valuetext', '34%, 40 seconds so far');
    const open = stateOf(page, 'Progress', 'Nobody knows how long');
    await expect(open.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await open.getByRole('button', { name: 'Start' }).click();
    await expect(open.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      /^[1-9]\d* seconds? so far$/,
    );
  });

  test('goes in steps where motion is not welcome', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitParts(page);
    const bar = stateOf(page, 'Progress', 'Nobody knows how long').locator('[data-open]');
    await expect(bar).toHaveCSS('animation-timing-function', /^steps/);
  });
});

test.describe('A field', () => {
  test('counts, speaks near its limit, and says when it is full', async ({ page }) => {
    await visitParts(page);
    const part = stateOf(page, 'Text field with a limit', 'Empty and required');
    const field = part.getByRole('textbox', { name: 'Group name' });
    await expect(field).toHaveAttribute('required');
    await field.fill('a'.repeat(240));
    await expect(part.getByText('240 of 255')).toBeVisible();
    await expect(part.getByText('20 or fewer characters left')).toBeAttached();
    await field.pressSequentially('b'.repeat(20));
    await expect(field).toHaveValue(`${'a'.repeat(240)}${'b'.repeat(15)}`);
    await expect(part.getByText('255 of 255')).toBeVisible();
    await expect(part.getByText('The limit of 255 characters is reached.')).toBeVisible();
    await field.press('Backspace');
    await expect(part.getByText(/is reached/)).toHaveCount(0);
    await expect(field).toHaveAccessibleDescription(/Everybody in the group sees it\. 254 of 255/);
  });

  test('keeps a text that is too long where it may be, and says by how much', async ({ page }) => {
    await visitParts(page);
    const part = stateOf(page, 'Text field with a limit', 'Too long');
    const field = part.getByRole('textbox', { name: 'Short name' });
    await expect(field).toHaveAccessibleDescription(
      /“Short name” is 2 characters too long\. Shorten it to 10\./,
    );
    await field.press('End');
    await field.press('Backspace');
    await expect(field).toHaveAccessibleDescription(/1 character too long/);
    await field.press('Backspace');
    await expect(field).not.toHaveAttribute('aria-invalid');
  });

  test('shows that the pasted text was too long', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitParts(page);
    const part = stateOf(page, 'Text field with a limit', 'Exactly full');
    const field = part.getByRole('textbox', { name: 'Short name' });
    await field.fill('abc');
    await page.evaluate(() => navigator.clipboard.writeText('0123456789'));
    await field.press('End');
    await field.press('ControlOrMeta+v');
    await expect(field).toHaveValue('abc0123456');
    await expect(part.getByText('The pasted text was too long and was cut to 10 characters.')).toBeVisible();
  });

  test('for some lines grows with them', async ({ page }) => {
    await visitParts(page);
    const field = stateOf(page, 'Text area', 'Empty').getByRole('textbox');
    const before = (await field.boundingBox())?.height ?? 0;
    await field.fill('one\ntwo\nthree\nfour\nfive\nsix');
    await expect.poll(async () => (await field.boundingBox())?.height ?? 0).toBeGreaterThan(before + 40);
  });

  test('for a number reads Arabic digits, steps by arrows and says what it takes', async ({ page }) => {
    await visitParts(page);
    const part = stateOf(page, 'Number field', 'Whole, from 1 to 500');
    const seats = part.getByRole('spinbutton', { name: 'Seats' });
    await seats.fill('٤٩٩');
    await expect(seats).toHaveValue('499');
    await seats.press('ArrowUp');
    await seats.press('ArrowUp');
    await expect(seats).toHaveValue('500');
    await seats.fill('501');
    await expect(part.getByText(/too large/)).toHaveCount(0);
    await seats.blur();
    await expect(seats).toHaveAccessibleDescription(/“Seats” is too large\. Enter 500 or less\./);
    await seats.fill('many');
    await seats.blur();
    await expect(seats).toHaveAccessibleDescription(/“Seats” is not a number/);
    await expect(seats).toHaveValue('many');

    const length = stateOf(page, 'Number field', 'Any, with a unit');
    await length.getByRole('spinbutton').fill('1,200.5');
    await expect(length.getByRole('status')).toHaveText('1200.5');
  });

  test('for days complains of a range that ends before it begins, and keeps it', async ({ page }) => {
    await visitParts(page);
    const range = stateOf(page, 'Date field', 'A range').getByRole('group', { name: 'Period of the report' });
    const to = range.getByLabel('To');
    await to.fill('2026-11-01');
    await expect(to).toHaveAccessibleDescription(
      '“To” is before “From”. Choose the same day or a later one.',
    );
    await expect(to).toHaveValue('2026-11-01');
    await range.getByLabel('From').fill('2026-11-01');
    await expect(to).not.toHaveAttribute('aria-invalid');
    const early = stateOf(page, 'Date field', 'Too early').getByLabel('Published');
    await expect(early).toHaveAccessibleDescription('“Published” is too early. Choose Jan 01 1990 or later.');
  });

  test('that is a switch is on or off, by keyboard', async ({ page }) => {
    await visitParts(page);
    const toggle = stateOf(page, 'Switch', 'Off').getByRole('switch', { name: 'Tell me about new editions' });
    await expect(toggle).not.toBeChecked();
    await toggle.press('Space');
    await expect(toggle).toBeChecked();
  });
});

test.describe('A file field', () => {
  const png = (bytes: number) => ({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(bytes, 7),
  });

  test('refuses a logo of 5 MB with its size and the limit, and keeps the one of before', async ({
    page,
  }) => {
    await visitParts(page);
    const part = stateOf(page, 'File field', 'One file, at most 512 kB');
    const field = part.getByRole('button', { name: 'Logo', exact: true });
    await field.setInputFiles(png(20_000));
    await expect(part.getByRole('listitem')).toContainText('20 kB');
    await field.setInputFiles(png(5_000_000));
    await expect(field).toHaveAccessibleDescription(
      /logo\.png is too large \(5 MB\)\. The limit is 512 kB\./,
    );
    await expect(part.getByRole('listitem')).toContainText('20 kB');
    await field.setInputFiles({
      name: 'logo.exe',
      mimeType: 'application/x-msdownload',
      buffer: Buffer.alloc(9),
    });
    await expect(field).toHaveAccessibleDescription(/logo\.exe has the wrong type\. Choose PNG or SVG\./);
    await part.getByRole('button', { name: 'Remove logo.png' }).press('Enter');
    await expect(part.getByRole('listitem')).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).not.toHaveAttribute('aria-invalid');
  });

  test('takes what is dropped, and refuses what it does not take', async ({ page }) => {
    await visitParts(page);
    const part = stateOf(page, 'File field', 'Many files');
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['<standard/>'], 'hi-4410-2.xml', { type: 'text/xml' }));
      data.items.add(new File(['text'], 'notes.txt', { type: 'text/plain' }));
      return data;
    });
    await part.getByLabel('Standards').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(part.getByRole('listitem')).toHaveCount(2);
    await expect(part.getByRole('listitem').last()).toContainText('hi-4410-2.xml');
    await expect(part.getByText('notes.txt has the wrong type. Choose NISO STS XML.')).toBeVisible();
  });
});

test.describe('A form', () => {
  test('lists the errors, focuses the first one, and removes those that are fixed', async ({ page }) => {
    await visitParts(page);
    const part = stateOf(page, 'Form', 'A form');
    const form = part.getByRole('form', { name: 'New group' });
    await form.getByLabel('E-mail for questions').fill('nobody');
    await form.getByLabel('Description').fill('longer than twenty characters');
    await form.getByLabel('Seats').fill('0');
    await form.getByRole('button', { name: 'Create group' }).click();
    await expect(form.getByText('Check 5 fields')).toBeVisible();
    await expect(form.getByRole('listitem')).toHaveText([
      'Fill in “Group name”.',
      '“E-mail for questions” is not an email address. Enter an address such as name@example.org.',
      '“Description” is 9 characters too long. Shorten it to 20.',
      '“Seats” is too small. Enter 1 or more.',
      'Choose at least one option for “Formats”.',
    ]);
    const name = form.getByLabel('Group name');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Fill in “Group name”\./);
    await expectAccessible(page, ['section[aria-label="Form"]']);
    await expect(part.getByText('Sent 0 times')).toBeVisible();

    await name.fill('Ports');
    await expect(form.getByRole('listitem')).toHaveCount(4);
    await form.getByRole('button', { name: 'Choose at least one option for “Formats”.' }).click();
    await expect(form.getByRole('checkbox', { name: 'PDF' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(form.getByText('Check 3 fields')).toBeVisible();
  });

  test('shows what the server finds wrong at its field', async ({ page }) => {
    await visitParts(page);
    const form = stateOf(page, 'Form', 'A form').getByRole('form');
    const name = form.getByLabel('Group name');
    await name.fill('Anchorage');
    await form.getByRole('checkbox', { name: 'PDF' }).press('Space');
    await name.press('Enter');
    await expect(name).toHaveAccessibleDescription(/A group named Anchorage exists/);
    await expect(name).toBeFocused();
  });

  test('sends once however often it is pressed, and keeps what is typed when sending fails', async ({
    page,
  }) => {
    await visitParts(page);
    const part = stateOf(page, 'Form', 'A form whose first sending fails');
    const form = part.getByRole('form');
    await form.getByLabel('Group name').fill('Ports');
    await form.getByRole('checkbox', { name: 'HTML' }).press('Space');
    await form.getByRole('button', { name: 'Create group' }).dblclick();
    await form.getByLabel('Group name').press('Enter');
    await expect(form.getByRole('button', { name: 'Sending' })).toBeVisible();
    await part.getByRole('button', { name: 'Let the server answer' }).click();
    await expect(form.getByText('Sending failed. Your input is still here. Try again.')).toBeVisible();
    await expect(part.getByText('Sent 1 times')).toBeVisible();
    await expect(form.getByLabel('Group name')).toHaveValue('Ports');
    await expect(form.getByRole('checkbox', { name: 'HTML' })).toBeChecked();
    await form.getByRole('button', { name: 'Create group' }).click();
    await part.getByRole('button', { name: 'Let the server answer' }).click();
    await expect(part.getByText('Sent 2 times')).toBeVisible();
    await expect(form.getByText(/Sending failed/)).toHaveCount(0);
  });
});

const colourOf = (words: Locator): Promise<string> =>
  words.evaluate((element) => getComputedStyle(element).color);

async function isBelow(one: Locator, other: Locator): Promise<boolean> {
  const [here, there] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return (here?.y ?? 0) >= (there?.y ?? 0) + (there?.height ?? 0);
}

/** Whether one element begins further to the left than another. */
async function isBeside(one: Locator, other: Locator): Promise<boolean> {
  const [here, there] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return (here?.x ?? 0) < (there?.x ?? 0);
}

/** Expects that nothing is wider than the window. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}
