import { describe, expect, it } from 'vitest';
import { clausePlaces, pagePlaces, placeAt, placedText } from './textPlaces.ts';

describe('the place of something in a searched text', () => {
  const text = `Of the record.\n${placedText(['First.', '', 'A\fthird.', 'Last.'])}`;
  const placeOf = (words: string, places: Parameters<typeof placeAt>[2]) =>
    placeAt(text, text.indexOf(words), places);

  it('is its page, by number and by what is printed on it', () => {
    const places = pagePlaces(['i', '', '1', '2']);
    expect(placeOf('record', places)).toBeNull();
    expect(placeOf('First', places)).toEqual({ kind: 'page', number: 1, label: 'i' });
    expect(placeOf('third', places)).toEqual({ kind: 'page', number: 3, label: '1' });
    expect(placeOf('Last', places)).toEqual({ kind: 'page', number: 4, label: '2' });
    expect(placeOf('Last', null)).toBeNull();
  });

  it('has no label where pages are named by their plain numbers', () => {
    expect(pagePlaces(['1', '', '3'])).toEqual({ kind: 'pages', labels: null });
  });

  it('is its clause, called by its number where that is its alone', () => {
    const places = clausePlaces([
      { id: 's-a', number: '5.', title: 'Loads' },
      null,
      { id: 's-b', number: 'Annex A1', title: 'Cracks' },
      { id: 's-c', number: '5', title: 'Loads of the annex' },
    ]);
    expect(placeOf('First', places)).toEqual({ kind: 'clause', name: '5', number: '5', title: 'Loads' });
    expect(placeOf('third', places)).toMatchObject({ name: 'A1' });
    expect(placeOf('Last', places)).toMatchObject({ name: 's-c', number: '5' });
  });

  it('can be stored whatever a file calls it', () => {
    expect(pagePlaces(['\0i\ud800', 'x'.repeat(100)])).toEqual({
      kind: 'pages',
      labels: ['i\ufffd', 'x'.repeat(40)],
    });
  });
});
