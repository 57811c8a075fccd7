import { expect, type Page } from '@playwright/test';

/** Expects a visible focus indicator. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  await expect
    .poll(() => page.evaluate(isFocusSeen), `The focus is not seen on ${where ?? 'nothing'}`)
    .toBe(true);
}

/** Walks by Tab until an element has the focus, every stop on the way being seen. */
export async function tabTo(page: Page, name: RegExp, max = 40): Promise<void> {
  for (let step = 0; step < max; step += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`${String(name)} was not reached in ${max} steps`);
}

/** What the focused element calls itself. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const labels =
      focused instanceof HTMLInputElement ? Array.from(focused.labels ?? [], (label) => label.innerText) : [];
    return [focused?.getAttribute('aria-label'), ...labels, focused?.textContent]
      .filter(Boolean)
      .join(' ')
      .trim();
  });

/** The ring may be drawn by the element, by what is around it, or by the mark next to a hidden input. */
function isFocusSeen(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  const { parentElement, nextElementSibling } = focused;
  const drawers = [focused, parentElement, nextElementSibling].flatMap((element) =>
    element ? [getComputedStyle(element), getComputedStyle(element, '::after')] : [],
  );
  return drawers.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
  );
}
