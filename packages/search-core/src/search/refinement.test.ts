import { describe, expect, it } from 'vitest';
import { anIndex, aRequest, found } from '../testing/library.ts';

describe('A search of everything', () => {
  const index = anIndex(
    { id: 'c', title: 'Écluses', publisher: 'KVL' },
    { id: 'b', title: '“Dams”', collections: ['water'] },
    { id: 'a', title: 'dams', designation: 'NSB A 1' },
    { id: 'd', title: 'Fountains', publisher: 'ITV-T', collections: ['water', 'roads'] },
  );

  it.each(['*', '', '  '])('is what %j asks for', (text) => {
    expect(found(index, { text })).toEqual(['a', 'b', 'c', 'd']);
  });

  it('sorts by title without case, accents and quotation marks, equal titles by designation', () => {
    expect(found(index, { sort: 'titleAscending' })).toEqual(['a', 'b', 'c', 'd']);
    expect(found(index, { sort: 'titleDescending' })).toEqual(['d', 'c', 'b', 'a']);
  });

  it('sorts by date, documents without one last', () => {
    const dated = anIndex(
      { id: 'a' },
      { id: 'b', date: '2019-12-31' },
      { id: 'c', date: '2024-02-29' },
      { id: 'd', date: '2019-12-31' },
      { id: 'e', date: 'soon' },
    );
    expect(found(dated, { sort: 'newest' })).toEqual(['c', 'b', 'd', 'a', 'e']);
    expect(found(dated, { sort: 'oldest' })).toEqual(['b', 'd', 'c', 'a', 'e']);
  });

  it('stays in the scope of publishers', () => {
    expect(found(index, { scope: ['NSB'] })).toEqual(['a', 'b']);
    expect(found(index, { scope: [] })).toEqual([]);
  });

  it.each([
    ['a publisher', { publishers: ['KVL'], collections: [] }, ['c']],
    ['a collection', { publishers: [], collections: ['water'] }, ['b', 'd']],
    ['either', { publishers: ['KVL'], collections: ['roads'] }, ['c', 'd']],
    ['nothing', { publishers: [], collections: [] }, []],
    ['a collection named like a publisher', { publishers: ['water'], collections: ['KVL'] }, []],
  ])('is narrowed to what %s opens', (_, entitled, expected) => {
    expect(found(index, { entitled })).toEqual(expected);
  });

  it('limits the entitlement to the scope', () => {
    const entitled = { publishers: [], collections: ['water'] };
    expect(found(index, { scope: ['NSB', 'KVL'], entitled })).toEqual(['b']);
  });
});

describe('Picks and counts', () => {
  const index = anIndex(
    { id: '1', facets: { type: ['Guide'], ics: ['91', '91.100'] } },
    { id: '2', facets: { type: ['Guide'], ics: ['91', '91.080'] } },
    { id: '3', facets: { type: ['Test', 'Guide'], ics: ['13'] } },
    { id: '4', facets: { type: ['Test'], ics: ['91', '91.100'] } },
    { id: '5', facets: {} },
  );
  const countFacets = ['type', 'ics'];

  it('count a document once for each of its values', () => {
    expect(index.search(aRequest({ countFacets })).counts).toEqual({
      type: { Guide: 3, Test: 2 },
      ics: { '13': 1, '91': 3, '91.080': 1, '91.100': 2 },
    });
  });

  it('mean any value within a facet and every facet', () => {
    expect(found(index, { filters: { type: ['Guide', 'Test'], ics: ['91.100', '13'] } })).toEqual([
      '1',
      '3',
      '4',
    ]);
    expect(found(index, { filters: { type: ['Test'], ics: ['91'] } })).toEqual(['4']);
  });

  it('leave the counts of their own facet as if they were not made', () => {
    const { total, counts } = index.search(aRequest({ filters: { type: ['Test'] }, countFacets }));
    expect(total).toBe(2);
    expect(counts).toEqual({ type: { Guide: 3, Test: 2 }, ics: { '13': 1, '91': 1, '91.100': 1 } });
  });

  it.each([
    ['an empty list filters nothing', { type: [] }, 5],
    ['a value that no document has finds none', { type: ['Novel'] }, 0],
    ['a facet that no document has finds none', { planet: ['Mars'] }, 0],
    ['a name of every object is a name like others', { constructor: ['name'] }, 0],
  ])('%s', (_, filters, total) => {
    expect(index.search(aRequest({ filters })).total).toBe(total);
  });

  it('count nothing in a facet that no document has', () => {
    expect(index.search(aRequest({ countFacets: ['planet'] })).counts).toEqual({ planet: {} });
  });
});
