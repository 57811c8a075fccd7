import { describe, expect, it } from 'vitest';
import { cut } from './cut.ts';

describe('a text of limited length', () => {
  it('stays whole up to its limit, and ends in three dots beyond it [compass-points-027] [compass-points-028]', () => {
    expect(cut('a'.repeat(25), 25)).toBe('a'.repeat(25));
    expect(cut('a'.repeat(26), 25)).toBe(`${'a'.repeat(25)}...`);
    expect(cut('a'.repeat(51), 50)).toBe(`${'a'.repeat(50)}...`);
    expect(cut('', 25)).toBe('');
  });

  it('counts what readers take for a character, and cuts none of them apart', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(cut(family.repeat(25), 25)).toBe(family.repeat(25));
    expect(cut(family.repeat(26), 25)).toBe(`${family.repeat(25)}...`);
    expect(cut('é'.normalize('NFD').repeat(3), 2)).toBe(`${'é'.normalize('NFD').repeat(2)}...`);
    expect(cut('ليست تنبؤًا بسلوك مرساة', 4)).toBe('ليست...');
  });
});
