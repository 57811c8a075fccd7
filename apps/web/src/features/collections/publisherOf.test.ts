import { expect, it } from 'vitest';
import { publisherOf } from './useItemColumns.tsx';

it.each([
  ['NSB|nsb-e-214-24', 'NSB'],
  ['HI|hi|4410', 'HI'],
  ['NSB', 'NSB'],
  ['', ''],
])('the publisher of %j is what stands before its bar [collections-003]', (contentCode, publisher) => {
  expect(publisherOf(contentCode)).toBe(publisher);
});
