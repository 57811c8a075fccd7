import { describe, expect, it } from 'vitest';
import { anIndex, aRequest, found } from '../testing/library.ts';

describe('A misspelt word', () => {
  const index = anIndex(
    { id: '1', title: 'Anchors in masonry' },
    { id: '2', title: 'Hydrants', collections: ['water'] },
    { id: '3', title: 'Hydrogen', publisher: 'KVL' },
    { id: '4', title: 'Reinforcement' },
    { id: '5', title: 'Valve' },
    { id: '6', title: 'Valor' },
    { id: '7', title: 'Valor' },
    { id: '8', title: 'H2O24' },
  );
  const corrections = (given: Parameters<typeof aRequest>[0]) => index.search(aRequest(given)).corrections;

  it.each([
    ['a letter left out', 'ancors masonry', 'ancors', 'anchors'],
    ['a letter too many', 'anchoors', 'anchoors', 'anchors'],
    ['another letter', 'masomry', 'masomry', 'masonry'],
    ['two letters exchanged', 'hydratns', 'hydratns', 'hydrants'],
    ['two mistakes in a long word', 'reinfrocemnt', 'reinfrocemnt', 'reinforcement'],
    ['the word of more documents, of two as near', 'valox', 'valox', 'valor'],
  ])('is read as its nearest neighbour: %s', (_, text, typed, used) => {
    expect(corrections({ text })).toEqual([{ typed, used }]);
    expect(found(index, { text }).length).toBeGreaterThan(0);
  });

  it.each([
    ['is one that begins a word of the library', 'hydr'],
    ['is short', 'vlv'],
    ['begins with another letter', 'bnchors'],
    ['has two mistakes and under eight letters', 'ankhers'],
    ['has a digit', 'h2o25'],
    ['stands in quotation marks', '"ancors"'],
  ])('stays as it is when it %s', (_, text) => {
    expect(corrections({ text })).toEqual([]);
  });

  it('is never read as a word that the reader may not see', () => {
    expect(corrections({ text: 'hydrants', scope: ['KVL'] })).toEqual([]);
    expect(corrections({ text: 'hydrogem', scope: ['NSB'] })).toEqual([]);
    const entitled = { publishers: [], collections: ['roads'] };
    expect(corrections({ text: 'hydratns', entitled })).toEqual([]);
    expect(
      corrections({ text: 'hydratns', entitled: { publishers: [], collections: ['water'] } }),
    ).toHaveLength(1);
  });

  it('never hides what is written so, even where others are nearer to a frequent word', () => {
    const exact = anIndex(
      { id: '1', title: 'Metre' },
      { id: '2', title: 'Meter' },
      { id: '3', title: 'Meter' },
    );
    expect(exact.search(aRequest({ text: 'metre' }))).toMatchObject({ corrections: [], hits: [{ id: '1' }] });
  });
});
