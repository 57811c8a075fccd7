import { expect, it } from 'vitest';
import { placeOf } from './placeOf.ts';

it.each([
  ['select nobody', 8, { line: 1, column: 8, before: 'select ', here: 'nobody', after: '' }],
  [
    'select 1,\n  nobody from people',
    13,
    { line: 2, column: 3, before: '  ', here: 'nobody', after: ' from people' },
  ],
  ["select '𝒳', x from", 14, { line: 1, column: 14, before: "select '𝒳', x", here: ' ', after: 'from' }],
  ["select 'سلام', ؟", 16, { line: 1, column: 16, before: "select 'سلام', ", here: '؟', after: '' }],
  ['select', 7, { line: 1, column: 7, before: 'select', here: '', after: '' }],
])('finds in %j the character %i', (statement, position, place) => {
  expect(placeOf(statement, position)).toEqual(place);
});
