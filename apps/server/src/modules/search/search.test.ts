import type { RefinementNode, ResultPage, SuggestionGroup } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type Ask } from '../../testing/library.ts';

const unified = '/api/documents/unified-search';

const found = async (ask: Ask, body: unknown, query = ''): Promise<ResultPage> => {
  const answer = await ask('POST', `${unified}${query}`, body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as ResultPage;
};
const designations = ({ documents }: ResultPage): string[] =>
  documents.map(({ designationNo }) => designationNo);

describe('a search', () => {
  it('finds documents by their words, the best first, as the cards need them [search-055, search-056, search-057]', async () => {
    const ask = await (await startLibrary()).as('individual');
    const page = await found(ask, { keywords: 'bonded anchors creep concrete' });
    expect(page.count).toBeGreaterThanOrEqual(3);
    expect(page.documents[0]).toMatchObject({
      contentCode: 'NSB|nsb-e-214-24',
      designationNo: 'NSB E 214-24',
      documentType: 'Test method',
      publisherName: 'Northern Standards Board',
      status: 'Active',
      language: 'en',
      lastUpdateDate: '2024-03-14',
      translations: [
        { language: 'en', contentCode: 'NSB|nsb-e-214-24' },
        { language: 'ar', contentCode: 'NSB|nsb-e-214-24-ar' },
      ],
    });
    expect(page.documents[0]?.connections.map(({ designationNo }) => designationNo)).toEqual([
      'NSB E 214-24',
      'NSB E 214-21',
      'NSB E 214-18',
    ]);
  });

  it('without text finds everything that the tenant offers, and nothing else [search-007]', async () => {
    const library = await startLibrary();
    const inAstm = await found(await library.as('individual'), {});
    expect(inAstm).toMatchObject({ count: 8, nextPageFlag: false, searchType: 'ALL' });
    const inApi = await found(await library.as('individual', 'api'), { keywords: '*' });
    expect(new Set(inApi.documents.map(({ publisherCode }) => publisherCode))).toEqual(
      new Set(['PIC', 'NSB']),
    );
  });

  it('finds half a designation, however it is typed', async () => {
    const ask = await (await startLibrary()).as('individual');
    for (const keywords of ['E 214', 'e214', 'NSB E-214', 'nsb e 21']) {
      expect(designations(await found(ask, { keywords }))[0], keywords).toBe('NSB E 214-24');
    }
  });

  it('in Arabic finds the Arabic translation', async () => {
    const ask = await (await startLibrary()).as('individual');
    const page = await found(ask, { keywords: 'الزحف' });
    expect(page.documents.map(({ contentCode }) => contentCode)).toContain('NSB|nsb-e-214-24-ar');
  });

  it('looks at designations only or at words only when told so [search-008]', async () => {
    const ask = await (await startLibrary()).as('individual');
    expect((await found(ask, { keywords: 'creep', searchField: 'D' })).count).toBe(0);
    expect((await found(ask, { keywords: 'creep', searchField: 'K' })).count).toBeGreaterThan(0);
    expect((await found(ask, { keywords: '4410-2', searchField: 'D' })).count).toBe(2);
  });

  it('restricted to a publisher finds its documents alone [search-009]', async () => {
    const ask = await (await startLibrary()).as('individual');
    const page = await found(ask, { publisherId: 'HI' });
    expect(designations(page).every((designation) => designation.startsWith('HI '))).toBe(true);
    expect(page.count).toBe(2);
    expect((await found(ask, { publisherId: 'nobody' })).count).toBe(0);
  });

  it('sorts by title from A to Z and back when the sort is overridden, and by best match otherwise [search-010, search-011, search-012]', async () => {
    const ask = await (await startLibrary()).as('individual');
    const titles = async (body: unknown, query: string) =>
      (await found(ask, body, query)).documents.map(({ documentTitle }) => documentTitle);
    const ascending = await titles({ sortType: 'OVERRIDE_SORT' }, '?sort=oth_col_1%2Casc');
    const descending = await titles({ sortType: 'OVERRIDE_SORT' }, '?sort=oth_col_1%2Cdesc');
    expect(ascending).toEqual(descending.toReversed());
    expect(ascending[0]).toMatch(/^Post-installed/);
    expect((await titles({ keywords: 'E 214-24' }, '?sort=oth_col_1%2Casc'))[0]).toMatch(/^Test Method/);
  });

  it('answers a page of the size asked for, 25 when none is, and says whether there is another [search-013, search-014]', async () => {
    const ask = await (await startLibrary()).as('individual');
    const first = await found(ask, {}, '?size=3');
    const last = await found(ask, {}, '?size=3&page=2');
    expect([first.documents.length, first.nextPageFlag]).toEqual([3, true]);
    expect([last.documents.length, last.nextPageFlag]).toEqual([2, false]);
    expect((await found(ask, {}, '?size=&page=')).documents).toHaveLength(8);
  });

  it('of the subscribed contents finds only what the account may open [search-002]', async () => {
    const ask = await (await startLibrary()).as('individual');
    const page = await found(ask, { filters: { 'subscribed-contents': true } });
    expect(new Set(page.documents.map(({ publisherCode }) => publisherCode))).toEqual(new Set(['NSB', 'HI']));
    expect(page.searchType).toBe('MYSUBSCRIPTION');
  });

  it('is narrowed by picks: any of a section, all of the sections [search-015]', async () => {
    const ask = await (await startLibrary()).as('individual');
    expect((await found(ask, { publisherList: ['HI', 'PIC'] })).count).toBe(4);
    expect((await found(ask, { publisherList: ['HI', 'PIC'], documentTypeList: ['Standard'] })).count).toBe(
      2,
    );
  });

  it('reads its text URI-decoded, with %25 as %, cut to 500 characters [search-050, search-051]', async () => {
    const ask = await (await startLibrary()).as('individual');
    expect((await found(ask, { keywords: 'bonded%20anchors' })).count).toBeGreaterThan(0);
    expect((await found(ask, { keywords: `creep ${'x'.repeat(494)}y` })).count).toBe(0);
    expect((await found(ask, { keywords: `creep${' '.repeat(495)}nonsense` })).count).toBeGreaterThan(0);
    expect((await found(ask, { publisherList: ['%48I'] })).count).toBe(2);
  });

  it.each([
    ['a page below zero', '?page=-1', {}, 'query.page'],
    ['a size of a thousand', '?size=1000', {}, 'query.size'],
    ['an unknown sort', '?sort=title', {}, 'query.sort'],
    ['a number as text', '', { keywords: 7 }, 'body.keywords'],
    ['picks that are no list', '', { publisherList: 'NSB' }, 'body.publisherList'],
  ])('with %s is refused, naming the field', async (_, query, body, field) => {
    const ask = await (await startLibrary()).as('individual');
    const answer = await ask('POST', `${unified}${query}`, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'invalid-request',
      fieldErrors: [expect.objectContaining({ field })],
    });
  });

  it.each([
    '"',
    "'; drop table documents; --",
    '<script>',
    '\u0000',
    '%',
    '%E0%A4%A',
    '\ud800',
    '\u202e',
    '((((',
    '*'.repeat(500),
  ])('for the hostile text %j answers calmly', async (keywords) => {
    const ask = await (await startLibrary()).as('individual');
    expect((await ask('POST', unified, { keywords })).status).toBe(200);
  });
});

describe('the counts', () => {
  it('of publishers and of sections are exact, each under the picks of the other sections [refinement-041, refinement-043]', async () => {
    const ask = await (await startLibrary()).as('individual');
    const counts = async (path: string, body: unknown) =>
      (await (await ask('POST', path, body)).json()) as Record<string, never>;
    expect(await counts('/api/refinement/publisher/count', {})).toEqual({ NSB: 4, HI: 2, PIC: 2 });
    expect(await counts('/api/refinement/publisher/count', { publisherList: ['HI'] })).toEqual({
      NSB: 4,
      HI: 2,
      PIC: 2,
    });
    expect(await counts('/api/documents/search/count', { publisherList: ['HI'] })).toMatchObject({
      publisherList: { NSB: 4, HI: 2, PIC: 2 },
      documentTypeList: { Standard: 2 },
    });
  });

  it('of the top values come without what lies below them [refinement-039]', async () => {
    const ask = await (await startLibrary()).as('individual');
    const answer = await ask('POST', '/api/documents/search/top-level/count', { section: 'Category' });
    const counts = (await answer.json()) as Record<string, number>;
    expect(Object.keys(counts).length).toBeGreaterThan(0);
    expect(Object.keys(counts).every((key) => !key.includes('/'))).toBe(true);
    const publishers = await ask('POST', '/api/documents/search/top-level/count', { section: 'Publisher' });
    expect(await publishers.json()).toEqual({ NSB: 4, HI: 2, PIC: 2 });
  });

  it('come with the values to pick from [refinement-027, refinement-049, refinement-050]', async () => {
    const ask = await (await startLibrary()).as('individual');
    const publishers = (await (await ask('GET', '/api/refinement/other-content')).json()) as RefinementNode[];
    expect(publishers.map(({ key, name, count }) => [key, name, count])).toEqual([
      ['NSB', 'Northern Standards Board', 4],
      ['HI', 'Halden Institute', 2],
      ['PIC', 'Petroleum Installations Council', 2],
    ]);
    const types = (await (await ask('GET', '/api/refinement/document-types')).json()) as RefinementNode[];
    expect(types.map(({ key, count }) => [key, count])).toEqual([
      ['Recommended practice', 2],
      ['Standard', 2],
      ['Test method', 4],
    ]);
  });
});

describe('type-ahead', () => {
  it('suggests designations by publisher from half a designation', async () => {
    const ask = await (await startLibrary()).as('individual');
    const groups = (await (
      await ask('POST', '/api/documents/search/type-ahead', { keywords: 'e 21' })
    ).json()) as SuggestionGroup[];
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({
      publisherCode: 'NSB',
      publisherName: 'Northern Standards Board',
      showMoreResults: false,
    });
    expect(groups[0]?.contentList.map(({ designationNo }) => designationNo)).toContain('NSB E 214-21');
  });

  it('suggests nothing for nothing', async () => {
    const ask = await (await startLibrary()).as('individual');
    expect(await (await ask('POST', '/api/documents/search/type-ahead', { keywords: '  ' })).json()).toEqual(
      [],
    );
  });

  it('gives more of one publisher when asked', async () => {
    const ask = await (await startLibrary()).as('individual');
    const answer = await ask('POST', '/api/documents/search/type-ahead/publisher', {
      keywords: 'anchor',
      publisher: 'NSB',
    });
    const groups = (await answer.json()) as SuggestionGroup[];
    expect(groups.map(({ publisherCode }) => publisherCode)).toEqual(['NSB']);
    expect(groups[0]?.contentList.length).toBe(3);
  });
});

describe('a search that was made', () => {
  it('is kept as a usage event, once for all its pages', async () => {
    const library = await startLibrary();
    const ask = await library.as('individual');
    await found(ask, { keywords: 'creep' }, '?size=1');
    await found(ask, { keywords: 'creep' }, '?size=1&page=1');
    const rows = await library.database
      .forTenant<{ usage_events: { type: string; search_text: string; found: number } }>('astm')
      .selectFrom('usage_events')
      .select(['type', 'search_text', 'found'])
      .execute();
    expect(rows).toEqual([{ type: 'search', search_text: 'creep', found: expect.any(Number) }]);
  });
});
