import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible, expectContrast } from '../axe.ts';
import { clauseOf, outline, text, visitArticle } from '../html.ts';
import { visitAs } from '../visits.ts';

const atFigure = `${documentAt(standards.testMethod)}#clause-9.2`;
const dialog = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name });
const enlarged = (page: Page) => page.getByRole('dialog').frameLocator('iframe');
const zoom = (page: Page) => page.getByRole('dialog').locator('output');

test.describe('figures and tables of an HTML text', () => {
  test('are enlarged by their button, zoomed and moved by keys, and given back the focus', async ({
    page,
  }) => {
    await visitAs(page, 'individual', atFigure);
    const button = text(page).getByRole('button', { name: /^Enlarge Figure 3/ });
    await button.press('Enter');
    await expect(dialog(page, /^Figure 3 Bonded anchor/)).toBeVisible();
    await expect(
      enlarged(page).getByRole('img', { name: /^Section through a threaded rod/ }),
    ).toBeInViewport();
    await expect(page.getByText(/^Section through a threaded rod/)).toBeVisible();
    const fitted = await zoom(page).textContent();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(zoom(page)).not.toHaveText(fitted ?? '');
    const scrolled = () =>
      enlarged(page)
        .locator('html')
        .evaluate((root) => root.scrollTop);
    const before = await scrolled();
    await page.keyboard.press('ArrowDown');
    await expect.poll(scrolled).toBeGreaterThan(before);
    await page.keyboard.press('0');
    await expect(zoom(page)).toHaveText(fitted ?? '');
    await expectContrast(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('iframe')).toBeFocused();
    await expect(button).toBeFocused();
  });

  test('are enlarged by a press on the drawing, and moved about with the pointer', async ({ page }) => {
    await visitAs(page, 'individual', atFigure);
    await text(page).locator('[id="s-sec_9.2"] .graphic').first().click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const frame = page.getByRole('dialog').locator('iframe');
    const place = await frame.boundingBox();
    const scrolled = () =>
      enlarged(page)
        .locator('html')
        .evaluate((root) => root.scrollTop);
    const before = await scrolled();
    const [x, y] = [(place?.x ?? 0) + 400, (place?.y ?? 0) + 200];
    // By the protocol: Playwright's own mouse asks every frame by a script whether something is dragged.
    const hand = await page.context().newCDPSession(page);
    for (const [type, by] of [
      ['mousePressed', 0],
      ['mouseMoved', 60],
      ['mouseMoved', 150],
      ['mouseReleased', 150],
    ] as const)
      await hand.send('Input.dispatchMouseEvent', {
        type,
        x,
        y: y + by,
        button: 'left',
        buttons: 1,
        clickCount: 1,
      });
    await expect.poll(scrolled).toBeLessThan(before - 100);
    await frame.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('keep the focus within while they are enlarged', async ({ page }) => {
    await visitAs(page, 'individual', atFigure);
    await text(page)
      .getByRole('button', { name: /^Enlarge Figure 3/ })
      .click();
    await expect(dialog(page, /^Figure 3/)).toBeVisible();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(
        true,
      );
    }
  });

  test('scroll within themselves where they are too wide, by keys too, and can be enlarged', async ({
    page,
  }) => {
    await visitArticle(page, { content: clauseOf('1', 'Readings', wideTable(30, 6)) });
    const scroller = text(page).getByRole('group', { name: 'Table 1 Readings' });
    await scroller.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expect(text(page).getByRole('rowheader', { name: 'Row 0' })).toBeInViewport();
    await expectAccessible(page);
    await text(page).getByRole('button', { name: 'Enlarge Table 1 Readings' }).click();
    await expect(
      enlarged(page).getByRole('columnheader', { name: 'Column 1', exact: true }),
    ).toBeInViewport();
    await page.getByRole('button', { name: 'Fit to window' }).click();
    await expect(enlarged(page).getByRole('columnheader', { name: 'Column 29' })).toBeInViewport();
  });

  test('that fit are no stop of the keyboard', async ({ page }) => {
    await visitArticle(page, { content: clauseOf('1', 'Readings', wideTable(2, 2)) });
    await expect(text(page).getByRole('group', { name: 'Table 1 Readings' })).not.toHaveAttribute(
      'tabindex',
      '0',
    );
    await expect(text(page).getByRole('button', { name: /Enlarge/ })).toHaveCount(0);
  });

  test('that are huge leave the page usable, under a head that stays', async ({ page }) => {
    test.slow();
    await visitArticle(page, {
      content:
        clauseOf('1', 'Readings', wideTable(40, 2000)) + clauseOf('2', 'After', '<p>after the table</p>'),
    });
    await outline(page).getByRole('treeitem', { name: /After/ }).click();
    await expect(text(page).getByText('after the table')).toBeInViewport();
    const scroller = text(page).getByRole('group', { name: 'Table 1 Readings' });
    await scroller.evaluate((element) => {
      element.scrollTop = 20_000;
    });
    await outline(page)
      .getByRole('treeitem', { name: /Readings/ })
      .click();
    await expect(text(page).getByRole('columnheader', { name: 'Column 1', exact: true })).toBeInViewport();
  });

  test('stand whole on paper, with the numbers of clauses, links as text, and none of our controls', async ({
    page,
  }) => {
    await visitArticle(page, {
      content: clauseOf('1', 'Readings', `${wideTable(24, 3)}<p>See <a href="#s-sec_1">clause 1</a>.</p>`),
    });
    const laid = await page.evaluateHandle(() => {
      // The shadow that is laid into the page for the printer is closed to everyone else.
      const attach = Element.prototype.attachShadow;
      const opened: ShadowRoot[] = [];
      Element.prototype.attachShadow = function open(options) {
        const shadow = attach.call(this, { ...options, mode: 'open' });
        opened.push(shadow);
        return shadow;
      };
      dispatchEvent(new Event('beforeprint'));
      Element.prototype.attachShadow = attach;
      return opened[0];
    });
    await page.setViewportSize({ width: 672, height: 950 }); // A4 between its margins.
    await page.emulateMedia({ media: 'print' });
    const paper = await laid.evaluate((shadow) => {
      const link = shadow?.querySelector('a');
      return {
        text: shadow?.textContent ?? '',
        controls: shadow?.querySelectorAll('button').length,
        isCut: [...(shadow?.querySelectorAll('.table-scroll') ?? [])].some(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
        ),
        decoration: link ? getComputedStyle(link).textDecorationLine : '',
        isFrameShown: document.querySelector('iframe')?.checkVisibility(),
      };
    });
    expect(paper.text).toContain('1 Readings');
    expect(paper).toMatchObject({ controls: 0, isCut: false, decoration: 'none', isFrameShown: false });
    await expect(page.getByRole('searchbox', { name: 'Find in text' })).toBeHidden();
  });

  test('of a text under DRM are not printed', async ({ page }) => {
    await visitAs(
      page,
      'drm',
      `/document-view/${documentAt(standards.testMethod, { tab: 'html' }).slice('/document/'.length)}`,
    );
    await expect(text(page).getByRole('heading', { name: '1 Scope', exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const shown = await page.evaluate(() =>
      document.querySelector('main')?.checkVisibility({ visibilityProperty: true }),
    );
    expect(shown).toBe(false);
  });
});

test.describe('an HTML text from a careless or hostile publisher', () => {
  test('runs nothing, loads nothing, covers nothing of the page, and is read', async ({ page, context }) => {
    const asked: string[] = [];
    await context.route(/evil\.example/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await visitArticle(page, {
      content: `${clauseOf('1', 'Scope', '<p>Readable.</p>')}
        <script>parent.document.title = 'run'</script><style>@import url(https://evil.example/a.css); body { position: fixed; inset: 0 }</style>
        <p style="position:fixed;inset:0;z-index:9999;background:red">over</p>
        <img src="https://evil.example/a.png" alt="" onerror="parent.document.title='run'">
        <iframe src="https://evil.example/frame"></iframe><form action="https://evil.example"><input name="a"><button>go</button></form>
        <meta http-equiv="refresh" content="0;url=https://evil.example/away">
        <math><mfrac><mn>1</mn></mfrac><script>parent.document.title='run'</script><mi><p>broken</p></mi></math><svg><script>parent.document.title='run'</script></svg>`,
    });
    await expect(text(page).getByText('Readable.')).toBeVisible();
    await outline(page).getByRole('treeitem', { name: /Scope/ }).click();
    await expect(page).toHaveTitle(/NSB E 214/);
    expect(asked).toEqual([]);
    await expect(page).toHaveURL(/content-access/);
    await page.getByRole('tab', { name: 'PDF' }).click();
    await expect(page).toHaveURL(/tab=pdf/);
  });

  test('keeps formulas running from the left in a text that runs from the right', async ({ page }) => {
    await visitArticle(page, {
      content: clauseOf(
        '1',
        'المجال',
        '<div class="formula"><math display="block"><mrow><mi>a</mi><mo>=</mo><mi>b</mi></mrow></math></div><p>نص <math><mrow><mi>s</mi><mo>+</mo><mi>t</mi></mrow></math> بعده</p>',
      ),
      language: 'ar',
      direction: 'rtl',
    });
    const places = await text(page)
      .locator('mi')
      .evaluateAll((letters) => letters.map((letter) => letter.getBoundingClientRect().left));
    expect(places[0]).toBeLessThan(places[1] ?? 0);
    expect(places[2]).toBeLessThan(places[3] ?? 0);
  });

  test('that does not come is asked for again', async ({ page }) => {
    await page.route('**/api/documents/html/*', (route) => route.abort('connectionreset'));
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    await expect(page.getByText('The text could not be opened')).toBeVisible();
    await page.unroute('**/api/documents/html/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(text(page).getByRole('heading', { name: '1 Scope', exact: true })).toBeVisible();
  });

  test('that holds no article says so, and is asked for again', async ({ page }) => {
    await page.route('**/api/documents/html/*', (route) =>
      route.fulfill({ body: '', contentType: 'text/html' }),
    );
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    await expect(page.getByText('The text could not be opened')).toBeVisible();
    await page.unroute('**/api/documents/html/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(text(page).getByRole('heading', { name: '1 Scope', exact: true })).toBeVisible();
  });
});

function wideTable(columns: number, rows: number): string {
  const row = (at: number) =>
    `<tr><th scope="row">Row ${at}</th>${Array.from({ length: columns }, (_, column) => `<td>${at * column} kilonewtons</td>`).join('')}</tr>`;
  const head = Array.from({ length: columns }, (_, column) => `<th scope="col">Column ${column}</th>`).join(
    '',
  );
  return `<figure class="table" id="s-tab_1"><figcaption id="s-cap"><span class="label">Table 1</span> <span class="caption">Readings</span></figcaption>
    <div class="table-scroll" tabindex="0" role="group" aria-labelledby="s-cap"><table aria-labelledby="s-cap">
    <thead><tr><th scope="col">Row</th>${head}</tr></thead><tbody>${Array.from({ length: rows }, (_, at) => row(at)).join('')}</tbody></table></div></figure>`;
}
