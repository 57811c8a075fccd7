// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let page = 'one';
let stop: () => void;
beforeEach(() => {
  page = 'one';
  document.body.innerHTML = `<main tabindex="-1"><h1>Group</h1><section>
    <ul><li><button class="dots">1</button></li><li><a href="/2">Two</a><button class="dots">2</button></li></ul>
    <p><button id="only">Save</button></p></section></main>`;
  // happy-dom lays nothing out.
  Element.prototype.checkVisibility = () => true;
  Element.prototype.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList;
  stop = keepFocus(() => page);
});
afterEach(() => stop());

const button = (words: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
const focused = (): string | undefined => document.activeElement?.tagName;

describe('The focus', () => {
  it('of a removed row goes to the same control of the next one', async () => {
    button('1')?.focus();
    button('1')?.closest('li')?.remove();
    await expect.poll(() => document.activeElement).toBe(button('2'));
  });

  it('of a button that is disabled goes to what is around it', async () => {
    document.querySelector('ul')?.remove();
    const save = button('Save');
    save?.focus();
    if (save) save.disabled = true;
    await expect.poll(focused).toBe('SECTION');
  });

  it('of what was around everything goes to the heading', async () => {
    button('Save')?.focus();
    document.querySelector('section')?.remove();
    await expect.poll(focused).toBe('MAIN');
  });

  it('is left to the other page, and to who has moved it', async () => {
    button('1')?.focus();
    page = 'two';
    button('1')?.closest('li')?.remove();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(focused()).toBe('BODY');
    page = 'one';
    button('2')?.focus();
    button('2')?.closest('li')?.remove();
    button('Save')?.focus();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(document.activeElement).toBe(button('Save'));
  });
});
