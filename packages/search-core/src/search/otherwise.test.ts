import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '../request.ts';
import { anIndex, aRequest } from '../testing/library.ts';
import { understood } from '../wordings/understood.ts';

/** What a request finds as the server makes it of a text. */
const searchIn =
  (index: ReturnType<typeof anIndex>) =>
  (text: string, given: Partial<SearchRequest> = {}) =>
    index.search(aRequest({ ...understood(text), allowsPartial: true, correctsInContext: true, ...given }));

describe('A clause number next to a name', () => {
  const search = searchIn(
    anIndex(
      { id: 'iso9001', designation: 'NSB 9001:2015', title: 'Quality' },
      { id: 'wcag', designation: 'W3C REC-WCAG22-20241212', title: 'For all' },
      { id: 'mqtt', designation: 'KVL mqtt-v3.1.1', title: 'Telemetry' },
      { id: 'words', title: 'Clause 9 of contracts' },
    ),
  );

  it.each([
    ['9001 7.1.5', 'iso9001', '7.1.5'],
    ['NSB 9001 clause 8', 'iso9001', '8'],
    ['7.1.5 of 9001', 'iso9001', '7.1.5'],
    ['wcag 1.4.11', 'wcag', '1.4.11'],
  ])('opens the clause of the standard: %s', (text, id, clause) => {
    expect(search(text)).toMatchObject({ hits: [{ id, fields: ['designation'] }], clause });
  });

  it.each([
    ['mqtt 3.1.1', 'mqtt'],
    ['clause 9', 'words'],
  ])('stays part of what is searched where it names a version, or no standard is named: %s', (text, id) => {
    expect(search(text)).toMatchObject({ hits: [{ id }], clause: null });
  });
});

describe('A name and its version', () => {
  const search = searchIn(
    anIndex(
      {
        id: 'draft',
        designation: 'W3C DNOTE-wcag-em-2-20260205',
        title: 'WCAG evaluation',
        isCurrent: false,
      },
      { id: 'old', designation: 'W3C REC-WCAG21-20250506', title: 'WCAG 2.1', date: '2025-05-06' },
      { id: 'new', designation: 'W3C REC-WCAG22-20241212', title: 'WCAG 2.2', date: '2024-12-12' },
      { id: 'grid-draft', designation: 'W3C WD-css-grid-2-20260101', title: 'CSS Grid', isCurrent: false },
      { id: 'grid', designation: 'W3C REC-css-grid-1-20201218', title: 'CSS Grid' },
    ),
  );

  it.each([
    ['wcag 2.2', 'new'],
    ['wcag', 'new'],
    ['css grid', 'grid'],
  ])('begins with the highest version in force, not with a draft: %s', (text, id) => {
    expect(search(text).hits[0]?.id).toBe(id);
  });
});

describe('A designation', () => {
  it('that names nothing in force is suggested with a digit less, if that does: 90001', () => {
    const search = searchIn(
      anIndex(
        { id: 'meant', designation: 'NSB 9001:2015', title: 'Quality' },
        { id: 'near', designation: 'NSB 9000-1:1994', title: 'Guidelines', isCurrent: false },
      ),
    );
    expect(search('NSB 90001').suggestion).toEqual({ text: 'NSB 9001', found: 1 });
    expect(search('NSB 9001').suggestion).toBeNull();
    expect(search('NSB 7777').suggestion).toBeNull();
  });

  it.each(['KVL resolution 1 (2018)', 'KVL resolution 1 2018', 'resolution 1 2018 of the KVL'])(
    'is found with the kind of the document in full: %s',
    (text) => {
      const search = searchIn(anIndex({ id: 'res', designation: 'KVL RES 1 (2018)', title: 'Units' }));
      expect(search(text).hits[0]?.id).toBe('res');
    },
  );

  it('is found before its redline and its series', () => {
    const search = searchIn(
      anIndex(
        { id: 'z', designation: 'NSB 60601-1:2005', title: 'Medical' },
        { id: 'a', designation: 'NSB 60601-1:2026 SER', title: 'Medical' },
        { id: 'b', designation: 'NSB 60601-1:2005 Redline', title: 'Medical' },
      ),
    );
    expect(search('60601-1').hits[0]?.id).toBe('z');
  });
});

describe('Words that no document has together', () => {
  const search = searchIn(
    anIndex(
      { id: 'anchor', title: 'Bonded anchors in concrete' },
      { id: 'inspection', title: 'Inspection of cranes' },
      { id: 'risk', title: 'Risk assessment of lifts' },
      { id: 'script', title: 'Ecmascript language' },
    ),
  );

  it.each([
    ['bondet ankor', 'anchor'],
    ['who may inspect cranes', 'inspection'],
    ['riskassessment', 'risk'],
    ['ecma script', 'script'],
  ])('are found misspelt twice, derived, written as one or apart: %s', (text, id) => {
    expect(search(text).hits[0]?.id).toBe(id);
  });
});

describe('A suggestion', () => {
  it('is not made for a short word of its own: waxy is not way', () => {
    const search = searchIn(
      anIndex(
        ...Array.from({ length: 60 }, (_, at) => ({ id: `w${at}`, title: `Way ${at}` })),
        { id: 'waxy', title: 'Waxy rice' },
        { id: 'other', title: 'Waxy maize' },
      ),
    );
    expect(search('waxy')).toMatchObject({ total: 2, suggestion: null });
  });
});
