import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { hold } from '../hold.ts';
import { clauseOf, clauseRead, findField, outline, text, visitArticle, visitComingArticle } from '../html.ts';
import { signIn } from '../people.ts';
import { visitAs } from '../visits.ts';

const address = documentAt(standards.testMethod);
const html = documentAt(standards.testMethod, { tab: 'html' });
const treeitem = (page: Page, name: RegExp) => outline(page).getByRole('treeitem', { name });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const heading = (page: Page, name: string) => text(page).getByRole('heading', { name, exact: true });

test.describe('the clauses of an HTML text', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('have addresses of their own, which choose the HTML and survive the way to it', async ({ page }) => {
    await visitAs(page, 'individual', `${address}#clause-9.2`);
    await expect(page).toHaveURL(/\/content-access\?.*#clause-9\.2$/);
    await expect(page.getByRole('tab', { name: 'HTML' })).toHaveAttribute('aria-selected', 'true');
    await expect(heading(page, '9.2 Displacement projection')).toBeInViewport();
    await expect(clauseRead(page)).toContainText('Displacement projection');
  });

  test('wait for a menu that was opened while the text came, which would be carried out of sight', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    const letThrough = await hold(page, '**/api/documents/html/*');
    await page.goto(`${address}#clause-9.2`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const details = page.getByRole('menuitem', { name: 'Details' });
    await expect(details).toBeVisible();
    letThrough();
    await expect(treeitem(page, /Scope/)).toBeVisible();
    await expect(details).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(heading(page, '9.2 Displacement projection')).toBeInViewport();
    await expect(page).toHaveURL(/#clause-9\.2$/);
  });

  test('have addresses that survive the sign-in', async ({ page }) => {
    await signIn(page, 'individual', `${address}#clause-8.2`);
    await expect(page).toHaveURL(/\/content-access\?.*#clause-8\.2$/);
    await expect(text(page).locator('[id="s-sec_8.2"]')).toBeInViewport();
  });

  test('are found by their numbers, numbered paragraphs and annexes too, and by the ids of before', async ({
    page,
  }) => {
    const places: [address: string, words: string, named: string][] = [
      [`${address}#clause-9.2.1`, '9.2.1 Project the displacement', '9.2.1'],
      [`${address}#clause-a1`, 'Annex A1', 'A1'],
      [
        documentAt(standards.testMethod, { tab: 'html', clause: 'sec_9.2' }),
        '9.2 Displacement projection',
        '9.2',
      ],
    ];
    await visitAs(page, 'individual');
    for (const [at, words, named] of places) {
      await page.goto(at);
      await expect(text(page).locator('.arrived')).toContainText(words);
      await expect(text(page).locator('.arrived')).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`#clause-${named}$`));
    }
  });

  test('lead to the clause around them where they are missing, and say so', async ({ page }) => {
    await visitAs(page, 'individual', `${address}#clause-9.2.77`);
    await expect(page.getByText('Clause 9.2.77 is not in this text. This is 9.2.')).toBeVisible();
    await expect(heading(page, '9.2 Displacement projection')).toBeInViewport();
    await expect(page).toHaveURL(/#clause-9\.2$/);
  });

  test('that a text has never had are said to be missing, at its beginning', async ({ page }) => {
    await visitAs(page, 'individual', `${address}#clause-77`);
    await expect(page.getByText('Clause 77 is not in this text.')).toBeVisible();
    await expect(heading(page, 'Foreword')).toBeInViewport();
    await expect(page.getByRole('tab', { name: 'HTML' })).toHaveAttribute('aria-selected', 'true');
  });

  test('give their links at their headings, under the pointer and with the focus', async ({ page }) => {
    await visitAs(page, 'individual', html);
    await heading(page, '1 Scope').hover();
    await text(page).getByRole('button', { name: 'Copy the link to 1 Scope' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = new URL(await copied(page));
    expect(link.pathname + link.hash).toMatch(/^\/clause\/[0-9A-HJKMNP-TV-Z]{10}$|^\/document\/#clause-1$/);
    expect([...link.searchParams.values()]).toContain(standards.testMethod);

    await treeitem(page, /Report/).click();
    await expect(text(page).locator('[id="s-sec_10"]')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(text(page).getByRole('button', { name: 'Copy the link to 10 Report' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => copied(page)).toMatch(/\/clause\/[0-9A-HJKMNP-TV-Z]{10}\?from=|#clause-10$/);
  });

  test('are walked through by J and K, linked by C, and the keys are listed by ?', async ({ page }) => {
    await visitAs(page, 'individual', `${address}#clause-9.2`);
    await expect(clauseRead(page)).toContainText('Displacement projection');
    await page.keyboard.press('j');
    await expect(clauseRead(page)).toContainText('Acceptance');
    await expect(page.getByText('Now at 9.3 Acceptance')).toBeAttached();
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect(page).toHaveURL(/#clause-9\.1$/);
    await page.keyboard.press('c');
    await expect.poll(() => copied(page)).toMatch(/\/clause\/[0-9A-HJKMNP-TV-Z]{10}\?from=|#clause-9\.1$/);

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.getByText('Next clause')).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await expect(page).toHaveURL(/#clause-9\.1$/);
    await page.goBack();
    await expect(page).toHaveURL(/#clause-9\.2$/);
  });

  test('that are linked to before all of the text has come wait for it, and take nothing away', async ({
    page,
  }) => {
    const letThrough = await hold(page, '**/slow-drawing.png');
    await visitComingArticle(page, {
      content:
        '<p id="s-way"><a href="#s-sec_2">see 2</a><img src="/slow-drawing.png" alt=""></p>' +
        clauseOf('1', 'Before', '<p>text</p>'.repeat(60)) +
        clauseOf('2', 'After', '<p>text</p>'),
    });
    const link = text(page).getByRole('link', { name: 'see 2', includeHidden: true });
    const place = await link.boundingBox();
    await page.mouse.click((place?.x ?? 0) + 5, (place?.y ?? 0) + 5);
    letThrough();
    await link.click();
    await expect(heading(page, '2 After')).toBeInViewport();
    await expect(page).toHaveURL(/#clause-2$/);
  });

  test('do not move under a press when the tools of compass points come above them', async ({ page }) => {
    const letThrough = await hold(page, '**/api/v1/compasspoint/settings*');
    await visitAs(page, 'individual', html);
    await expect(treeitem(page, /Scope/)).toBeVisible();
    const before = await treeitem(page, /Scope/).boundingBox();
    letThrough();
    await expect(page.getByRole('button', { name: 'Annotate' })).toBeVisible();
    expect((await treeitem(page, /Scope/).boundingBox())?.y).toBe(before?.y);
  });

  test('take the address with them before the page has time to draw: the next key may be pressed by then', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.previousTestMethod, { tab: 'html' }));
    const current = page.getByRole('link', { name: 'Open edition 2024' });
    await treeitem(page, /Calculation/).click();
    await expect(current).toHaveAttribute('href', /#clause-9$/);
    await page.evaluate(() => {
      // React asks by this for the time to draw what can wait: it gets none from now on.
      MessagePort.prototype.postMessage = () => {};
    });
    for (const key of 'jjjkk') await page.keyboard.press(key);
    await expect(page).toHaveURL(/#clause-9\.1$/);
    await expect(clauseRead(page)).toHaveAttribute('data-clause', 's-sec_9.1');
    await expect(current).toHaveAttribute('href', /#clause-9\.1$/);
  });

  test('stay where they were jumped to when something above the text grows', async ({ page }) => {
    await visitAs(page, 'individual', `${address}#clause-7`);
    await expect(clauseRead(page)).toHaveAttribute('data-clause', 's-sec_7');
    const scrolled = page.evaluate(
      () => new Promise<void>((resolve) => addEventListener('scroll', () => resolve(), { once: true })),
    );
    await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => title.style.setProperty('padding-block-end', '90px'));
    await scrolled;
    await expect(clauseRead(page)).toHaveAttribute('data-clause', 's-sec_7');
    await page.keyboard.press('j');
    await expect(page).toHaveURL(/#clause-7\.1$/);
  });

  test('leave letters alone that are written', async ({ page }) => {
    await visitAs(page, 'individual', `${address}#clause-9.2`);
    await expect(clauseRead(page)).toContainText('Displacement projection');
    await findField(page).click();
    await page.keyboard.type('jkc?');
    await expect(findField(page)).toHaveValue('jkc?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/#clause-9\.2$/);
  });

  test('stand in a tree that is opened, closed and read by keys', async ({ page }) => {
    await visitAs(page, 'individual', html);
    const procedure = treeitem(page, /Procedure/);
    await expect(procedure).toHaveAttribute('aria-expanded', 'false');
    await treeitem(page, /Foreword/).focus();
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowDown');
    await expect(procedure).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(procedure).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('c');
    await expect.poll(() => copied(page)).toMatch(/\/clause\/[0-9A-HJKMNP-TV-Z]{10}\?from=|#clause-8\.2$/);
    await page.keyboard.press('Enter');
    await expect(text(page).locator('[id="s-sec_8.2"]')).toBeFocused();
    await expect(clauseRead(page)).toHaveAttribute('data-clause', 's-sec_8.2');
    await expectAccessible(page);
  });

  test('open where the reader stopped, if that is wanted', async ({ page }) => {
    await visitAs(page, 'individual', html);
    await treeitem(page, /Calculation/).click();
    await expect(clauseRead(page)).toContainText('Calculation');
    await visitAs(page, 'individual', html);
    const offer = page.getByRole('region', { name: 'Continue reading' });
    await expect(offer).toContainText('9 Calculation');
    await expectAccessible(page, ['section']);
    await offer.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page, '9 Calculation')).toBeInViewport();
    await expect(offer).toHaveCount(0);
    await expect(page).toHaveURL(/#clause-9$/);

    await page.goto(`${address}#clause-1`);
    await expect(heading(page, '1 Scope')).toBeInViewport();
    await expect(offer).toHaveCount(0);
  });

  test('are not remembered for anyone else', async ({ page }) => {
    await visitAs(page, 'individual', `${address}#clause-9`);
    await expect(clauseRead(page)).toContainText('Calculation');
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join(' ')))
      .toContain('norma.stopped.html:astm:');
    // Another tab of the same browser, in which someone else signs in.
    await page.context().clearCookies();
    const other = await page.context().newPage();
    await signIn(other, 'colleague', html);
    await expect(heading(other, 'Foreword')).toBeVisible();
    await expect(other.getByRole('region', { name: 'Continue reading' })).toHaveCount(0);
  });

  test('that are two thousand are all in the outline, and the text without any says so', async ({ page }) => {
    const many = Array.from({ length: 2000 }, (_, at) =>
      clauseOf(`${at + 1}`, `Clause ${at + 1}`, '<p>text</p>'),
    );
    await visitArticle(page, { content: many.join('') });
    await expect(outline(page).getByRole('treeitem')).toHaveCount(2000);
    await treeitem(page, /^1999 /).click();
    await expect(heading(page, '1999 Clause 1999')).toBeInViewport();

    await page.unroute('**/api/documents/html/*');
    await visitArticle(page, { content: '<p>No headings here.</p>' });
    await expect(outline(page)).toContainText('This text has no headings.');
    await findField(page).fill('headings');
    await expect(page.locator('search output')).toHaveText('1 of 1');
  });

  test('keep their place when the text is set larger, which stays so', async ({ page }) => {
    await visitAs(page, 'individual', `${address}#clause-9.2`);
    await expect(clauseRead(page)).toContainText('Displacement projection');
    const size = () =>
      text(page)
        .locator('[id="s-sec_9.2"] p')
        .first()
        .evaluate((paragraph) => paragraph.getClientRects()[0]?.height ?? 0);
    const before = await size();
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Large' }).click();
    await expect.poll(size).not.toBe(before);
    await expect(heading(page, '9.2 Displacement projection')).toBeInViewport();
    await expectAccessible(page);
    await page.reload();
    await expect(text(page).locator('html')).toHaveAttribute('data-text-size', 'large');
  });
});
