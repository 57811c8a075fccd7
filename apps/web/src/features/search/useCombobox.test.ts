import { expect, it } from 'vitest';
import { stepped } from './useCombobox.ts';

it.each([
  ['down from the field to the first line', null, 1, 0],
  ['down to the next line', 0, 1, 1],
  ['down from the last line to the field', 2, 1, null],
  ['up from the field to the last line', null, -1, 2],
  ['up to the line before', 2, -1, 1],
  ['up from the first line to the field', 0, -1, null],
] as const)('an arrow goes %s', (_, active, step, next) => {
  expect(stepped(active, step, 3)).toBe(next);
});
