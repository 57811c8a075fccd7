import { describe, expect, it } from 'vitest';
import { asksForLaterPiece, rangeOf } from './deliver.ts';

describe('a Range header', () => {
  it.each([
    [undefined, null],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=0-1,5-6', null],
    ['items=0-1', null],
    ['bytes=-', null],
    ['bytes=x-y', null],
  ])('%s of 1000 bytes means %j', (header, range) => {
    expect(rangeOf(header, 1000)).toEqual(range);
  });
});

describe('a request for a file', () => {
  it.each([
    [{}, false],
    [{ range: 'bytes=0-99' }, false],
    [{ range: 'bytes=00-99' }, false],
    [{ range: 'bytes=1-99' }, true],
    [{ range: 'bytes=65536-' }, true],
    [{ range: 'bytes=-100' }, false],
    [{ range: 'bytes=5-2' }, false],
    [{ range: 'bytes=5-6,8-9' }, false],
    [{ range: 'bytes=5-9', 'if-range': '"another"' }, false],
    [{ range: 'items=5-9' }, false],
  ])('with %j gets a piece without the beginning: %j', (headers, isLater) => {
    expect(asksForLaterPiece(headers)).toBe(isLater);
  });
});
