import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { deliverEditions } from '../deliveries.ts';
import { outboxOf } from '../../apps/server/src/testing/outbox.ts';
import { documentAt, standards } from '../addresses.ts';
import { changeList, comparedText, expectCompared } from '../comparison.ts';
import { endJourney, keyboardOf, type Keyboard } from '../focus.ts';
import { aName, chosen, compass, mailTo, question, sheet } from '../groups.ts';
import { outline, text } from '../html.ts';
import { aLibrary } from '../libraries.ts';
import { form, panel, uniqueName } from '../markingUp.ts';
import { addTenant } from '../operator.ts';
import { expectSignIn, keepLikesHere, password } from '../people.ts';
import { expectDrawn, pageField } from '../pdf.ts';
import { openerOf, treeOf, valueOf } from '../refinements.ts';
import { box, expectHeading, rows, suggestions, titles } from '../search.ts';
import { elsewhere, origin } from '../visitors.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const entry = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });
const kind = (page: Page) => page.getByRole('search').getByRole('button', { name: /^Search in/ });

/** Signs in by keys at an address, the first of a journey. */
async function enterAs(page: Page, keys: Keyboard, name: string, address = '/'): Promise<void> {
  await keepLikesHere(page);
  await keys.open(address);
  await expectSignIn(page);
  await expect(page.locator('#name')).toBeFocused();
  await keys.type(name);
  await keys.press('Tab');
  await keys.type(password);
  await keys.press('Enter');
  await page.waitForURL(({ pathname }) => !/^\/(login|oidc|implicit)\b/.test(pathname));
}

/** Searches from the box, wherever Tab or Shift+Tab finds it. */
async function searchFor(page: Page, keys: Keyboard, words: string, way = 'Tab'): Promise<void> {
  await keys.to(box(page), way);
  await keys.type(words);
  await keys.press('Enter');
  await expect(title(page)).toBeFocused();
}

/** Goes to a page of the PDF: a key that scrolls leads into it, G to the field of the page. */
async function goToPage(page: Page, keys: Keyboard, number: string): Promise<void> {
  await keys.press('PageDown');
  await keys.press('g');
  await expect(pageField(page)).toBeFocused();
  await keys.type(number);
  await keys.press('Enter');
  await expect(page).toHaveURL(new RegExp(`[?&]page=${number}\\b`));
}

/** The browser's own key for the page before, which a browser without a window does not have. */
const back = (page: Page): Promise<unknown> => page.goBack();

test.describe('Each journey by keys alone [keys-006]', () => {
  test.slow();

  test('1: half a designation', async ({ page }) => {
    const keys = keyboardOf(page, '1');
    await enterAs(page, keys, 'individual');
    await keys.to(box(page));
    await keys.type('e 21');
    await expect(suggestions(page).nth(1)).toBeVisible();
    await keys.press('ArrowDown', 2);
    await keys.press('Enter');
    await expect(page).toHaveURL(/contentcode=/);
    await expectDrawn(page, 1);
    await expect(button(page, 'Zoom: Fit width')).toBeVisible();
    await expect(title(page)).toBeFocused();
    await back(page);
    await expect(page).toHaveURL('/');
    await expect(title(page)).toContainText('Ines');
    await endJourney('1', page);
  });

  test('2: narrowing', async ({ page, context }) => {
    const keys = keyboardOf(page, '2');
    await enterAs(page, keys, 'individual');
    await searchFor(page, keys, 'anchor');
    await expectHeading(page, '7 documents for “anchor”');
    // The refinements come before the heading.
    await keys.enter(openerOf(page, 'Committee'), 'Shift+Tab');
    await keys.to(treeOf(page, 'Committee').getByRole('treeitem').first());
    await keys.press('Space');
    await expect(page.getByRole('button', { name: /^Remove Committee: / })).toHaveCount(1);
    await keys.press('ArrowDown');
    await keys.press('Space');
    await expect(page.getByRole('button', { name: /^Remove Committee: / })).toHaveCount(2);
    await keys.enter(openerOf(page, 'ICS'), 'Shift+Tab');
    const codes = treeOf(page, 'ICS').getByRole('treeitem');
    await keys.to(codes.first());
    const atFirst = await codes.count();
    await keys.press('ArrowRight');
    await expect.poll(() => codes.count()).toBeGreaterThan(atFirst);
    const publishers = treeOf(page, 'Publisher').getByRole('treeitem');
    await keys.to(publishers.first(), 'Shift+Tab');
    await keys.press('Space');
    await expect(publishers.first()).toBeChecked();
    const chip = button(page, 'Remove Committee: Halden Institute');
    await keys.enter(chip);
    await expect(chip).toHaveCount(0);
    await keys.enter(page.getByRole('button', { name: /^Sort by/ }), 'Shift+Tab');
    await keys.enter(entry(page, 'Alphabetical (A-Z)'), 'ArrowDown');
    await expect(page).toHaveURL(/sort=oth_col_1/);
    await keys.enter(page.getByRole('button', { name: /^Results per page/ }));
    await keys.enter(entry(page, '50'), 'ArrowDown');
    await expect(page).toHaveURL(/sortcounts=50/);
    await expect(page.getByRole('button', { name: /^Results per page/ })).toBeFocused();

    const copy = await context.newPage();
    await keyboardOf(copy, '2').open(page.url());
    await expect(rows(copy)).toHaveText(await rows(page).allInnerTexts(), { useInnerText: true });
    await endJourney('2', page);
  });

  test('3: only what we pay for', async ({ browser }) => {
    const fromNetwork = { baseURL: origin(), extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9' } };
    const page = await (await browser.newContext(fromNetwork)).newPage();
    const keys = keyboardOf(page, '3');
    await keys.open('/');
    await expect(title(page)).toContainText('Port Authority of Vardal');
    await keys.enter(kind(page));
    await keys.enter(entry(page, 'My subscription'), 'ArrowDown');
    await searchFor(page, keys, 'anchor');
    await expectHeading(page, /documents? for “anchor”/);
    await expect(page).toHaveURL(/mysubscription-search/);
    await expect(rows(page).filter({ hasText: 'PIC RP' })).toHaveCount(0);
    await keys.enter(kind(page), 'Shift+Tab');
    await keys.enter(entry(page, 'All content'), 'ArrowUp');
    await searchFor(page, keys, '');
    const outside = rows(page).filter({ hasText: 'PIC RP' }).first();
    await keys.enter(outside.getByRole('link').first());
    const refusal = page.getByRole('region', { name: 'No access' });
    await expect(refusal).toContainText('contact Northern Standards Board');
    await keys.to(refusal.getByRole('link', { name: 'Contact Northern Standards Board' }));
    await endJourney('3', page);
  });

  test('4: the colleague’s link', async ({ page, browser }) => {
    const keys = keyboardOf(page, '4');
    await enterAs(page, keys, 'individual', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await goToPage(page, keys, '7');

    const colleague = await elsewhere(browser);
    await enterAs(colleague, keyboardOf(colleague, '4'), 'colleague', page.url());
    await expect(pageField(colleague)).toHaveValue('7');
    await expectDrawn(colleague, 7);

    const nobody = await elsewhere(browser);
    const theirs = keyboardOf(nobody, '4');
    await enterAs(nobody, theirs, 'nobody', page.url());
    const refusal = nobody.getByRole('region', { name: 'No access' });
    await expect(refusal).toContainText('NSB E 214-24');
    await theirs.enter(button(refusal, 'Go to the home page'));
    await expect(nobody).toHaveURL('/');
    await expect(title(nobody)).toBeFocused();
    await endJourney('4', page, colleague, nobody);
  });

  test('5: which edition?', async ({ page }) => {
    const keys = keyboardOf(page, '5');
    const legacy = '/DIGITAL_LIBRARY/JOURNALS/CREEP/PAGES/NSB-E-214-21.htm';
    await enterAs(page, keys, 'individual', legacy);
    await expectDrawn(page, 1);
    await expect(page.getByText('This edition is no longer in force.')).toBeVisible();
    await goToPage(page, keys, '3');
    await keys.enter(page.getByRole('link', { name: 'Open edition 2024' }), 'Shift+Tab');
    await expect(page).toHaveURL(/214-24/);
    await expect(page).toHaveURL(/[?&]page=3\b/);
    await expect(title(page)).toBeFocused();
    await keys.command('comp', 'Compare versions');
    await keys.enter(button(page.getByRole('dialog', { name: 'Compare versions' }), 'Compare'));
    await expect(title(page)).toHaveText(/^From NSB E 214-21 to NSB E 214-24/);
    await expectCompared(page);
    await keys.press('j', 3);
    await expect(changeList(page).locator('[aria-current]')).toHaveCount(1);
    await expect(comparedText(page).locator('.current-change').first()).toBeInViewport();
    await keys.press('k');
    const formats = page.getByRole('tab', { name: 'PDF' });
    await keys.to(page.getByRole('tab', { selected: true }));
    if (!(await formats.getAttribute('aria-selected'))?.includes('true'))
      await keys.enter(formats, 'ArrowLeft');
    const saved = page.waitForEvent('download');
    await keys.enter(button(page, 'Download redlined PDF'));
    expect((await saved).suggestedFilename()).toBe('NSB E 214-24 redline.pdf');
    await endJourney('5', page);
  });

  test('6: marking up', async ({ page, browser, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const name = uniqueName('Keys');
    const keys = keyboardOf(page, '6');
    await enterAs(page, keys, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    await expect(text(page).locator('article')).toBeVisible();
    await keys.enter(button(page, 'Annotate'));
    await keys.to(outline(page).getByRole('treeitem').first());
    await keys.enter(outline(page).getByRole('treeitem', { name: /Apparatus/ }), 'ArrowDown');
    await expect(text(page).getByRole('heading', { name: '6 Apparatus' })).toBeInViewport();
    await keys.press('m');
    const stage = text(page).getByRole('application');
    await expect(stage).toBeFocused();
    const isLimit = async (): Promise<boolean> => {
      const words = /^Selected: (.+)$/.exec((await stage.textContent()) ?? '')?.[1] ?? '';
      return /\d/.test(words) && (await text(page).locator('td', { hasText: words }).count()) > 0;
    };
    for (let step = 0; step < 80 && !(await isLimit()); step += 1) await keys.press('ArrowDown');
    expect(await isLimit()).toBe(true);
    await keys.press('Enter');
    await expect(form(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
    await keys.type(name);
    await keys.to(form(page).getByRole('textbox', { name: 'Overlay details' }));
    await keys.type('Sheet 14');
    await keys.press('Control+Enter');
    await expect(panel(page).getByRole('heading', { name })).toBeVisible();
    const quote = (await panel(page).locator('blockquote').textContent()) ?? '';
    await keys.enter(button(panel(page), 'Copy link'));
    await expect(page.getByText('The link was copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const colleague = await elsewhere(browser);
    await enterAs(colleague, keyboardOf(colleague, '6'), 'colleague', new URL(link).pathname);
    await expect(panel(colleague).getByRole('heading', { name })).toBeVisible();
    await expect(
      text(colleague).getByRole('button', { name: new RegExp(`^Compass point: ${name}`) }),
    ).toBeInViewport();

    await keys.enter(button(panel(page), 'Move'));
    await keys.press('m');
    await expect(stage).toBeFocused();
    await keys.press('ArrowDown', 2);
    await keys.press('Enter');
    const move = page.getByRole('dialog', { name: 'Move this compass point to the selected text?' });
    await keys.enter(button(move, 'Move'));
    await expect(panel(page).locator('blockquote')).not.toHaveText(quote);

    const admin = await elsewhere(browser);
    const theirs = keyboardOf(admin, '6');
    await enterAs(admin, theirs, 'cp-admin', '/compass-points-admin-list');
    await theirs.enter(admin.getByRole('row', { name }).getByRole('button', { name: /^Actions for/ }));
    await theirs.enter(entry(admin, 'Change History'), 'ArrowDown');
    await expect(admin.getByRole('list', { name: 'Changes' }).getByRole('article')).toHaveCount(2);

    await keys.enter(button(panel(page), 'Deactivate'));
    const deactivate = page.getByRole('dialog', { name: 'Deactivate this compass point?' });
    await keys.enter(button(deactivate, 'Deactivate'));
    await expect(panel(page)).toHaveCount(0);
    await keys.command('compass', 'Compass points');
    await expect(page).toHaveURL(/compass-points-list/);
    const which = page.getByRole('tablist', { name: 'Which compass points' });
    await keys.to(which.getByRole('tab', { selected: true }));
    await keys.enter(which.getByRole('tab', { name: /^Deactivated/ }), 'ArrowRight');
    await keys.enter(page.getByRole('row', { name }).getByRole('button', { name: /^Actions for/ }));
    await keys.enter(entry(page, 'Reactivate'), 'ArrowDown');
    await expect(page.getByText('The compass point is active again')).toBeVisible();
    await endJourney('6', page, colleague, admin);
  });

  test('7: a meeting group', async ({ page, browser }) => {
    const name = aName('Keys');
    const keys = keyboardOf(page, '7');
    await enterAs(page, keys, 'individual');
    await keys.command('grou', 'Groups');
    await keys.enter(button(page, 'Create group'));
    await keys.to(sheet(page).getByRole('textbox', { name: 'Name' }));
    await keys.type(name);
    await keys.press('Tab');
    await keys.type('Mondays');
    await keys.enter(button(page, 'Next'));
    for (const person of ['Tomas Eide', 'ليلى حداد', 'Oleksandr Bondar']) {
      await keys.to(compass(page).getByRole('searchbox'), person === 'Tomas Eide' ? 'Tab' : 'Shift+Tab');
      await keys.press('Control+A');
      await keys.type(person.slice(0, 4));
      await keys.to(compass(page).getByRole('checkbox', { name: person, exact: true }));
      await keys.press('Space');
      await keys.enter(button(page, 'Add to the group'));
      await expect(chosen(page).getByRole('checkbox', { name: person, exact: true })).toBeAttached();
    }
    await keys.enter(button(page, 'Next'));
    await keys.to(compass(page).getByRole('searchbox'));
    await keys.type('anchor');
    await keys.press('Enter');
    const found = compass(page).getByRole('checkbox');
    await expect(found.first()).toBeAttached();
    await keys.to(found.first());
    await keys.press('Space');
    for (let at = 1; at < 5; at += 1) {
      await keys.press('ArrowDown');
      await keys.press('Space');
    }
    await keys.enter(button(page, 'Add to the group'));
    await expect(chosen(page).getByRole('checkbox')).toHaveCount(5);
    await keys.enter(button(sheet(page), 'Create group'));
    await page.waitForURL(/\/group-detail\/\?groupId=\d+$/);
    await expect(title(page)).toHaveText(name);

    await keys.enter(button(page, 'Email group'));
    await keys.to(sheet(page).getByRole('textbox', { name: 'Subject' }));
    await keys.type(name);
    await keys.to(sheet(page).getByRole('textbox', { name: 'Message' }));
    await keys.type('At ten.');
    await keys.enter(button(sheet(page), 'Send'));
    await expect(page.getByText('Email sent to group')).toBeVisible();
    await expect.poll(() => mailTo('tomas.eide@', name)).toContain('At ten.');

    const address = /\/group-detail\/\?groupId=\d+/.exec(mailTo('tomas.eide@', name) ?? '')?.[0] ?? '';
    const colleague = await elsewhere(browser);
    await enterAs(colleague, keyboardOf(colleague, '7'), 'colleague', address);
    await expect(title(colleague)).toHaveText(name);

    const documents = page.getByRole('table', { name: 'Shared documents' }).locator('tbody tr');
    await expect(documents).toHaveCount(5);
    await keys.enter(documents.first().getByRole('button'));
    await keys.enter(entry(page, 'Remove from group'), 'ArrowDown');
    await expect(documents).toHaveCount(4);

    await keys.command('grou', 'Groups');
    await keys.enter(button(page, 'Create group'));
    await keys.to(sheet(page).getByRole('textbox', { name: 'Name' }));
    await keys.type('Half');
    await keys.press('Escape');
    await keys.enter(button(question(page), 'Leave'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('4 documents');
    await endJourney('7', page, colleague);
  });

  test('8: tell me when it changes', async ({ page }) => {
    const publisher = `K${randomUUID().slice(0, 5).toUpperCase()}`;
    const library = await aLibrary(page, {
      publishers: ['NSB', publisher],
      features: [
        { code: 'show-tracker', enabled: true },
        { code: 'version-compare', enabled: true },
      ],
    });
    await deliverEditions(library, [{ number: `${publisher} 70`, year: 2019 }]);
    const keys = keyboardOf(page, '8');
    await enterAs(page, keys, 'individual', library + documentAt(`${publisher}|${publisher} 70-2019`));
    await expect(title(page)).toBeFocused();
    await keys.command('track', 'Track');
    await expect(button(page, 'Tracking')).toBeVisible();
    await keys.command('track', 'Tracker');
    await keys.to(page.getByRole('switch', { name: publisher }));
    await keys.press('Space');
    await expect(page.getByText('Tracking saved')).toBeVisible();
    await deliverEditions(library, [{ number: `${publisher} 70`, year: 2026 }]);
    const bell = page.getByRole('banner').getByRole('button', { name: /notification/i });
    await expect(async () => {
      await keys.open(page.url());
      await expect(bell).toHaveAccessibleName('1 unread notification', { timeout: 5_000 });
    }).toPass();
    await keys.enter(bell);
    const notifications = page.getByRole('dialog', { name: 'Notifications' });
    await keys.enter(notifications.getByRole('link', { name: new RegExp(`${publisher} 70.2026`) }));
    await expect(title(page)).toHaveText(new RegExp(`^From .*2019 to .*2026`));
    await expect(title(page)).toBeFocused();

    const dataDir = process.env['E2E_DATA_DIR'] ?? '';
    const mailed = () =>
      outboxOf({ dataDir }).find((mail) => mail.text.includes(`${publisher} 70:2026`))?.text;
    await expect.poll(mailed).toBeTruthy();
    await keys.open(/http:\S+&compare=\S+/.exec(mailed() ?? '')?.[0] ?? '');
    await expect(title(page)).toHaveText(new RegExp(`^From .*2019 to .*2026`));
    await keys.press('Tab');
    await endJourney('8', page);
  });

  test('9: reading in Arabic', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const keys = keyboardOf(page, '9');
    await enterAs(page, keys, 'individual', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await keys.enter(button(page, 'Language: English'), 'Shift+Tab');
    await keys.enter(entry(page, 'العربية'), 'ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await title(page).evaluate((heading) => getComputedStyle(heading).direction)).toBe('ltr');
    await keys.enter(button(page, /^اختيار اللغة/));
    await keys.enter(page.getByRole('menuitem').filter({ hasText: 'العربية' }), 'ArrowDown');
    await expect(page).toHaveURL(/nsb-e-214-24-ar/);
    await expect(page.locator('canvas').first()).toBeVisible();
    await keys.to(page.getByRole('combobox'), 'Shift+Tab');
    await keys.type('زحف المراسي');
    await keys.press('Enter');
    await expect(title(page)).toBeFocused();
    await keys.enter(page.getByRole('main').getByRole('list').getByRole('heading').first().getByRole('link'));
    await expect(page).toHaveURL(/nsb-e-214-24-ar/);
    await expect(page.locator('canvas').first()).toBeVisible();
    await keys.press('Control+p');
    const dialog = page.getByRole('dialog', { name: 'طباعة' });
    await keys.to(dialog.getByRole('radio').first());
    await keys.press('ArrowDown');
    await keys.enter(button(dialog, 'طباعة صفحة واحدة'));
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await endJourney('9', page);
  });

  test('10: a phone on the shop floor', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 390, height: 844 });
    const keys = keyboardOf(page, '10');
    await enterAs(page, keys, 'individual');
    await searchFor(page, keys, 'anchor');
    await expectHeading(page, '7 documents for “anchor”');
    await keys.enter(page.getByRole('button', { name: /^Refine/ }));
    await keys.to(valueOf(page, 'Publisher', 'Northern Standards Board'));
    await keys.press('Space');
    await keys.enter(button(page, 'Show 3 documents'));
    await expect(titles(page)).toHaveCount(3);
    await keys.enter(page.getByRole('link', { name: /Sustained-Load Creep/ }).first());
    const formats = page.getByRole('combobox', { name: 'Sections of this document' });
    await keys.to(formats);
    await keys.press('ArrowDown');
    await expect(text(page).getByRole('heading', { name: '1 Scope', exact: true })).toBeVisible();
    await keys.enter(page.getByRole('button', { name: /^Choose a clause/ }));
    const clauses = page.getByRole('dialog', { name: 'Clauses' });
    await keys.to(clauses.getByRole('treeitem').first());
    await keys.enter(clauses.getByRole('treeitem', { name: /Apparatus/ }), 'ArrowDown');
    await expect(clauses).toHaveCount(0);
    await expect(text(page).getByRole('heading', { name: '6 Apparatus' })).toBeInViewport();
    await keys.press('c');
    await expect(page.getByText('Link copied')).toBeVisible();
    const enlarge = text(page).getByRole('button', { name: /^Enlarge Table/ });
    await keys.enter(enlarge);
    await expect(page.getByRole('dialog')).toBeVisible();
    await keys.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await endJourney('10', page);
  });

  test('12: the librarian’s Monday', async ({ page }) => {
    const library = await addTenant({ userManagement: { enable: true } });
    const keys = keyboardOf(page, '12');
    await enterAs(page, keys, 'admin', library);
    await keys.command('usage', 'Subscription usage');
    await expect(title(page)).toHaveText('Subscription usage');
    await keys.enter(button(page, /^Save as CSV/));
    const report = page.waitForEvent('download');
    await keys.enter(entry(page, 'Publishers'), 'ArrowDown');
    await report;

    await keys.command('admin', 'Administration');
    const rooms = page.getByRole('navigation', { name: 'Administration' });
    await keys.enter(rooms.getByRole('link', { name: 'Audit log' }), 'Shift+Tab');
    await expect(title(page)).toHaveText('Audit log');
    await keys.to(page.getByRole('tab', { selected: true }));
    await keys.enter(page.getByRole('tab', { name: 'Denied access' }), 'ArrowRight');
    await expect(page).toHaveURL(/kind=refusals/);

    await keys.enter(rooms.getByRole('link', { name: 'People' }), 'Shift+Tab');
    await keys.enter(button(page, 'Add from file'));
    const list = page.getByRole('dialog', { name: 'Add people from a CSV file' });
    const chooser = page.waitForEvent('filechooser');
    await keys.enter(list.getByLabel(/^CSV file/));
    const lines = Array.from(
      { length: 20 },
      (_, at) => `keys-${randomUUID()}@halvorsen.example;Key;Number ${at};710388`,
    );
    await (
      await chooser
    ).setFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['E-mail;First name;Last name;Account number', ...lines].join('\n')),
    });
    await keys.enter(button(list, 'Preview import'));
    await keys.enter(button(list, 'Add 20 people'));
    await expect(list.getByText(/^20 people invited/)).toBeVisible();
    await keys.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await keys.enter(rooms.getByRole('link', { name: 'Accounts' }), 'Shift+Tab');
    await keys.enter(page.getByRole('link', { name: 'Brisa Estruturas' }));
    await keys.enter(button(page, 'Add subscriptions'));
    await keys.to(page.getByRole('dialog').getByRole('checkbox', { name: /^Northern Standards Board/ }));
    await keys.press('Space');
    await keys.enter(button(page.getByRole('dialog'), 'Add 1 subscription'));
    await expect(page.getByRole('row', { name: /Northern Standards Board/ })).toContainText('Active');
    await endJourney('12', page);
  });

  test('14: another brand', async ({ page }) => {
    const library = await addTenant({
      features: [{ code: 'language-selection', enabled: false }],
      searchTypes: [
        { code: 'ALL', enabled: true, labelKey: 'search.type.all' },
        { code: 'D', enabled: true, labelKey: 'search.type.designation' },
      ],
    });
    const keys = keyboardOf(page, '14');
    await enterAs(page, keys, 'individual', library);
    await expect(page).toHaveTitle(/Clearwater Works/);
    await keys.enter(kind(page));
    await keys.enter(entry(page, 'Designation'), 'ArrowDown');
    await searchFor(page, keys, 'e 214');
    await expect(page).toHaveURL(/stype=D/);
    await endJourney('14', page);
  });

  test('15: under DRM', async ({ page }) => {
    const keys = keyboardOf(page, '15');
    await enterAs(page, keys, 'drm');
    await searchFor(page, keys, 'creep');
    await keys.enter(titles(page).first());
    await expect(page).toHaveURL(/\/document-view\//);
    await expectDrawn(page, 1);
    await keys.press('Control+f');
    await keys.type('load');
    await keys.press('Enter');
    await expect(page.getByText(/^Match \d+ of \d+/)).toBeAttached();
    await keys.press('Escape');
    await keys.to(page.getByRole('tab', { selected: true }), 'Shift+Tab');
    await keys.enter(page.getByRole('tab', { name: 'HTML' }), 'ArrowRight');
    await expect(text(page).locator('article')).toBeVisible();
    await expect(button(page, /^(Download|Print)/)).toHaveCount(0);
    await endJourney('15', page);
  });
});
