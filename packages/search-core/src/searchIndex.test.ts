import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIndex } from './searchIndex.ts';
import { aDocument, anIndex, aRequest, found } from './testing/library.ts';

describe('An index', () => {
  it('shows a change in the next search and forgets what was replaced or removed', () => {
    const index = anIndex({ id: '1', title: 'Ladders' }, { id: '2', title: 'Ladders' });
    expect(found(index, { text: 'ladders' })).toEqual(['1', '2']);
    index.upsert([aDocument({ id: '1', title: 'Scaffolds' })]);
    expect(found(index, { text: 'ladders' })).toEqual(['2']);
    expect(found(index, { text: 'scaffolds' })).toEqual(['1']);
    index.remove(['2', 'unknown']);
    expect(found(index, { text: 'ladders' })).toEqual([]);
    expect(index.size).toBe(1);
  });

  it('does not notice what becomes of a document handed over', () => {
    const document = aDocument({ id: '1', facets: { type: ['Guide'] } });
    const index = anIndex(document);
    document.facets['type']?.push('Test');
    document.title = 'Changed';
    expect(index.search(aRequest({ countFacets: ['type'] })).counts).toEqual({ type: { Guide: 1 } });
    expect(found(index, { text: 'changed' })).toEqual([]);
  });

  it('answers from no documents', () => {
    expect(createIndex().search(aRequest({ text: 'E214', countFacets: ['type'] }))).toEqual({
      total: 0,
      subscribed: 0,
      hits: [],
      corrections: [],
      isPartial: false,
      suggestion: null,
      clause: null,
      counts: { type: {} },
    });
  });

  it('answers an empty page beyond the last hit', () => {
    const index = anIndex({ id: '1' });
    expect(index.search(aRequest({ from: 25 }))).toMatchObject({ total: 1, hits: [] });
    expect(index.search(aRequest({ size: 0 }))).toMatchObject({ total: 1, hits: [] });
  });

  const library = Array.from({ length: 500 }, (_, at) => ({
    id: String(at),
    designation: `NSB E ${at}-24`,
    title: `The test of the anchor and ${at}`,
    body: '火災報知 مقاومة '.repeat(20),
  }));
  it.each([
    ['punctuation', '!?'.repeat(250)],
    ['hyphens', '-'.repeat(500)],
    ['lone surrogates', '\ud800'.repeat(250) + '\udc00'.repeat(250)],
    ['direction marks', '\u200f\u202e'.repeat(250)],
    ['zero-width spaces', '\u200b'.repeat(500)],
    ['combining marks', `a${'\u0301'.repeat(499)}`],
    ['words that are in every text', 'the of and '.repeat(45)],
    ['single letters', 'a e '.repeat(125)],
    ['single digits', '1 2 3 4 5 6 7 8 9 '.repeat(27)],
    ['one digit, over and over', '1'.repeat(500)],
    ['ideographs', '火災報知'.repeat(125)],
    ['expressions', '(.*)+$[^a]\\'.repeat(45)],
    ['null characters', '\0'.repeat(500)],
  ])('answers 500 characters of %s at once', (_, text) => {
    const index = anIndex(...library);
    index.search(aRequest({}));
    const start = performance.now();
    for (const field of ['all', 'keyword', 'designation'] as const) index.search(aRequest({ text, field }));
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('never throws, whatever is searched', () => {
    const index = anIndex(...library.slice(0, 20));
    const units = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom('\ud800', '\udfff'),
    );
    fc.assert(
      fc.property(
        fc.array(units).map((parts) => parts.join('')),
        (text) => {
          expect(index.search(aRequest({ text })).total).toBeLessThanOrEqual(20);
        },
      ),
    );
  });
});
