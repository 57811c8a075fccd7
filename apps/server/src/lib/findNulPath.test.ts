import { expect, it } from 'vitest';
import { findNulPath } from './findNulPath.ts';

it.each([
  ['a\0b', 'query'],
  [{ contentCode: 'NSB|\0' }, 'query.contentCode'],
  [{ list: ['a', { name: '\0' }] }, 'query.list.1.name'],
  [{ text: 'تثبيت', number: 0, nothing: null, list: [] }, null],
  ['', null],
  [undefined, null],
])('of %j is %j', (value, place) => {
  expect(findNulPath(value, 'query')).toBe(place);
});
