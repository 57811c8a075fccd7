import { describe, expect, it } from 'vitest';
import { quoted } from './quoted.ts';

const bare = (text: string): string => text.slice(1, -1);

describe('a query in a sentence', () => {
  it('is whole up to 500 characters and cut with an ellipsis beyond [search-041]', () => {
    expect(bare(quoted('a'.repeat(500)))).toBe('a'.repeat(500));
    expect(bare(quoted('a'.repeat(501)))).toBe(`${'a'.repeat(500)}…`);
    expect(bare(quoted('😀'.repeat(501)))).toBe(`${'😀'.repeat(500)}…`);
  });

  it('stands between isolates, so that it keeps its own direction', () => {
    expect(quoted('زحف 5 mm')).toBe('\u2068زحف 5 mm\u2069');
  });
});
