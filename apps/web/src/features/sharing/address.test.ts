import { expect, it } from 'vitest';
import { pageIn, queryOf } from './address.ts';

it.each([
  ['', 0],
  ['page=3', 2],
  ['page=0', 0],
  ['page=-4', 0],
  ['page=1.5', 0],
  ['page=x', 0],
  ['page=1e99', 0],
])('%j names page %i', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page);
});

it.each([0, 1, 41])('page %i is read as it was written', (page) => {
  expect(pageIn(new URLSearchParams(queryOf(page)))).toBe(page);
});
