import { describe, expect, it } from 'vitest';
import type { SearchAddress } from './address.ts';
import type { Pick as Picked } from './picks.ts';
import { picksOf, refinementsOf, unnarrowed, widenedBy } from './refinements.ts';

const halden: Picked = { list: 'publisherList', key: 'HI', name: 'Halden Institute' };
const northern: Picked = { list: 'publisherList', key: 'NSB', name: 'Northern Standards Board' };
const guide: Picked = { list: 'documentTypeList', key: 'Guide', name: 'Guide' };

/** A search with the publisher of a link, and picks. */
const searching = (publisherId: string | null, ...picks: Picked[]) => ({ publisherId, picks });
const keysOf = (picks: readonly Picked[]): string[] => picks.map(({ key }) => key);

describe('the publisher that a link restricts a search to', () => {
  it('stands before the picks as one of them, and once where it is picked besides', () => {
    expect(keysOf(picksOf(searching('HI', guide, northern)))).toEqual(['HI', 'Guide', 'NSB']);
    expect(picksOf(searching('HI', guide, halden))).toEqual([guide, halden]);
    expect(picksOf(searching(null, guide))).toEqual([guide]);
  });

  it('is taken back like a pick, and stays while others are', () => {
    expect(widenedBy(searching('HI', guide), { ...halden, name: '' })).toEqual(searching(null, guide));
    expect(widenedBy(searching('HI', guide, halden), halden)).toEqual(searching(null, guide));
    expect(widenedBy(searching('HI', guide), guide)).toEqual(searching('HI'));
    expect(unnarrowed).toEqual(searching(null));
  });
});

describe('what narrows a search', () => {
  it.each<[SearchAddress['kind'], string[]]>([
    ['content', ['HI', 'Guide', 'NSB']],
    ['subscription', ['HI', 'Guide', 'NSB']],
    ['semantic', ['HI', 'NSB']],
  ])('of the kind %s are %j', (kind, keys) => {
    expect(keysOf(refinementsOf({ kind, ...searching('HI', guide, northern) }))).toEqual(keys);
  });
});
