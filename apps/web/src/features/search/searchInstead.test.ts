import { describe, expect, it } from 'vitest';
import type { SearchKind } from './address.ts';
import { searchInstead } from './searchInstead.ts';

const all: SearchKind[] = ['content', 'subscription', 'semantic'];

describe('the search in the place of the one asked for', () => {
  it.each<[asked: SearchKind, kinds: SearchKind[], hasSemantic: boolean, given: SearchKind | null]>([
    ['content', all, true, 'content'],
    ['subscription', all, true, 'subscription'],
    ['semantic', all, true, 'semantic'],
    ['semantic', all, false, 'content'],
    ['semantic', ['subscription', 'semantic'], false, 'subscription'],
    ['semantic', ['semantic'], false, null],
    ['content', ['subscription', 'semantic'], true, 'subscription'],
    ['content', ['semantic'], true, 'semantic'],
    ['subscription', ['semantic', 'content'], true, 'semantic'],
    ['subscription', ['semantic', 'content'], false, 'content'],
    ['semantic', ['content', 'subscription'], true, 'subscription'],
    ['content', [], true, null],
  ])(
    'for %s of %j, with semantic search %s, is %s [search-017] [search-018] [semantic-002]',
    (asked, kinds, hasSemantic, given) => {
      expect(searchInstead(asked, { kinds, hasSemantic })).toBe(given);
    },
  );
});
