import { describe, expect, it } from 'vitest';
import { anIndex, aRequest, found } from '../testing/library.ts';

describe('Families', () => {
  const editions = { family: 'E 214', title: 'Bonded anchors' };
  const index = anIndex(
    {
      ...editions,
      id: 'current',
      designation: 'NSB E 214-21',
      facets: { status: ['Active'], language: ['en'] },
    },
    {
      ...editions,
      id: 'arabic',
      designation: 'NSB E 214-21',
      isTranslation: true,
      facets: { status: ['Active'], language: ['ar'] },
    },
    {
      ...editions,
      id: 'withdrawn',
      designation: 'NSB E 214-24',
      isCurrent: false,
      facets: { status: ['Withdrawn'], language: ['en'] },
    },
    {
      ...editions,
      id: 'old',
      designation: 'NSB E 214-18',
      isCurrent: false,
      facets: { status: ['Withdrawn'], language: ['en'] },
    },
    { id: 'alone', title: 'Anchors', facets: { status: ['Active'], language: ['en'] } },
    { id: 'also-alone', title: 'Anchors', facets: { status: ['Active'], language: ['en'] } },
  );
  const base = { text: 'anchors', onePerFamily: true };

  it('show their best edition found: in force, then newer, then the original', () => {
    expect(new Set(found(index, base))).toEqual(new Set(['current', 'alone', 'also-alone']));
    expect(found(index, { ...base, text: 'bonded', filters: { status: ['Withdrawn'] } })).toEqual([
      'withdrawn',
    ]);
    expect(found(index, { ...base, text: 'bonded', filters: { language: ['ar'] } })).toEqual(['arabic']);
  });

  it('are what total and counts count: a value counts a family that it would show', () => {
    const { total, counts } = index.search(aRequest({ ...base, countFacets: ['status', 'language'] }));
    expect(total).toBe(3);
    expect(counts).toEqual({ status: { Active: 3, Withdrawn: 1 }, language: { en: 3, ar: 1 } });
    for (const [facet, values] of Object.entries(counts)) {
      for (const [value, count] of Object.entries(values))
        expect(index.search(aRequest({ ...base, filters: { [facet]: [value] } })).total).toBe(count);
    }
  });

  it('show an edition before a later supplement to it', () => {
    const family = { family: 'HI 27001', title: 'Kept secrets' };
    const amended = anIndex(
      { ...family, id: 'a', designation: 'HI 27001:2022/AMD1:2024', date: '2024-02-01' },
      { ...family, id: 'b', designation: 'HI 27001:2022', date: '2022-10-01' },
      { ...family, id: 'c', designation: 'HI 27001:2022', isTranslation: true, date: '2023-01-01' },
      { ...family, id: 'd', designation: 'HI 27001:2013/AMD1:2015', date: '2015-02-01' },
    );
    expect(found(amended, { text: 'secrets', onePerFamily: true })).toEqual(['b']);
    const { groups } = amended.suggest({ text: 'HI 27001', scope: ['NSB'], perPublisher: 5 });
    expect(groups[0]?.families[0]?.ids).toEqual(['b', 'c', 'a', 'd']);
  });
});
