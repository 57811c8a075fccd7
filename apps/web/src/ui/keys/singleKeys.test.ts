// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { isTaken } from './isTaken.ts';
import { chooseSingleKeys, isSwitchedOff } from './singleKeys.ts';

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

const pressed = (key: string, held: Partial<KeyboardEventInit> = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });

describe('shortcuts of single keys', () => {
  it.each(['j', 'M', '?', '/', '+'])(
    '%s is one until it is switched off, and again when it is back on [keys-003]',
    (key) => {
      expect(isSwitchedOff(pressed(key))).toBe(false);
      chooseSingleKeys('off');
      expect(isSwitchedOff(pressed(key))).toBe(true);
      chooseSingleKeys('on');
      expect(isSwitchedOff(pressed(key))).toBe(false);
    },
  );

  it.each([
    ['k', { ctrlKey: true }],
    ['f', { metaKey: true }],
    ['Escape', {}],
    ['F3', {}],
    ['ArrowDown', {}],
    [' ', {}],
  ])('%s with %j is none, and never switched off', (key, held) => {
    chooseSingleKeys('off');
    expect(isSwitchedOff(pressed(key, held))).toBe(false);
  });

  it.each([
    ['<input>', true],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<p contenteditable></p>', true],
    ['<div role="dialog"><button></button></div>', true],
    ['<button></button>', false],
  ])('do not act while the focus is in %s: %s [keys-003]', (html, taken) => {
    document.body.innerHTML = html;
    const target = document.querySelector('input, textarea, select, p, button');
    let seen: Event | undefined;
    document.addEventListener('keydown', (event) => (seen = event), { once: true });
    target?.dispatchEvent(pressed('j'));
    expect(seen && isTaken(seen)).toBe(taken);
  });
});
