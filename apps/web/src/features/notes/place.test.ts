import { describe, expect, it } from 'vitest';
import { isNumbered } from '../documents/forDocumentPage.ts';
import { dataOf, inPlaceOrder, nameOfClause, placeIn, placeRead, type Place } from './place.ts';

describe('the place of a note', () => {
  it.each([
    ['{"page":12,"quote":"Fit","colour":"blue"}', { page: 12, quote: 'Fit' }],
    ['{"clause":"9.2"}', { clause: '9.2' }],
    ['{"page":0,"clause":"","quote":7}', {}],
    ['{"page":"12"}', {}],
    ['{}', {}],
    ['[1]', {}],
    ['not JSON', {}],
    ['', {}],
  ])('in %s is %j', (data, place) => {
    expect(placeIn(data)).toEqual(place);
  });

  it.each([
    [{ tab: 'pdf', page: 3, clause: '9.2' }, '', { page: 3 }],
    [{ tab: 'pdf', page: 3, clause: null }, ' two\n words ', { page: 3, quote: 'two words' }],
    [{ tab: 'html', page: 1, clause: '9.2' }, '', { clause: '9.2' }],
    [{ tab: 'html', page: 4, clause: null }, '', {}],
    [{ tab: 'related', page: 4, clause: '9.2' }, '', {}],
    [{ tab: undefined, page: 1, clause: null }, '', {}],
  ] as const)('of somebody who reads at %j with “%s” selected is %j', (read, selected, place) => {
    expect(placeRead(read, selected)).toEqual(place);
  });

  it('holds the first thousand characters of what is selected, counted as readers count', () => {
    const { quote } = placeRead({ tab: 'pdf', page: 1, clause: null }, '𝛙'.repeat(2_000));
    expect(quote).toBe('𝛙'.repeat(1_000));
  });

  it('puts notes in order: on the whole document, by page, then by clause as numbers go', () => {
    const noteOn = (place: Place) => ({
      contentId: 1,
      annotationId: dataOf(place),
      noteData: dataOf(place),
      note: 'Check',
      createdDate: '2026-11-21T08:00:00Z',
      modifiedDate: '2026-11-21T08:00:00Z',
    });
    const places: Place[] = [
      { clause: 'A.1' },
      { clause: '9.10' },
      { page: 10 },
      {},
      { clause: '9.2' },
      { page: 9 },
    ];
    expect(inPlaceOrder(places.map(noteOn)).map(({ noteData }) => placeIn(noteData))).toEqual([
      {},
      { page: 9 },
      { page: 10 },
      { clause: '9.2' },
      { clause: '9.10' },
      { clause: 'A.1' },
    ]);
  });

  it.each([
    ['9.2', true],
    ['X1.2', true],
    ['A.1', true],
    ['B', true],
    ['foreword', false],
    ['sec_foreword', false],
  ])('in %s has a number: %s', (clause, has) => {
    expect(isNumbered(clause)).toBe(has);
  });

  it('without a number goes by its name', () => {
    expect([nameOfClause('sec_foreword'), nameOfClause('scope-and-field')]).toEqual([
      'Foreword',
      'Scope and field',
    ]);
  });
});
