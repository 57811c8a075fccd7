import { expect, it } from 'vitest';
import { confidenceOf, minConfidence } from './decide.ts';

// A quote that is where it was, word for word, with so much of what was before and after it.
it.each([
  { length: 15, prefix: 0.75, suffix: 0.45, isTaken: true },
  { length: 15, prefix: 0.45, suffix: 0.75, isTaken: true },
  { length: 15, prefix: 0.75, suffix: 0.44, isTaken: false },
  { length: 15, prefix: 0.44, suffix: 0.75, isTaken: false },
  { length: 15, prefix: 0.74, suffix: 0.74, isTaken: false },
  { length: 15, prefix: 1, suffix: 0.2, isTaken: true },
  { length: 15, prefix: 1, suffix: 0.19, isTaken: false },
  { length: 3, prefix: 0, suffix: 1, isTaken: false },
  { length: 3, prefix: 0.7, suffix: 1, isTaken: true },
  { length: 16, prefix: 1, suffix: 0, isTaken: true },
  { length: 16, prefix: 0.75, suffix: 0.44, isTaken: true },
])('a quote of $length letters with $prefix before and $suffix after it: $isTaken', (given) => {
  const { length, prefix, suffix, isTaken } = given;
  const place = { start: 100, end: 100 + length, quote: 1, isWhole: true, prefix, suffix };
  const { confidence } = confidenceOf(place, { length, start: 100, isInClause: () => true });
  expect(confidence >= minConfidence).toBe(isTaken);
});
