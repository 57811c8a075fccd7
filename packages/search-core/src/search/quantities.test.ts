import { describe, expect, it } from 'vitest';
import { anIndex, aRequest, found } from '../testing/library.ts';

const library = anIndex(
  { id: 'mega', title: 'Steel of 400 MPa' },
  { id: 'kilo', description: 'Anchors of steel of 58 ksi' },
  { id: 'newton', body: 'Yield strength of 400 N/mm² at least' },
  { id: 'range', body: 'Between 10 and 20, from 10 to 20 mm' },
  { id: 'half', body: 'Holes of 1/2 in. for anchors' },
  { id: 'apart', body: 'The 400 specimens at 20 MPa' },
  { id: 'near', body: 'Strength of 420 MPa' },
);

describe('A quantity with a unit in a query', () => {
  it('finds the same in other units, and nothing near it [find-012]', () => {
    expect(new Set(found(library, { text: '58 ksi' }))).toEqual(new Set(['mega', 'kilo', 'newton']));
    expect(new Set(found(library, { text: '400 mpa' }))).toEqual(
      new Set(['mega', 'kilo', 'newton', 'apart']),
    );
    expect(found(library, { text: '12.7 mm' })).toEqual(['half']);
    expect(found(library, { text: '1 cm to 2 cm' })).toEqual(['range']);
    expect(found(library, { text: '1 cm' })).toEqual(['range']);
  });

  it('comes before a number and a unit that stand apart', () => {
    expect(found(library, { text: '400 MPa' }).at(-1)).toBe('apart');
  });

  it('is one word among others, and is told of in the field that has it', () => {
    const { hits } = library.search(aRequest({ text: 'anchors 400 MPa' }));
    expect(hits).toMatchObject([{ id: 'kilo', fields: ['description'] }]);
    expect(found(library, { text: 'anchors 400 MPa', otherWordings: ['fasteners 400 MPa'] })).toEqual([
      'kilo',
    ]);
  });

  it('is meant as it is written in quotation marks, and in a designation', () => {
    expect(found(library, { text: '"58 ksi"' })).toEqual(['kilo']);
    expect(found(library, { text: '58 ksi', field: 'designation' })).toEqual([]);
  });

  it('is no misspelling, even in units that no document has', () => {
    const index = anIndex({ id: 'a', body: 'A length of 3048 mm between barb and feat' });
    const { hits, corrections } = index.search(aRequest({ text: '10 feet', correctsInContext: true }));
    expect(hits.map(({ id }) => id)).toEqual(['a']);
    expect(corrections).toEqual([]);
  });
});
