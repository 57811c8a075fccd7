import { describe, expect, it } from 'vitest';
import { readingAct } from './readingKeys.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('a key while a text is read', () => {
  it.each([
    [{ key: 'j' }, 'next'],
    [{ key: 'K', shiftKey: true }, 'previous'],
    [{ key: 'c' }, 'copy'],
    [{ key: 'c', ctrlKey: true }, null],
    [{ key: 'f', ctrlKey: true }, 'find'],
    [{ key: 'f', metaKey: true }, 'find'],
    [{ key: 'F', ctrlKey: true, shiftKey: true }, null],
    [{ key: 'f' }, null],
    [{ key: 'g', ctrlKey: true, shiftKey: true }, 'find-previous'],
    [{ key: 'F3' }, 'find-next'],
    [{ key: 'F3', shiftKey: true }, 'find-previous'],
    [{ key: 'Escape' }, 'escape'],
    [{ key: 'j', altKey: true }, null],
    [{ key: 'toString' }, null],
  ])('%j means %s', (pressed, act) => {
    expect(readingAct({ ...none, ...pressed })).toBe(act);
  });
});
