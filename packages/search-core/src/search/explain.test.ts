import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Explanation } from '../explanation.ts';
import { libraries, requests } from '../testing/arbitraries.ts';
import { anIndex, aRequest } from '../testing/library.ts';

const sumOf = (parts: Explanation['parts']): number => parts.reduce((sum, { points }) => sum + points, 0);
/** Scores above are of documents that were named. */
const named = 256;

describe('Why a document was found', () => {
  it('is told in points that add up to its score, for every hit of every search [find-009]', () => {
    fc.assert(
      fc.property(libraries, requests, (library, given) => {
        const index = anIndex(...library);
        const request = { ...given, sort: 'best' as const, from: 0, size: 100 };
        const isForAll = ['', '*'].includes(request.text.trim());
        for (const [at, { id, score }] of index.search(request).hits.entries()) {
          const why = index.explain({ ...request, id, isRecordOnly: false });
          const isByText = given.conditions?.some(
            ({ anyOf, isExcluded }) => !isExcluded && anyOf.some((each) => 'text' in each),
          );
          if (isForAll && (score === 0 || !isByText)) {
            expect(why?.parts ?? []).toEqual([]);
            continue;
          }
          expect(why?.score).toBe(score);
          expect(why?.rank).toBe(at + 1);
          if (score >= named) expect(why?.designation).not.toBeNull();
          else expect(sumOf(why?.parts ?? []) / (score || 1)).toBeCloseTo(score === 0 ? 0 : 1, 4);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('has no points for a condition of no words, met by a document that is not in force', () => {
    const index = anIndex({ id: '1', isCurrent: false, facets: { ics: ['91.100.30'] } });
    const anyOf = [
      { text: '""', field: 'all' as const },
      { facet: 'ics', values: ['91.100.30'] },
    ];
    const request = aRequest({ text: '', conditions: [{ anyOf, isExcluded: false }] });
    expect(index.search(request).total).toBe(1);
    expect(index.explain({ ...request, id: '1', isRecordOnly: false })).toBeNull();
  });

  it('has no points for titles where titles are not scored: the rest alone is the score', () => {
    fc.assert(
      fc.property(libraries, requests, (library, given) => {
        const index = anIndex(...library);
        const request = { ...given, sort: 'newest' as const, from: 0, size: 100 };
        for (const { id, score } of index.search(request).hits) {
          if (score === 0 || score >= named) continue;
          const parts = index.explain({ ...request, id, isRecordOnly: false })?.parts ?? [];
          const withoutTitle = parts.filter((part) => part.kind !== 'factor' || part.factor !== 'title');
          expect(sumOf(withoutTitle) / score).toBeCloseTo(1, 4);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is nothing for a document that the request does not find, or may not see', () => {
    const index = anIndex({ id: 'a', title: 'Anchors' }, { id: 'b', title: 'Bolts', publisher: 'KVL' });
    const why = (id: string, scope = ['NSB', 'KVL']) =>
      index.explain({ ...aRequest({ text: 'bolts', scope }), id, isRecordOnly: false });
    expect(why('b')).not.toBeNull();
    expect(why('a')).toBeNull();
    expect(why('c')).toBeNull();
    expect(why('b', ['NSB'])).toBeNull();
  });

  const library = anIndex(
    { id: 'word', title: 'Glue', description: 'Glue and glue', body: 'Lines of glue in timber' },
    { id: 'synonym', title: 'Adhesive anchors', isCurrent: false },
    { id: 'quantity', body: 'Steel of 400 MPa' },
    { id: 'other', title: 'Steel' },
  );
  const explained = (
    id: string,
    text: string,
    more: Partial<Parameters<typeof aRequest>[0]> = {},
    isRecordOnly = false,
  ) => library.explain({ ...aRequest({ text, ...more }), id, isRecordOnly });

  it('names each field, how often the word is there, and the title [find-009]', () => {
    expect(explained('word', 'glue')?.parts).toEqual([
      expect.objectContaining({ word: 'glue', by: 'word', field: 'title', times: 1, forms: ['glue'] }),
      expect.objectContaining({ field: 'description', times: 2 }),
      expect.objectContaining({ field: 'body', times: 1 }),
      { kind: 'factor', factor: 'title', points: expect.any(Number) },
    ]);
  });

  it('names synonyms, corrections, quantities, and what takes points away [find-009]', () => {
    expect(explained('synonym', 'glue', { otherWordings: ['adhesive'] })?.parts).toEqual([
      expect.objectContaining({ word: 'adhesive', by: 'synonym', field: 'title' }),
      { kind: 'factor', factor: 'otherWording', points: expect.any(Number) },
      { kind: 'factor', factor: 'notInForce', points: expect.any(Number) },
      { kind: 'factor', factor: 'title', points: expect.any(Number) },
    ]);
    expect(explained('synonym', 'adhesvie')?.parts[0]).toMatchObject({
      word: 'adhesvie',
      by: 'correction',
      forms: ['adhesive'],
    });
    expect(explained('quantity', '58 ksi')?.parts).toEqual([
      expect.objectContaining({ by: 'quantity', field: 'body', forms: [], times: 1 }),
    ]);
    const most = explained('quantity', 'steel waterproofing', { allowsPartial: true });
    expect(most?.parts).toContainEqual({ kind: 'factor', factor: 'mostWords', points: expect.any(Number) });
    for (const part of explained('synonym', 'adhesive')?.parts ?? [])
      if (part.kind === 'factor') expect(part.points < 0).toBe(part.factor !== 'title');
  });

  it('names how the designation was meant', () => {
    const index = anIndex({ id: 'a', designation: 'NSB E 214-24' }, { id: 'b', designation: 'NSB E 215-24' });
    const levelOf = (text: string) =>
      index.explain({ ...aRequest({ text }), id: 'a', isRecordOnly: false })?.designation;
    expect(['NSB E 214-24', 'E 214', 'E 21', 'nothing'].map(levelOf)).toEqual([
      'document',
      'family',
      'start',
      undefined,
    ]);
  });

  it('tells nothing of the text where the record alone may be explained [find-009]', () => {
    expect(explained('quantity', 'steel', {}, true)).toBeNull();
    const record = explained('word', 'glue', {}, true);
    expect(record?.parts.map((part) => (part.kind === 'word' ? part.field : part.factor))).toEqual([
      'title',
      'description',
    ]);
    expect(record).toMatchObject({ rank: null, best: null });
    const withoutBody = anIndex({ id: 'word', title: 'Glue', description: 'Glue and glue' });
    const points = withoutBody
      .explain({ ...aRequest({ text: 'glue' }), id: 'word', isRecordOnly: true })
      ?.parts.map((part) => part.points);
    // As if there were no text: of the same record only the share of documents with the word differs.
    const ratio = (record?.parts[0]?.points ?? 0) / (record?.parts[1]?.points ?? 1);
    expect((points?.[0] ?? 0) / (points?.[1] ?? 1)).toBeCloseTo(ratio, 6);
  });
});
