import { expect, it } from 'vitest';
import { monogram } from './TargetRow.tsx';

it.each([
  ['Anchorage', true, 'AN'],
  ['Facade systems', true, 'FS'],
  ['Tomas Eide', false, 'TE'],
  ['ليلى حداد', false, 'ل\u200Cح'],
  ['佐藤', false, '佐'],
  ['(Old) anchors', true, 'AN'],
  ['<b>', true, '<B'],
  ['', false, ''],
])('the monogram of %j is of a group %s: %j', (name, isGroup, letters) => {
  expect(monogram(name, isGroup)).toBe(letters);
});
