import { describe, expect, it } from 'vitest';
import {
  comparableEditions,
  comparableOf,
  formatsOf,
  likelyPair,
  pairOf,
  pairOfAny,
  pairWith,
} from './pair.ts';

const version = (year: number, language = 'en') => ({
  id: year,
  designationNo: `NSB E 214-${year - 2000}`,
  contentCode: `e-214-${year}`,
  status: 'Historical',
  edition: String(year),
  year,
  language,
});
const versions = [version(2024), version(2021), version(2018, 'fr'), version(2015), version(2009)];
const inFormat = (...years: number[]) =>
  years.map((year, index) => ({ index, id: year, contentCode: `e-214-${year}`, designationNo: '' }));
const family = {
  language: 'en',
  versions,
  htmlVersions: inFormat(2024, 2021, 2018),
  pdfVersions: inFormat(2021, 2015, 2009).map((each) => ({ ...each, status: '', assetId: '' })),
};
const editions = comparableEditions(family);
const code = (year: number): string => `e-214-${year}`;
const years = (codes: readonly { contentCode: string }[]): string[] =>
  codes.map(({ contentCode }) => contentCode);

function pair(one: number, other: number) {
  const found = pairOf(editions, code(one), code(other));
  if (!found) throw new Error('These are two editions');
  return found;
}
function edition(year: number) {
  const found = editions.find(({ contentCode }) => contentCode === code(year));
  if (!found) throw new Error('This is an edition');
  return found;
}

describe('the editions to compare', () => {
  it('are those in the language of the document, the oldest first', () => {
    expect(editions.map(({ edition: year }) => year)).toEqual(['2009', '2015', '2021', '2024']);
  });

  it.each([
    [2024, [code(2021), code(2024)]],
    [2015, [code(2009), code(2015)]],
    [2009, [code(2009), code(2015)]],
    [1900, [code(2009), code(2015)]],
  ])('begin for %i with %j', (year, ticked) => {
    expect(likelyPair(editions, code(year))).toEqual(ticked);
  });
});

describe('a pair', () => {
  it('has the older edition first, whichever the address names first', () => {
    expect(years(Object.values(pair(2024, 2015)))).toEqual([code(2015), code(2024)]);
    expect(pair(2015, 2024)).toEqual(pair(2024, 2015));
  });

  it('is none of one edition twice, nor of what is no edition in this language', () => {
    expect(pairOf(editions, code(2024), code(2024))).toBeNull();
    expect(pairOf(editions, code(2024), code(2018))).toBeNull();
    expect(pairOf(editions, code(2024), 'HI|other')).toBeNull();
  });

  it.each([
    [2021, 2024, ['html']],
    [2009, 2021, ['pdf']],
    [2015, 2024, []],
  ])('of %i and %i can be compared as %j', (one, other, formats) => {
    expect(formatsOf(pair(one, other))).toEqual(formats);
  });
});

describe('an edition that is pressed on the timeline', () => {
  it.each([
    [2015, 2024, 2009, [2009, 2024]],
    [2009, 2021, 2024, [2009, 2024]],
    [2009, 2024, 2015, [2015, 2024]],
    [2009, 2024, 2021, [2009, 2021]],
    [2009, 2024, 2024, [2009, 2024]],
  ])('of %i and %i takes, as %i, the place of the nearer end', (one, other, pressed, chosen) => {
    const next = pairWith(editions, pair(one, other), edition(pressed));
    expect(years(Object.values(next))).toEqual(chosen.map(code));
  });
});

describe('Documents of any families', () => {
  it('are compared where each has a text', () => {
    expect(comparableOf({ ...family, contentCode: 'e-214-2021' })?.id).toBe(2021);
    const without = { ...family, htmlVersions: [], contentCode: 'e-214-2024' };
    expect(comparableOf(without)).toBeNull();
  });

  it('stand in the order of their years, the other one first where these do not tell', () => {
    const [own, other] = [2024, 2021].map((year) =>
      comparableOf({ ...family, contentCode: `e-214-${year}` }),
    );
    if (!own || !other) throw new Error('Both have a text');
    const idsOf = ({ base, target }: ReturnType<typeof pairOfAny>): number[] => [base.id, target.id];
    expect(idsOf(pairOfAny(own, other))).toEqual([2021, 2024]);
    expect(idsOf(pairOfAny(other, own))).toEqual([2021, 2024]);
    expect(idsOf(pairOfAny(own, { ...other, year: null }))).toEqual([2021, 2024]);
  });
});
