import { describe, expect, it } from 'vitest';
import type { SuggestRequest, SuggestResult } from '../request.ts';
import { anIndex } from '../testing/library.ts';

describe('Suggestions', () => {
  const index = anIndex(
    { id: 'e214', designation: 'NSB E 214-24', title: 'Bonded anchors', family: 'E 214' },
    {
      id: 'e214-old',
      designation: 'NSB E 214-18',
      title: 'Bonded anchors',
      family: 'E 214',
      isCurrent: false,
    },
    { id: 'e2140', designation: 'NSB E 2140-21', title: 'Gaskets', family: 'E 2140' },
    { id: 'e21', designation: 'NSB E 21-07', title: 'Withdrawn anchors', family: 'E 21', isCurrent: false },
    { id: 'k21', designation: 'KVL E 21:2020', title: 'Heaters', publisher: 'KVL', collections: ['fire'] },
    { id: 'k9', designation: 'KVL 9:2020', title: 'Anchors for heaters', publisher: 'KVL' },
  );
  const suggest = (given: Partial<SuggestRequest>): SuggestResult =>
    index.suggest({ text: '', scope: ['NSB', 'KVL'], perPublisher: 5, ...given });
  const listed = (given: Partial<SuggestRequest>): string =>
    suggest(given)
      .groups.map(
        ({ publisher, families }) => `${publisher}: ${families.map(({ ids }) => ids.join('+')).join(', ')}`,
      )
      .join(' · ');

  it.each([
    ['a number half typed, what is in force first', 'e 21', 'NSB: e214+e214-old, e2140, e21 · KVL: k21'],
    ['letters joined with digits', 'e214', 'NSB: e214+e214-old, e2140'],
    ['the publisher first', 'nsb e 214', 'NSB: e214+e214-old, e2140'],
    ['letters left out behind the publisher', 'nsb 214', 'NSB: e214+e214-old, e2140'],
    ['the same without a space', 'kvl21', 'KVL: k21'],
    ['all spaces left out', 'nsbe2140', 'NSB: e2140'],
    ['the number alone', '2140', 'NSB: e2140'],
    ['a year in its other width', 'E 214-2018', 'NSB: e214-old'],
    ['wrong dashes and spaces', 'E–214 : 24', 'NSB: e214'],
    ['words of a title when no designation begins so', 'anchors', 'NSB: e214+e214-old, e21 · KVL: k9'],
    ['half a word of a title', 'heat', 'KVL: k21, k9'],
    ['nothing for nothing', ' ', ''],
    ['nothing for punctuation', '?!', ''],
    ['nothing for what nobody wrote', 'zzz', ''],
  ])('are families by publisher: %s', (_, text, expected) => {
    expect(listed({ text })).toBe(expected);
  });

  it('want a phrase to stand in the title', () => {
    const titles = anIndex(
      { id: 'phrase', title: 'Bonded anchors' },
      { id: 'apart', title: 'Anchors, bonded', description: 'Bonded anchors' },
    );
    const request = { text: '"bonded anchors"', scope: ['NSB'], perPublisher: 5 };
    expect(titles.suggest(request).groups).toEqual([
      { publisher: 'NSB', total: 1, families: [{ ids: ['phrase'], total: 1 }] },
    ]);
    expect(titles.suggest(request)).toEqual(titles.suggest(request));
  });

  it('come in the order of the scope, and only of publishers in it', () => {
    expect(listed({ text: 'e 21', scope: ['KVL', 'NSB'] })).toMatch(/^KVL: k21 · NSB: /);
    expect(listed({ text: 'e 21', scope: ['KVL'] })).toBe('KVL: k21');
  });

  it('show nothing that the entitlement does not open', () => {
    const entitled = { publishers: [], collections: ['fire'] };
    expect(listed({ text: 'e 21', entitled })).toBe('KVL: k21');
    expect(listed({ text: 'anchors', entitled })).toBe('');
  });

  it('are as many as wanted of each publisher, with the number of all', () => {
    expect(suggest({ text: 'e 21', perPublisher: 1 }).groups).toEqual([
      { publisher: 'NSB', total: 3, families: [{ ids: ['e214', 'e214-old'], total: 2 }] },
      { publisher: 'KVL', total: 1, families: [{ ids: ['k21'], total: 1 }] },
    ]);
  });
});
