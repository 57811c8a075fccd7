import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { demoArticle } from '../../packages/anchoring/src/testing/demo.ts';
import { expectAccessible } from '../axe.ts';
import { clauseOf } from '../html.ts';
import { madePdf } from '../madePdf.ts';
import { openArticle, openPdf, serveMarking, type MadeMark, type Marking } from '../marking.ts';

const lines = (page: number): string[] => [
  `${page} Loads`,
  ...Array.from(
    { length: 19 },
    (_, at) => `On page ${page} the anchor of row ${at + 1} shall hold its load.`,
  ),
];
const pdf = madePdf({
  pages: [1, 2, 3].map((page) => ({ lines: lines(page) })),
  outline: [1, 2, 3].map((page) => ({ title: `${page} Loads`, page })),
});

const short = `<article class="standard" lang="en" dir="ltr">${clauseOf(
  '1',
  'Load',
  `<p>The load is held for 2 000 h.</p><figure class="table"><figcaption id="c">Table 1</figcaption><table
   aria-labelledby="c"><thead><tr><th scope="col">Size</th></tr></thead><tbody><tr><td>12</td></tr></tbody></table></figure>`,
)}</article>`;

let marking: Marking;
test.beforeAll(async () => {
  marking = await serveMarking({
    'en.html': demoArticle('nsb/e-214-24.xml'),
    'ar.html': demoArticle('nsb/e-214-24-ar.xml'),
    'short.html': short,
    'a.pdf': pdf,
  });
});
test.afterAll(() => marking.close());

const text = (page: Page): FrameLocator => page.frameLocator('iframe');
const focused = (page: Page): Promise<string | null> =>
  text(page).locator(':focus').getAttribute('aria-label');

/** Makes a mark of every paragraph, cell, heading and formula of the text that is shown; says what was selected otherwise. */
const markEverything = (page: Page): Promise<{ made: MadeMark[]; otherwise: string[] }> =>
  page.evaluate(() => {
    const colours = ['yellow', 'green', 'blue', 'pink', 'violet'];
    const shown = document.querySelector('iframe')?.contentDocument;
    const selection = shown?.getSelection();
    const made: MadeMark[] = [];
    const otherwise: string[] = [];
    const plain = (words: string): string => words.replaceAll(/\s+/g, '');
    for (const block of shown?.querySelectorAll('p, td, dd, h2, math, figcaption') ?? []) {
      selection?.selectAllChildren(block);
      const anchor = window.view.marks()?.selected()?.anchor;
      const hasOthers = block.querySelector('math, br') !== null;
      if (!anchor || (!hasOthers && plain(anchor.quote) !== plain(block.textContent)))
        otherwise.push(block.textContent);
      const colour = colours[made.length % 5] ?? 'yellow';
      if (anchor)
        made.push({ id: `m${made.length}`, anchor, colour, label: `Mark ${made.length}, ${colour}, by Ada` });
    }
    selection?.removeAllRanges();
    return { made, otherwise };
  });

/** What is marked in the text, as far as it is near the window, without white space. */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const view = document.querySelector('iframe')?.contentWindow as (Window & typeof globalThis) | null;
    const ranges = [...(view?.CSS.highlights ?? [])].flatMap(([name, highlight]) =>
      name.startsWith('mark-') ? [...highlight] : [],
    );
    return ranges.map((range) => {
      const stretch = range.startContainer.ownerDocument?.createRange();
      stretch?.setStart(range.startContainer, range.startOffset);
      stretch?.setEnd(range.endContainer, range.endOffset);
      return stretch?.toString().replaceAll(/\s+/g, '') ?? '';
    });
  });

const show = (page: Page, marks: MadeMark[]): Promise<void> =>
  page.evaluate((some) => window.view.marks()?.show(some), marks);

test.describe('Marks in a text', () => {
  for (const name of ['en.html', 'ar.html']) {
    test(`are drawn where they were made, in another window too, and the text stays as it is (${name})`, async ({
      page,
      context,
    }) => {
      await openArticle(page, marking, name);
      const words = (): Promise<string> =>
        text(page)
          .locator('article')
          .innerText()
          .then((shown) => shown.replaceAll(/\s+/g, ' '));
      const before = await words();
      const { made, otherwise } = await markEverything(page);
      expect(otherwise).toEqual([]);
      expect(made.length).toBeGreaterThan(300);
      await show(page, made);
      expect(await words()).toBe(before);
      const other = await context.newPage();
      await other.setViewportSize({ width: 600, height: 700 });
      await openArticle(other, marking, name);
      await show(other, made);
      const quotes = new Set(made.map(({ anchor }) => anchor.quote.replaceAll(/\s+/g, '')));
      for (const window of [page, other]) {
        // oxlint-disable-next-line no-await-in-loop -- one window after the other
        const marked = await drawn(window);
        expect(marked.length).toBeGreaterThan(10);
        expect(marked.filter((quote) => !quotes.has(quote))).toEqual([]);
      }
      const state = await other.evaluate(() => {
        const { placed, unplaced } = window.view.marks()?.state() ?? { placed: new Map(), unplaced: [] };
        return { placed: placed.size, unplaced: unplaced.length };
      });
      expect(state).toEqual({ placed: made.length, unplaced: 0 });
      await other.close();
    });
  }

  test('are reached, heard and opened by the keyboard, and by a click', async ({ page }) => {
    await openArticle(page, marking, 'en.html');
    const { made } = await markEverything(page);
    await show(page, made);
    await page.evaluate(() => window.view.marks()?.jumpTo('m60'));
    await expect.poll(() => focused(page)).toBe('Mark 60, yellow, by Ada');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('Mark 61, green, by Ada');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => window.told.chosen)).toEqual(['m61']);
    await page.keyboard.press('Home');
    await expect.poll(() => focused(page)).toBe('Mark 0, yellow, by Ada');
    await text(page)
      .locator('p')
      .first()
      .click({ position: { x: 60, y: 12 } });
    await expect.poll(() => page.evaluate(() => window.told.chosen.at(-1))).toBe('m1');
    expect(await text(page).locator('.mark-button[tabindex="0"]').count()).toBe(1);
  });

  test('are nothing that axe finds fault with', async ({ page }) => {
    await openArticle(page, marking, 'short.html');
    const { made } = await markEverything(page);
    await show(page, made);
    await page.evaluate(() => window.view.marks()?.jumpTo('m1'));
    await expect.poll(() => focused(page)).toBe('Mark 1, green, by Ada');
    await expectAccessible(page);
  });

  test('are made by keys, and what is selected is said', async ({ page }) => {
    await openArticle(page, marking, 'en.html');
    await page.evaluate(() =>
      window.view.marks()?.selectByKeys({ label: 'Select text', selected: (words) => `Selected: ${words}` }),
    );
    const stage = text(page).getByRole('application', { name: 'Select text' });
    await expect(stage).toBeFocused();
    await expect(stage).toHaveText('Selected: Foreword');
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) {
      // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after the other
      await page.keyboard.press(key);
    }
    const last = await stage.textContent();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(stage).not.toHaveText(last ?? '');
    const said = (await stage.textContent())?.replace('Selected: ', '');
    await page.keyboard.press('Enter');
    await expect(stage).toHaveCount(0);
    const selected = await page.evaluate(() => window.told.selected.at(-1));
    expect(selected).toMatchObject({ anchor: { quote: said, format: 'html', content: 'en.html' } });
  });

  test('that have no place are listed with their text', async ({ page }) => {
    await openArticle(page, marking, 'en.html');
    const anchor = {
      quote: 'words that nobody wrote',
      prefix: 'before ',
      suffix: ' after',
      start: 40,
      end: 63,
    };
    await show(page, [{ id: 'lost', anchor, colour: 'pink', label: 'Lost' }]);
    expect(await page.evaluate(() => window.told.unplaced)).toEqual([
      expect.objectContaining({ id: 'lost', quote: anchor.quote, reason: 'gone' }),
    ]);
  });
});

test.describe('Marks on pages', () => {
  /** Selects from a letter of one row to a letter of another one, and waits for what is told of it. */
  const select = async (page: Page, given: { on: number; from: [number, number]; to: [number, number] }) => {
    const before = await page.evaluate(() => window.told.selected.length);
    await page.evaluate(({ on, from, to }) => {
      const spans = document.querySelectorAll(
        `[data-page-number="${on}"] .textLayer span[role=presentation]`,
      );
      const [first, last] = [spans[from[0]]?.firstChild, spans[to[0]]?.firstChild];
      if (first && last) document.getSelection()?.setBaseAndExtent(first, from[1], last, to[1]);
    }, given);
    await expect.poll(() => page.evaluate(() => window.told.selected.length)).toBeGreaterThan(before);
    const selected = await page.evaluate(() => window.told.selected.at(-1));
    if (!selected || !('anchor' in selected)) throw new Error('Nothing was selected');
    return selected.anchor;
  };
  const rows = (page: Page, on: number) =>
    page.locator(`[data-page-number="${on}"] .textLayer span[role=presentation]`);
  const strokes = (page: Page, on: number) => page.locator(`[data-page-number="${on}"] .mark-stroke`);

  /** Expects that a stroke lies over a row of a page. */
  const expectOver = (page: Page, on: number, row: number): Promise<void> =>
    expect(async () => {
      const [stroke, words] = [
        await strokes(page, on).first().boundingBox(),
        await rows(page, on).nth(row).boundingBox(),
      ];
      if (!stroke || !words) throw new Error('Not drawn yet');
      for (const side of ['x', 'y'] as const) {
        expect(stroke[side]).toBeGreaterThan(words[side] - 6);
        expect(stroke[side]).toBeLessThan(words[side] + Math.max(words.width, words.height));
      }
      const [size, sizeOfWords] = [stroke.width * stroke.height, words.width * words.height];
      expect(size).toBeGreaterThan(sizeOfWords * 0.3);
      expect(size).toBeLessThan(sizeOfWords * 1.5);
    }).toPass();

  test('lie over their words at any size, turned, and in another window', async ({ page, context }) => {
    await openPdf(page, marking, { name: 'a.pdf', at: 2 });
    await expect(rows(page, 2)).toHaveCount(20);
    const anchor = await select(page, { on: 2, from: [4, 10], to: [4, 30] });
    const line = lines(2)[4] ?? '';
    expect(anchor).toMatchObject({ quote: line.slice(10, 30).trim(), clause: '2', content: 'a.pdf' });
    expect(anchor.pages).toMatchObject([{ page: 2, quads: [expect.any(Array)] }]);
    const mark = { id: 'm', anchor, colour: 'green', label: 'Load, green, by Ada' };
    await page.evaluate(() => document.getSelection()?.removeAllRanges());
    await show(page, [mark]);
    await expectOver(page, 2, 4);
    await page.evaluate(() => window.view.zoomTo(1.7));
    await expectOver(page, 2, 4);
    await page.evaluate(() => window.view.act('rotate'));
    await expectOver(page, 2, 4);
    const other = await context.newPage();
    await other.setViewportSize({ width: 500, height: 700 });
    await openPdf(other, marking, { name: 'a.pdf', at: 2 });
    // Of another content: it is looked for by its words.
    await show(other, [{ ...mark, anchor: { ...anchor, content: 'an older one' } }]);
    await expectOver(other, 2, 4);
    await other.close();
  });

  test('reach from one page to the next, and are opened by keys and by a click', async ({ page }) => {
    await openPdf(page, marking, { name: 'a.pdf', at: 1 });
    await expect(rows(page, 1)).toHaveCount(20);
    const one = await select(page, { on: 1, from: [1, 0], to: [1, 9] });
    const two = await select(page, { on: 1, from: [17, 0], to: [19, 9] });
    expect(two.quote.split('\n')).toHaveLength(3);
    await page.evaluate(() => document.getSelection()?.removeAllRanges());
    await show(page, [
      { id: 'one', anchor: one, colour: 'blue', label: 'One, blue, by Ada' },
      { id: 'two', anchor: two, colour: 'pink', label: 'Two, pink, by Ada' },
      {
        id: 'lost',
        anchor: { ...one, quote: 'nowhere at all', content: 'x' },
        colour: 'pink',
        label: 'Lost',
      },
    ]);
    await expect
      .poll(() => page.evaluate(() => window.told.unplaced.map(({ quote }) => quote)))
      .toEqual(['nowhere at all']);
    await page.evaluate(() => window.view.marks()?.jumpTo('one'));
    await expect(page.getByRole('button', { name: 'One, blue, by Ada' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Two, pink, by Ada' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => window.told.chosen)).toEqual(['two']);
    await rows(page, 1)
      .nth(1)
      .click({ position: { x: 20, y: 6 } });
    await expect.poll(() => page.evaluate(() => window.told.chosen)).toEqual(['two', 'one']);
  });

  test('are made by keys', async ({ page }) => {
    await openPdf(page, marking, { name: 'a.pdf', at: 3 });
    await page.evaluate(() =>
      window.view.marks()?.selectByKeys({ label: 'Select text', selected: (words) => `Selected: ${words}` }),
    );
    const stage = page.getByRole('application', { name: 'Select text' });
    await expect(stage).toHaveText(`Selected: ${lines(3)[0]}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(stage).toHaveText(`Selected: ${lines(3).slice(1, 3).join('\n')}`);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => window.told.selected.at(-1)))
      .toMatchObject({ anchor: { quote: lines(3).slice(1, 3).join('\n'), pages: [{ page: 3 }] } });
  });
});
