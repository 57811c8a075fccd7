import { describe, expect, it } from 'vitest';
import { currentFirst, fused } from './fused.ts';

describe('The ranking by words and the ranking by meaning', () => {
  it('are fused: words lead, and what is near in meaning alone follows [find-006]', () => {
    expect(fused(['a', 'b', 'c'], ['x', 'c', 'y'])).toEqual(['a', 'b', 'c', 'x', 'y']);
    expect(fused([], ['x', 'y'])).toEqual(['x', 'y']);
    expect(fused(['a'], [])).toEqual(['a']);
  });

  it('let meaning decide where the places by words are close together, far down', () => {
    const words = Array.from({ length: 60 }, (_, at) => `w${at}`);
    const places = fused(words, ['w59']);
    expect(places.indexOf('w59')).toBeLessThan(59);
    expect(places[0]).toBe('w0');
  });
});

describe('Editions of a family', () => {
  it('come with those in force first, in the places that the family has [find-006]', () => {
    const members = [
      { id: 'old', family: 1, isCurrent: false },
      { id: 'other', family: 2, isCurrent: false },
      { id: 'new', family: 1, isCurrent: true },
    ];
    const found = ['old', 'gone', 'other', 'new'];
    expect(currentFirst('rope', found, members)).toEqual(['new', 'gone', 'other', 'old']);
    expect(currentFirst('NSB 7:1998', found, members)).toEqual(found);
  });
});
