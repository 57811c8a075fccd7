import { expect, test, type Page } from '@playwright/test';
import { demoArticle } from '../../packages/anchoring/src/testing/demo.ts';
import { clauseOf } from '../html.ts';
import { openArticle, serveMarking, type Marking } from '../marking.ts';

const words = 'The anchor holds. ';
const longest = 100_000;
const odd = `<article class="standard" lang="en" dir="ltr">${clauseOf(
  '1',
  'Load',
  `<p id="before">The load <math><mi>N</mi><mo>=</mo><mn>12</mn></math> is held.</p>
   <table><tbody><tr><td id="cell">12 kN</td><td>14 kN</td></tr><tr><td id="last">16 kN</td></tr></tbody></table>
   <p id="within">${'a'.repeat(longest)}</p><p id="beyond">${words.repeat(longest / words.length + 1)}</p>`,
)}</article>`;
let marking: Marking;
test.beforeAll(async () => {
  marking = await serveMarking({
    'odd.html': odd,
    'ar.html': demoArticle('nsb/e-214-24-ar.xml'),
  });
});
test.afterAll(() => marking.close());

type Place = { inside: string; text: number; offset: number };

/** Selects from a letter of a text to one of another, each so many-th within an element; answers what the view makes of it. */
const select = (page: Page, from: Place, to: Place) =>
  page.evaluate(
    ([start, end]) => {
      const shown = document.querySelector('iframe')?.contentDocument;
      const textIn = ({ inside, text }: Place): Node | null => {
        const element = shown?.querySelector(inside);
        if (!shown || !element) return null;
        const texts = shown.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let at = 0; at < text; at += 1) texts.nextNode();
        return texts.nextNode();
      };
      const [first, last] = [textIn(start), textIn(end)];
      if (first && last) shown?.getSelection()?.setBaseAndExtent(first, start.offset, last, end.offset);
      return window.view.marks()?.selected() ?? null;
    },
    [from, to] as const,
  );

/** Expects that a selection becomes a mark that is where it was made, also in content of another name. */
async function expectPlaced(page: Page, selected: Awaited<ReturnType<typeof select>>): Promise<void> {
  if (!selected || !('anchor' in selected)) throw new Error('Nothing was selected');
  const mark = { id: 'm', anchor: { ...selected.anchor, content: 'another' }, colour: 'green', label: 'Odd' };
  const state = await page.evaluate((one) => {
    window.view.marks()?.show([one]);
    const { placed, unplaced } = window.view.marks()?.state() ?? { placed: new Map(), unplaced: [] };
    return { placed: [...placed.keys()], unplaced };
  }, mark);
  expect(state).toEqual({ placed: ['m'], unplaced: [] });
}

test.describe('Odd selections', () => {
  test('that begin in a formula and end in a table hold all of both', async ({ page }) => {
    await openArticle(page, marking, 'odd.html');
    const inFormula = { inside: '#before math', text: 1, offset: 1 };
    const selected = await select(page, inFormula, { inside: '#last', text: 0, offset: 2 });
    expect(selected).toMatchObject({ anchor: { quote: 'N=12 is held.\n12 kN\t14 kN\n16', clause: '1' } });
    await expectPlaced(page, selected);
  });

  test('that run from right to left, from within a word to within another, keep their letters', async ({
    page,
  }) => {
    await openArticle(page, marking, 'ar.html');
    const [from, to] = [
      { inside: 'section p', text: 0, offset: 3 },
      { inside: 'section p', text: 0, offset: 18 },
    ];
    const written = await page
      .frameLocator('iframe')
      .locator('section p')
      .first()
      .evaluate((paragraph) => paragraph.firstChild?.textContent ?? '');
    for (const [one, other] of [
      [from, to],
      [to, from], // As when the selection begins at the other end.
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one selection after the other
      const selected = await select(page, one, other);
      // The third letter is a vowel sign: it is not torn from its consonant.
      expect(selected).toMatchObject({ anchor: { quote: written.slice(2, 18) } });
      // oxlint-disable-next-line no-await-in-loop
      await expectPlaced(page, selected);
    }
  });

  test('of 100,000 letters are held, and longer ones refused with a reason', async ({ page }) => {
    await openArticle(page, marking, 'odd.html');
    const whole = { inside: '#within', text: 0, offset: 0 };
    const held = await select(page, whole, { ...whole, offset: longest });
    expect(held).toMatchObject({ anchor: { quote: 'a'.repeat(longest) } });
    await expectPlaced(page, held);
    const longer = await select(page, whole, { inside: '#beyond', text: 0, offset: 9 });
    expect(longer).toMatchObject({ refused: 'too-long' });
  });
});
