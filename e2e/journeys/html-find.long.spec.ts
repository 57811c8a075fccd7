import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { plant } from '../frame.ts';
import {
  clauseOf,
  clauseRead,
  findField,
  foundCount,
  highlighted,
  outline,
  text,
  visitArticle,
} from '../html.ts';
import { visitAs } from '../visits.ts';

const html = documentAt(standards.testMethod, { tab: 'html' });
const ready = (page: Page) => expect(outline(page).getByRole('treeitem').first()).toBeVisible();
const here = (page: Page) => text(page).locator('.found-here');

test.describe('finding in an HTML text', () => {
  test('begins by Ctrl+F, counts, goes on and back, and gives the focus back by Escape', async ({ page }) => {
    await visitAs(page, 'individual', html);
    await ready(page);
    await page.getByRole('tab', { name: 'HTML' }).focus();
    await page.keyboard.press('Control+f');
    await expect(findField(page)).toBeFocused();
    await page.keyboard.type('creep');
    await expect(foundCount(page)).toHaveText('1 of 8');
    expect(new Set((await highlighted(page)).map((word) => word.toLowerCase()))).toEqual(new Set(['creep']));
    await expect(here(page)).toBeInViewport();

    await page.keyboard.press('Enter');
    await expect(foundCount(page)).toHaveText('2 of 8');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+F3');
    await expect(foundCount(page)).toHaveText('8 of 8');
    await expect(here(page)).toBeInViewport();
    await page.getByRole('button', { name: 'Next match' }).click();
    await expect(foundCount(page)).toHaveText('1 of 8');

    await findField(page).press('Escape');
    await expect(findField(page)).toHaveValue('');
    await expect(page.getByRole('tab', { name: 'HTML' })).toBeFocused();
    await expect(foundCount(page)).toBeEmpty();
    expect(await highlighted(page)).toEqual([]);
    await expect(here(page)).toHaveCount(0);
  });

  test('starts at the clause being read, and shows the matches of each clause in the outline', async ({
    page,
  }) => {
    await visitAs(page, 'individual', `${documentAt(standards.testMethod)}#clause-9.2`);
    await expect(clauseRead(page)).toContainText('Displacement projection');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('creep');
    await expect(foundCount(page)).toHaveText('6 of 8');
    await expect(outline(page).getByRole('treeitem', { name: /: \d match/ })).toHaveCount(7);
    for (const name of [
      '7 Test Members: 2 matches',
      '9.2 Displacement projection: 1 match',
      'A1 Crack Movement: 1 match',
    ])
      await expect(outline(page).getByRole('treeitem', { name, exact: true })).toBeVisible();
    await expect(
      page.getByRole('slider', { name: 'Position' }).locator('path[data-kind="hit"]'),
    ).not.toHaveAttribute('d', '');
    await expectAccessible(page);
  });

  test('minds capitals and whole words where that is asked', async ({ page }) => {
    await visitArticle(page, { content: clauseOf('1', 'Scope', '<p>Creep, creeping and creep.</p>') });
    await findField(page).fill('creep');
    await expect(foundCount(page)).toHaveText('1 of 3');
    await page.getByText('Match case').click();
    await expect(foundCount(page)).toHaveText('1 of 2');
    await page.getByText('Whole words').click();
    await expect(foundCount(page)).toHaveText('1 of 1');
    await findField(page).fill('absent');
    await expect(foundCount(page)).toHaveText('No matches');
  });

  test('finds across inline elements and marks, in formulas, in tables, and never across blocks', async ({
    page,
  }) => {
    await visitArticle(page, {
      content: clauseOf(
        '1',
        'Scope',
        `<p>sus<b>tained</b> <i>lo</i>ad</p><p>of the façade</p>
         <table><tbody><tr><td>cell one</td><td>two</td></tr></tbody></table>
         <div class="formula"><math><mrow><mi>psi</mi><mo>=</mo><mn>4217</mn></mrow></math></div>`,
      ),
    });
    const expected: [query: string, count: string][] = [
      ['sustained load', '1 of 1'],
      ['load of', 'No matches'],
      ['facade', '1 of 1'],
      ['one two', 'No matches'],
      ['psi=4217', '1 of 1'],
    ];
    for (const [query, count] of expected) {
      await findField(page).fill(query);
      await expect(foundCount(page)).toHaveText(count);
    }
    await findField(page).fill('sustained load');
    await expect.poll(() => highlighted(page)).toEqual(['sustained load']);
  });

  test('finds Arabic words however they are pointed, in a text that runs from the right', async ({
    page,
  }) => {
    await visitArticle(page, {
      content: clauseOf(
        '1',
        'المجال',
        '<p>قياس الزَّحْف تحت الأحمال لمدة ٥٠ سنة، مع <math><mi>s</mi></math></p>',
      ),
      language: 'ar',
      direction: 'rtl',
    });
    for (const query of ['الزحف', 'الاحمال', '50 سنة']) {
      await findField(page).fill(query);
      await expect(foundCount(page)).toHaveText('1 of 1');
      await expect(here(page)).toBeInViewport();
    }
  });

  test('leaves the second Ctrl+F to the browser', async ({ page }) => {
    await visitAs(page, 'individual', html);
    await ready(page);
    await page.keyboard.press('Control+f');
    await expect(findField(page)).toBeFocused();
    const isTaken = await findField(page).evaluate((field) => {
      const key = new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true });
      field.dispatchEvent(key);
      return key.defaultPrevented;
    });
    expect(isTaken).toBe(false);
  });

  test('begins from within the text, too, and ends there', async ({ page }) => {
    await visitAs(page, 'individual', html);
    await ready(page);
    await text(page).getByRole('link').first().focus();
    await page.keyboard.press('Control+f');
    await expect(findField(page)).toBeFocused();
    await page.keyboard.type('anchor');
    await expect(foundCount(page)).toHaveText(/^1 of \d+$/);
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).toBeFocused();
  });

  test('draws boxes where the browser has no highlights of its own', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Highlight'));
    await visitAs(page, 'individual', html);
    await ready(page);
    await findField(page).fill('creep');
    await expect(foundCount(page)).toHaveText('1 of 8');
    await expect(text(page).locator('.found-box').first()).toBeInViewport();
    await expect(here(page)).toBeInViewport();
  });

  test('counts the matches in the text at the first search', async ({ page }) => {
    await visitAs(page, 'individual', html);
    await ready(page);
    await plant(
      page,
      '<p>zyzzyva <button>zyzzyva</button><svg><title>zyzzyva</title><text>Zyzzyva</text></svg></p>',
    );
    await findField(page).fill('zyzzyva');
    await expect(foundCount(page)).toHaveText('1 of 2');
  });

  test('scrolls a table within itself to what is found in it, under its head', async ({ page }) => {
    const rows = Array.from(
      { length: 400 },
      (_, row) => `<tr><th scope="row">Row ${row}</th>${cells(row)}</tr>`,
    );
    const head = `<thead><tr><th scope="col">Row</th>${cells('head', 'th')}</tr></thead>`;
    await visitArticle(page, {
      content: clauseOf(
        '1',
        'Readings',
        `<figure class="table"><figcaption id="c"><span class="label">Table 1</span> Readings</figcaption>
         <div class="table-scroll" tabindex="0" role="group" aria-labelledby="c"><table>${head}<tbody>${rows.join('')}</tbody></table></div></figure>
         <p>needle after the table</p>`,
      ),
    });
    await findField(page).fill('r399 c11');
    await expect(foundCount(page)).toHaveText('1 of 1');
    const scroller = text(page).getByRole('group', { name: 'Table 1 Readings' });
    await expect(scroller.getByRole('cell', { name: 'r399 c11' })).toBeInViewport();
    await expect(scroller.getByRole('columnheader', { name: 'rhead c11' })).toBeInViewport();
    await expect(scroller.getByRole('rowheader', { name: 'Row 399' })).toBeInViewport();
    await findField(page).fill('needle');
    await expect(foundCount(page)).toHaveText('1 of 1');
    // As many as before; but what was found there was of two words.
    await expect(here(page)).toHaveCount(1);
    await expect(here(page)).toBeInViewport();
  });
});

const cells = (row: number | 'head', tag = 'td'): string =>
  Array.from({ length: 12 }, (_, column) => `<${tag}>r${row} c${column}</${tag}>`).join('');
