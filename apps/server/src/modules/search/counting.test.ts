import { pickLists } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary } from '../../testing/library.ts';
import { answerTo, found } from './testing/answers.ts';

type Counts = Record<string, number>;
type AllCounts = Record<string, Counts>;

const ofEverySection = '/api/documents/search/count';

describe('the counts', () => {
  it('of publishers and of sections are exact, each under the picks of the other sections [refinement-041, refinement-043]', async () => {
    const client = await (await startLibrary()).as('individual');
    const publisherCount = '/api/refinement/publisher/count';
    expect(await answerTo(client, publisherCount, {})).toEqual({ NSB: 4, HI: 2, PIC: 2 });
    expect(await answerTo(client, publisherCount, { publisherList: ['HI'] })).toEqual({
      NSB: 4,
      HI: 2,
      PIC: 2,
    });
    expect(await answerTo(client, publisherCount, { documentTypeList: ['Standard'] })).toEqual({ HI: 2 });
    expect(await answerTo(client, ofEverySection, { publisherList: ['HI'] })).toMatchObject({
      publisherList: { NSB: 4, HI: 2, PIC: 2 },
      documentTypeList: { Standard: 2 },
    });
  });

  it('come for every list of picks, and each says what picking that value finds', async () => {
    const client = await (await startLibrary()).as('individual');
    const counts = await answerTo<AllCounts>(client, ofEverySection, { keywords: 'anchor' });
    expect(Object.keys(counts).toSorted()).toEqual([...pickLists].toSorted());
    for (const list of pickLists) {
      for (const [key, count] of Object.entries(counts[list] ?? {})) {
        const page = await found(client, { keywords: 'anchor', [list]: [key] });
        expect([list, key, page.count]).toEqual([list, key, count]);
      }
    }
  });

  it('of the top values come without what lies below them [refinement-039]', async () => {
    const client = await (await startLibrary()).as('individual');
    const topLevelCount = '/api/documents/search/top-level/count';
    const categories = await answerTo<Counts>(client, topLevelCount, { section: 'Category' });
    expect(Object.keys(categories).length).toBeGreaterThan(0);
    expect(Object.keys(categories).every((key) => !key.includes('/'))).toBe(true);
    expect(await answerTo(client, topLevelCount, { section: 'Publisher' })).toEqual({
      NSB: 4,
      HI: 2,
      PIC: 2,
    });
    expect(
      await answerTo(client, topLevelCount, { section: 'Publisher', keywords: '4410-2', searchField: 'D' }),
    ).toEqual({ HI: 2 });
    const narrowed = { section: 'Publisher', documentTypeList: ['Standard'] };
    expect(await answerTo(client, topLevelCount, narrowed)).toEqual({ HI: 2 });
    const ownSection = { section: 'Publisher', publisherList: ['NSB'] };
    expect(await answerTo(client, topLevelCount, ownSection)).toEqual({ NSB: 4, HI: 2, PIC: 2 });
  });

  it('among the entitled documents take the same body and count those alone [refinement-040, refinement-042, refinement-044]', async () => {
    const client = await (await startLibrary()).as('individual');
    const entitled = '/api/documents/entitled-documents/search';
    expect(await answerTo(client, `${entitled}/top-level/count`, { section: 'Publisher' })).toEqual({
      NSB: 4,
      HI: 2,
    });
    expect(await answerTo(client, '/api/refinement/publisher/entitled-documents/count', {})).toEqual({
      NSB: 4,
      HI: 2,
    });
    const counts = await answerTo<AllCounts>(client, `${entitled}/count`, { publisherList: ['HI'] });
    expect(counts).toMatchObject({ publisherList: { NSB: 4, HI: 2 }, documentTypeList: { Standard: 2 } });
    const narrowed = { keywords: 'creep', searchField: 'K', documentTypeList: ['Standard'] };
    expect(await answerTo(client, '/api/refinement/publisher/entitled-documents/count', narrowed)).toEqual({
      HI: 2,
    });
  });
});
