import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectContrast } from '../axe.ts';
import { changeList, comparedText, comparisonAt, expectCompared } from '../comparison.ts';
import { visitAs } from '../visits.ts';

const entries = (page: Page) => changeList(page).getByRole('button');
const onlyRequirements = (page: Page) => page.getByRole('switch', { name: 'Requirements only' });
const said = (page: Page) => page.getByRole('status');

test.describe('The list of changes', () => {
  test('shows old and new, leaves changes in requirements alone, and folds editorial ones away [changes-009] [changes-010] [changes-012]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', comparisonAt());
    await expectCompared(page);
    const all = await entries(page).count();
    await expect(changeList(page).getByRole('heading', { level: 2 })).not.toHaveCount(0);
    await expect(entries(page).filter({ hasText: 'was ' }).first()).toContainText(/was .*, now /);

    const editorial = page.locator('summary', { hasText: 'Editorial (' });
    const folded = page.getByRole('list', { name: 'Editorial changes' });
    const count = Number(/\d+/.exec(await editorial.innerText())?.[0]);
    await expect(folded).toBeHidden();
    await editorial.click();
    await expect(folded.getByRole('button')).toHaveCount(count);
    await editorial.click();

    await onlyRequirements(page).click();
    await expect(page).toHaveURL(/[?&]changes=requirements\b/);
    await expect(entries(page).filter({ hasText: 'informative' })).toHaveCount(0);
    const left = await entries(page).count();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);
    await expect(said(page).filter({ hasText: `${left} changes are listed` })).toBeAttached();
    await expect(page.getByText(`${left} changes`, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);

    await page.reload();
    await expectCompared(page);
    await expect(onlyRequirements(page)).toBeChecked();
    await expect(entries(page)).toHaveCount(left);
  });

  test('announces both sides of a change that J and K lead to [changes-011]', async ({ page }) => {
    await visitAs(page, 'individual', comparisonAt({ changes: 'requirements' }));
    await expectCompared(page);
    await page.keyboard.press('j');
    await expect(said(page).filter({ hasText: 'Change 1 of ' })).toHaveText(
      /^\S.*, was .+, now .+\. Change 1 of \d+$/,
    );
  });

  test('names both editions while scrolling, with the redline and an export [changes-013]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', comparisonAt({ changes: 'requirements' }));
    await expectCompared(page);
    await page.evaluate(() => window.scrollTo(0, 4000));
    const line = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(line).toBeInViewport({ ratio: 1 });
    for (const words of ['-21', 'Previous', '-24', 'Active'])
      await expect(line.getByText(words, { exact: true }).last()).toBeInViewport();
    await expect(line.getByRole('button', { name: 'Download redlined PDF' })).toBeVisible();
    const saved = page.waitForEvent('download');
    await line.getByRole('button', { name: 'Export' }).click();
    const asked = page.waitForRequest(/html\/changes\/export\?/);
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect((await asked).url()).toContain('filter=requirements');
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  });

  test('has each inserted and deleted passage announced once [changes-017]', async ({ page }) => {
    await visitAs(page, 'individual', comparisonAt());
    await expectCompared(page);
    const session = await page.context().newCDPSession(page);
    const { frameTree } = await session.send('Page.getFrameTree');
    const frame = frameTree.childFrames?.[0]?.frame.id;
    if (frame === undefined) throw new Error('No frame');
    const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: frame });
    const spoken = nodes.filter(({ ignored }) => !ignored);
    const roles = spoken.map(({ role }) => String(role?.value));
    expect(roles.filter((role) => role === 'insertion' || role === 'deletion')).toEqual([]);
    const texts = spoken
      .filter(({ role }) => role?.value === 'StaticText')
      .map(({ name }) => String(name?.value).trim());
    const countOf = (words: string) => texts.filter((text) => text === words).length;
    const passages = (tag: string) =>
      comparedText(page).evaluate(
        (article, name) =>
          [...article.querySelectorAll(name)].filter(
            (piece) => !piece.classList.contains('continued') && piece.getClientRects().length > 0,
          ).length,
        tag,
      );
    for (const [tag, word] of [
      ['ins', 'insertion'],
      ['del', 'deletion'],
    ] as const) {
      expect(countOf(word)).toBe(await passages(tag));
      expect(countOf(`end of ${word}`)).toBe(countOf(word));
    }
    // A passage with markup in it is one.
    const repeated = texts.filter((text, at) => text === 'end of insertion' && texts[at + 1] === 'insertion');
    const apart = await comparedText(page).evaluate((article) =>
      [...article.querySelectorAll('ins.continued')].every(
        (piece) => getComputedStyle(piece, '::before').content === 'none',
      ),
    );
    expect(apart).toBe(true);
    expect(repeated.length).toBeLessThan(countOf('insertion'));
  });
});
