import { describe, expect, it } from 'vitest';
import { markingAct } from './markingKeys.ts';

const pressed = (key: string, also: Partial<Parameters<typeof markingAct>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  target: null,
  ...also,
});

describe('a key', () => {
  it.each([
    ['m', {}, 'mark'],
    ['M', {}, 'mark'],
    ['Escape', {}, 'leave'],
    ['m', { ctrlKey: true }, null],
    ['m', { defaultPrevented: true }, null],
    ['x', {}, null],
  ])('%s with %j does with compass points: %s', (key, also, act) => {
    expect(markingAct(pressed(key, also))).toBe(act);
  });
});
