import { describe, expect, it } from 'vitest';
import { dateInWords, documentDate } from './dates.ts';

const updated = '2024-03-14';
const published = '2023-11-02';
const online = '2023-09-05';
const toTheDay = { lastUpdatePrecision: 'day', publishedPrecision: 'day' } as const;

describe('the date of a document', () => {
  it.each([
    ['Standard', updated, published, online, 'lastUpdated', 'Mar 14 2024'],
    ['Research-Report', updated, published, online, 'published', 'Nov 02 2023'],
    ['RESEARCH_REPORT', updated, published, online, 'published', 'Nov 02 2023'],
    ['Research report', updated, null, online, 'lastUpdated', 'Mar 14 2024'],
    ['Standard', null, published, online, 'published', 'Nov 02 2023'],
    ['Standard', null, null, online, 'publishedOnline', '05 September 2023'],
  ])(
    'a %s updated %s, published %s and online %s is “%s”, %s [search-024, search-025, search-026, search-027, document-031]',
    (documentType, lastUpdateDate, publishedDate, publishedOnlineDate, of, words) => {
      const date = documentDate({
        ...toTheDay,
        documentType,
        lastUpdateDate,
        publishedDate,
        publishedOnlineDate,
      });
      expect(date?.of).toBe(of);
      expect(date && dateInWords(date, 'en')).toBe(words);
    },
  );

  it('is none where nothing is known', () => {
    const nothing = { ...toTheDay, lastUpdateDate: null, publishedDate: null, publishedOnlineDate: null };
    expect(documentDate({ documentType: 'Standard', ...nothing })).toBeNull();
  });

  it.each([
    ['year', 'en', '2009', '2009'],
    ['month', 'en', '2009-06', 'Jun 2009'],
    ['month', 'de', '2009-06', 'Juni 2009'],
    ['month', 'ja', '2009-06', '2009年6月'],
  ] as const)(
    'claims no day where only the %s is known, in %s',
    (publishedPrecision, language, day, words) => {
      const date = documentDate({
        documentType: 'Standard',
        lastUpdateDate: null,
        lastUpdatePrecision: null,
        publishedDate: `${day}-01-01`.slice(0, 10),
        publishedPrecision,
        publishedOnlineDate: null,
      });
      expect(date).toEqual({ of: 'published', day });
      expect(date && dateInWords(date, language)).toBe(words);
    },
  );

  it('stands in the order of the reader’s language, in Western digits', () => {
    expect(dateInWords({ of: 'lastUpdated', day: updated }, 'ar')).toBe('14 مارس 2024');
    expect(dateInWords({ of: 'lastUpdated', day: updated }, 'de')).toBe('14. März 2024');
  });
});
