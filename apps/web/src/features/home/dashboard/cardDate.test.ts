import { describe, expect, it } from 'vitest';
import { cardDate } from './DocumentCard.tsx';

const toTheDay = { lastUpdatePrecision: 'day', publishedPrecision: 'day' } as const;
const dates = {
  ...toTheDay,
  lastUpdateDate: '2024-03-14',
  publishDate: '2023-09-05',
  publishedOnlineDate: '2023-10-01',
};

describe('the date of a card', () => {
  it.each([
    ['Research report', 'published', 'Sep 05 2023'],
    ['RESEARCH_REPORT', 'published', 'Sep 05 2023'],
    ['Test method', 'lastUpdated', 'Mar 14 2024'],
    ['', 'lastUpdated', 'Mar 14 2024'],
  ])('of a document of the type “%s” says %s and reads %s [home-019]', (documentType, of, words) => {
    expect(cardDate({ documentType, ...dates }, 'en')).toEqual({ of, words });
  });

  it('reads DD MMMM YYYY for a publication online, and MMM DD YYYY for all others [home-020]', () => {
    const online = { ...toTheDay, documentType: 'Standard', lastUpdateDate: null, publishDate: null };
    expect(cardDate({ ...online, publishedOnlineDate: '2023-10-01' }, 'en')).toEqual({
      of: 'publishedOnline',
      words: '01 October 2023',
    });
    expect(cardDate({ documentType: 'Standard', ...dates }, 'en')?.words).toBe('Mar 14 2024');
    expect(cardDate({ documentType: 'Research report', ...dates }, 'en')?.words).toBe('Sep 05 2023');
  });

  it('is in the reader’s language, and none where nothing is known', () => {
    expect(cardDate({ documentType: 'Standard', ...dates }, 'ar')?.words).toMatch(/مارس/);
    expect(
      cardDate(
        {
          ...toTheDay,
          documentType: 'Standard',
          lastUpdateDate: null,
          publishDate: null,
          publishedOnlineDate: null,
        },
        'en',
      ),
    ).toBeNull();
  });
});
