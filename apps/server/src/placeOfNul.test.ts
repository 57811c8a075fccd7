import { expect, it } from 'vitest';
import { placeOfNul } from './placeOfNul.ts';

it.each([
  ['a\0b', 'query'],
  [{ contentCode: 'NSB|\0' }, 'query.contentCode'],
  [{ list: ['a', { name: '\0' }] }, 'query.list.1.name'],
  [{ text: 'تثبيت', number: 0, nothing: null, list: [] }, null],
  ['', null],
  [undefined, null],
])('of %j is %j', (value, place) => {
  expect(placeOfNul(value, 'query')).toBe(place);
});
