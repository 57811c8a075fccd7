import { describe, expect, it } from 'vitest';
import { creditsOf } from './credits.ts';
import { entryOfCustomMeta } from './entry.ts';
import { Rejected } from './item.ts';

describe('who wrote a document', () => {
  it('is told by its record: people by their two names, bodies by their one', () => {
    const authors = [
      '  Ravndal ,  Ines ',
      'حداد, ليلى',
      'Society of Lighting Practice',
      'Okafor, Chidi, Jr.',
    ];
    expect(creditsOf({ authors, doi: 'https://doi.org/10.5555/x.1', pages: '4-9' }, 'X 1')).toEqual({
      authors: [
        { family: 'Ravndal', given: 'Ines' },
        { family: 'حداد', given: 'ليلى' },
        { literal: 'Society of Lighting Practice' },
        { family: 'Okafor', given: 'Chidi, Jr.' },
      ],
      doi: '10.5555/x.1',
      pages: '4-9',
    });
    expect(creditsOf({ authors: 'Eide, Tomas', bookEdition: '2' }, 'X 1')).toEqual({
      authors: [{ family: 'Eide', given: 'Tomas' }],
      edition: '2',
    });
  });

  it('is nothing where the record is silent', () => {
    expect(creditsOf({ title: 'x', container: '', authors: null }, 'X 1')).toBeNull();
  });

  it('is told in the custom-meta of an STS text, an author each', () => {
    const custom = {
      author: ['Eide, Tomas', 'Ravndal, Ines'],
      container: ['Anchors'],
      'book-edition': ['3'],
    };
    expect(entryOfCustomMeta(custom, 'X 1').entry.credits).toEqual({
      authors: [
        { family: 'Eide', given: 'Tomas' },
        { family: 'Ravndal', given: 'Ines' },
      ],
      container: 'Anchors',
      edition: '3',
    });
    expect(entryOfCustomMeta({}, 'X 1').entry.credits).toBeNull();
  });

  it.each([
    ['authors', { authors: [7] }],
    ['authors', { authors: { first: 'x' } }],
    ['authors', { authors: Array.from({ length: 501 }, () => 'x') }],
    ['editors', { editors: ['x'.repeat(301)] }],
    ['doi', { doi: 'elsewhere/7' }],
    ['container', { container: 'x'.repeat(501) }],
  ])('is rejected with the name of the field, %s, that cannot be used', (field, given) => {
    expect(() => creditsOf(given, 'X 1')).toThrow(Rejected);
    expect(() => creditsOf(given, 'X 1')).toThrow(field);
  });
});
