import { expect, test, type Locator, type Page } from '@playwright/test';

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

/** A keyboard that counts its keys, and expects that none of them loses the focus. */
export type Keyboard = {
  /** Loads an address as the browser does, at the top of which the next key begins. */
  open: (address: string) => Promise<void>;
  press: (key: string, times?: number) => Promise<void>;
  /** Types a text, character by character. */
  type: (text: string) => Promise<void>;
  /** Presses a key, Tab unless another is named, until an element has the focus. */
  to: (target: Locator, key?: string) => Promise<void>;
  /** The same, and Enter. */
  enter: (target: Locator, key?: string) => Promise<void>;
  /** Chooses a command, found in the palette by some words. */
  command: (words: string, name: string) => Promise<void>;
};

/** Keys pressed in each journey so far. */
const counts = new Map<string, number>();

/** The keyboard of a page; its keys are counted among those of the journey. */
export function keyboardOf(page: Page, journey: string): Keyboard {
  let isFresh = false;
  // What came after the last key may have taken the focus away.
  const begin = async (): Promise<void> => {
    if (!isFresh) await expectFocusKept(page);
    isFresh = false;
  };
  const strike = async (act: () => Promise<void>): Promise<void> => {
    await act();
    counts.set(journey, (counts.get(journey) ?? 0) + 1);
    await expectFocusKept(page);
  };
  const press = async (key: string, times = 1): Promise<void> => {
    await begin();
    for (let time = 0; time < times; time += 1) await strike(() => page.keyboard.press(key));
  };
  const type = async (text: string): Promise<void> => {
    await begin();
    for (const character of text) await strike(() => page.keyboard.type(character));
  };
  const to = async (target: Locator, key = 'Tab'): Promise<void> => {
    await expect(target.first()).toBeAttached();
    for (let step = 0; step < 100; step += 1) {
      if (await hasFocus(target)) return;
      await press(key);
    }
    throw new Error(`${String(target)} was not reached by ${key}`);
  };
  const enter = async (target: Locator, key?: string): Promise<void> => {
    await to(target, key);
    await press('Enter');
  };
  return {
    open: async (address) => {
      isFresh = true;
      await page.goto(address);
    },
    press,
    type,
    to,
    enter,
    command: async (words, name) => {
      const palette = page.getByRole('dialog', { name: 'Command palette' });
      // The keys are fetched after what the page shows.
      await expect(async () => {
        await press('Control+k');
        await expect(palette).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await type(words);
      const option = palette.getByRole('option', { name, exact: true });
      await expect(option).toBeVisible();
      for (let step = 0; step < 20; step += 1) {
        if ((await option.getAttribute('aria-selected')) === 'true') break;
        await press('ArrowDown');
      }
      await press('Enter');
    },
  };
}

/** Expects that the focus is still kept, and notes how many keys a journey took. */
export async function endJourney(journey: string, ...pages: Page[]): Promise<void> {
  for (const page of pages) await expectFocusKept(page);
  const description = `journey ${journey}: ${counts.get(journey) ?? 0} keys, 0 lost`;
  test.info().annotations.push({ type: 'keys', description });
}

/** Expects that something visible has the focus; a page that loads may take a moment to give it. */
async function expectFocusKept(page: Page): Promise<void> {
  const isKept = (): Promise<boolean> => page.evaluate(isFocusKept).catch(() => false); // It is being left.
  if (await isKept()) return;
  await expect.poll(isKept, 'The focus was lost').toBe(true);
}

function isFocusKept(): boolean {
  const focused = document.activeElement;
  const inner = focused instanceof HTMLIFrameElement ? focused.contentDocument : null;
  // A frame that has the focus without any of its elements is scrolled by the keys.
  const element = inner?.activeElement && inner.activeElement !== inner.body ? inner.activeElement : focused;
  return (
    element !== null &&
    element !== document.body &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0
  );
}

/** Whether one of the elements has the focus, in a frame too. */
const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) =>
    elements.some(
      (element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
    ),
  );

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
