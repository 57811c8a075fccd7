import { describe, expect, it } from 'vitest';
import { ifMatchOf } from './ifMatch.ts';

describe('an If-Match header', () => {
  it.each([
    [undefined, null],
    ['*', ['*']],
    ['"a-1"', ['"a-1"']],
    ['"a-1" , "a-2"', ['"a-1"', '"a-2"']],
    ['W/"a-1", "a-2"', ['"a-2"']],
    ['a-1', []],
    ['', []],
  ])('of %j names %j', (header, tags) => {
    expect(ifMatchOf(header)).toEqual(tags);
  });
});
