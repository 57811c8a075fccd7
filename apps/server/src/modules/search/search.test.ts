import { pagePlaces, placedText } from '../documents/index.ts';
import type { ClassicPage, RefinementNode } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import { addDocuments } from './testing/aDocument.ts';
import { answerTo, designations, found } from './testing/answers.ts';

const unified = '/api/documents/unified-search';

describe('a search', () => {
  it('finds documents by their words, the best first, as the cards need them [search-055, search-056, search-057]', async () => {
    const client = await (await startLibrary()).as('individual');
    const page = await found(client, { keywords: 'bonded anchors creep concrete' });
    expect(page.count).toBeGreaterThanOrEqual(3);
    expect(page.documents[0]).toMatchObject({
      contentCode: 'NSB|nsb-e-214-24',
      designationNo: 'NSB E 214-24',
      documentType: 'Test method',
      publisherName: 'Northern Standards Board',
      displayDesignation: 'NSB E 214-24',
      documentTitle: expect.stringMatching(/^Test Method/),
      description: expect.stringMatching(/\w/),
      publisherTypeCode: expect.stringMatching(/\w/),
      status: 'Active',
      language: 'en',
      lastUpdateDate: '2024-03-14',
      publishDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      supplements: [],
      translations: [
        { language: 'en', contentCode: 'NSB|nsb-e-214-24' },
        { language: 'ar', contentCode: 'NSB|nsb-e-214-24-ar' },
      ],
    });
    expect(page.documents[0]).toHaveProperty('publishedOnlineDate');
    expect(page.documents[0]?.connections.map(({ designationNo }) => designationNo)).toEqual([
      'NSB E 214-24',
      'NSB E 214-21',
      'NSB E 214-18',
    ]);
  });

  it('tells the supplements of an edition by their designations and codes [search-056]', async () => {
    const library = await startLibrary();
    const family = 'NSB Q 77';
    await addDocuments(
      library,
      { designation: 'NSB Q 77:2013', family, year: 2013 },
      { designation: 'NSB Q 77:2013/AMD1:2016', family, year: 2016 },
    );
    const { documents } = await found(await library.as('individual'), { keywords: 'NSB Q 77:2013' });
    expect(documents[0]?.supplements).toEqual([
      {
        'supplement-display-designation': 'NSB Q 77:2013/AMD1:2016',
        'supplement-content-code': 'NSB|NSB Q 77:2013/AMD1:2016|en',
      },
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
    const client = await (await startLibrary()).as('individual');
    for (const keywords of ['E 214', 'e214', 'NSB E-214', 'nsb e 21']) {
      expect(designations((await found(client, { keywords })).documents)[0], keywords).toBe('NSB E 214-24');
    }
  });

  it('in Arabic finds the Arabic translation', async () => {
    const client = await (await startLibrary()).as('individual');
    const page = await found(client, { keywords: 'الزحف' });
    expect(page.documents.map(({ contentCode }) => contentCode)).toContain('NSB|nsb-e-214-24-ar');
  });

  it('looks at designations only or at words only when told so [search-008]', async () => {
    const client = await (await startLibrary()).as('individual');
    expect((await found(client, { keywords: 'creep', searchField: 'D' })).count).toBe(0);
    expect((await found(client, { keywords: 'creep', searchField: 'K' })).count).toBeGreaterThan(0);
    expect((await found(client, { keywords: '4410-2', searchField: 'D' })).count).toBe(2);
  });

  it('restricted to a publisher finds its documents alone [search-009]', async () => {
    const client = await (await startLibrary()).as('individual');
    const page = await found(client, { publisherId: 'HI' });
    expect(designations(page.documents).every((designation) => designation.startsWith('HI '))).toBe(true);
    expect(page.count).toBe(2);
    expect((await found(client, { publisherId: 'nobody' })).count).toBe(0);
  });

  it('sorts by title from A to Z and back when the sort is overridden, and by best match otherwise [search-010, search-011, search-012]', async () => {
    const client = await (await startLibrary()).as('individual');
    const titles = async (body: unknown, query: string) =>
      (await found(client, body, query)).documents.map(({ documentTitle }) => documentTitle);
    const ascending = await titles({ sortType: 'OVERRIDE_SORT' }, '?sort=oth_col_1%2Casc');
    const descending = await titles({ sortType: 'OVERRIDE_SORT' }, '?sort=oth_col_1%2Cdesc');
    expect(ascending).toEqual(descending.toReversed());
    expect(ascending[0]).toMatch(/^Post-installed/);
    expect((await titles({ keywords: 'E 214-24' }, '?sort=oth_col_1%2Casc'))[0]).toMatch(/^Test Method/);
  });

  it('answers a page of the size asked for, 25 when none is, and says whether there is another [search-013, search-014]', async () => {
    const client = await (await startLibrary()).as('individual');
    const first = await found(client, {}, '?size=3');
    const last = await found(client, {}, '?size=3&page=2');
    expect([first.documents.length, first.nextPageFlag]).toEqual([3, true]);
    expect([last.documents.length, last.nextPageFlag]).toEqual([2, false]);
    expect((await found(client, {}, '?size=&page=')).documents).toHaveLength(8);
  });

  it('of the subscribed contents finds only what the account may open [search-002]', async () => {
    const client = await (await startLibrary()).as('individual');
    const page = await found(client, { filters: { 'subscribed-contents': true } });
    expect(new Set(page.documents.map(({ publisherCode }) => publisherCode))).toEqual(new Set(['NSB', 'HI']));
    expect(page.searchType).toBe('MYSUBSCRIPTION');
  });

  it('is narrowed by picks: any of a section, all of the sections [search-015]', async () => {
    const client = await (await startLibrary()).as('individual');
    expect((await found(client, { publisherList: ['HI', 'PIC'] })).count).toBe(4);
    for (const type of ['Standard', 'std'])
      expect((await found(client, { publisherList: ['HI', 'PIC'], documentTypeList: [type] })).count).toBe(2);
  });

  it('reads its text URI-decoded, with %25 as %, cut to 500 characters [search-050, search-051]', async () => {
    const client = await (await startLibrary()).as('individual');
    expect((await found(client, { keywords: 'bonded%20anchors' })).count).toBeGreaterThan(0);
    expect((await found(client, { keywords: `creep${'x'.repeat(495)}y` })).count).toBe(0);
    expect((await found(client, { keywords: `creep${' '.repeat(495)}nonsense` })).count).toBeGreaterThan(0);
    expect((await found(client, { publisherList: ['%48I'] })).count).toBe(2);
  });

  it.each([
    ['a page below zero', '?page=-1', {}, 'query.page'],
    ['a size of a thousand', '?size=1000', {}, 'query.size'],
    ['an unknown sort', '?sort=title', {}, 'query.sort'],
    ['a number as text', '', { keywords: 7 }, 'body.keywords'],
    ['picks that are no list', '', { publisherList: 'NSB' }, 'body.publisherList'],
  ])('with %s is refused, naming the field', async (_, query, body, field) => {
    const client = await (await startLibrary()).as('individual');
    const answer = await client('POST', `${unified}${query}`, body);
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
    const client = await (await startLibrary()).as('individual');
    expect((await client('POST', unified, { keywords })).status).toBe(200);
  });
});

describe('a search for a clause of a document', () => {
  it('finds the document, and names the clause where it has an HTML', async () => {
    const client = await (await startLibrary()).as('individual');
    for (const keywords of ['clause 4.2 of NSB E 214', 'nsb e 214-24 4.2']) {
      const { documents } = await found(client, { keywords });
      expect(documents[0]).toMatchObject({ contentCode: 'NSB|nsb-e-214-24', why: { clause: '4.2' } });
    }
    const [plain] = (await found(client, { keywords: 'NSB E 214' })).documents;
    expect(plain?.why.clause).toBeNull();
  });
});

describe('the values to pick from', () => {
  it('come with their counts [refinement-027, refinement-049, refinement-050]', async () => {
    const client = await (await startLibrary()).as('individual');
    const publishers = (await (
      await client('GET', '/api/refinement/other-content')
    ).json()) as RefinementNode[];
    expect(publishers.map(({ key, name, count }) => [key, name, count])).toEqual([
      ['NSB', 'Northern Standards Board', 4],
      ['HI', 'Halden Institute', 2],
      ['PIC', 'Petroleum Installations Council', 2],
      ['FLW', 'Federation of Lifting Works', 0],
    ]);
    const types = (await (await client('GET', '/api/refinement/document-types')).json()) as RefinementNode[];
    expect(types.map(({ key, count }) => [key, count])).toEqual([
      ['Recommended practice', 2],
      ['Standard', 2],
      ['Test method', 4],
    ]);
  });
});

describe('the classic search', () => {
  it('answers like the unified one, as result, count and nextPageFlag, and finds everything without keywords [search-059]', async () => {
    const client = await (await startLibrary()).as('individual');
    const classic = (body: unknown, query = '') =>
      answerTo<ClassicPage>(client, `/api/documents/search${query}`, body);
    const everything = await classic({});
    const unifiedPage = await found(client, {});
    expect(everything).toEqual({
      count: 8,
      subscribedCount: 6,
      result: unifiedPage.documents,
      nextPageFlag: false,
      corrections: [],
      correctedText: null,
      isPartial: false,
      synonyms: [],
      suggestion: null,
      ignored: [],
      words: null,
    });
    expect(await classic({}, '?size=3')).toMatchObject({ count: 8, nextPageFlag: true });
    const narrowed = await classic({ keywords: '4410-2', searchField: 'D', documentTypeList: ['Standard'] });
    expect(designations(narrowed.result)).toEqual(['HI 4410-2:2022', 'HI 4410-2:2016']);
    const sorted = await classic({ sortType: 'OVERRIDE_SORT' }, '?sort=oth_col_1%2Cdesc');
    expect(sorted.result.at(-1)?.documentTitle).toMatch(/^Post-installed/);
  });

  it('among the entitled documents takes page, size and sort, and a publisher [search-060]', async () => {
    const client = await (await startLibrary()).as('individual');
    const entitled = (body: unknown, query = '') =>
      answerTo<ClassicPage>(client, `/api/documents/entitled-documents/search${query}`, body);
    const publishers = ({ result }: ClassicPage) => new Set(result.map(({ publisherCode }) => publisherCode));
    expect(publishers(await entitled({}))).toEqual(new Set(['NSB', 'HI']));
    expect(await entitled({ publisherId: 'HI' })).toMatchObject({ count: 2, nextPageFlag: false });
    expect(await entitled({ publisherId: 'PIC' })).toMatchObject({ count: 0, result: [] });
    const second = await entitled({ sortType: 'OVERRIDE_SORT' }, '?page=1&size=4&sort=oth_col_1%2Casc');
    expect([second.count, second.result.length, second.nextPageFlag]).toEqual([6, 2, false]);
  });
});

describe('a search of families', () => {
  it('shows one edition of each, the one in force, and counts families', async () => {
    const client = await (await startLibrary()).as('individual');
    const page = await found(client, { onePerFamily: true });
    expect(page.count).toBe(3);
    expect(designations(page.documents).toSorted()).toEqual([
      'HI 4410-2:2022',
      'NSB E 214-24',
      'PIC RP 1173:2021',
    ]);
    expect(await answerTo(client, '/api/refinement/publisher/count', { onePerFamily: true })).toEqual({
      NSB: 1,
      HI: 1,
      PIC: 1,
    });
  });

  it('shows the best edition of those that were found, not one that was not', async () => {
    const client = await (await startLibrary()).as('individual');
    const page = await found(client, { onePerFamily: true, yearList: ['2018', '2021'] });
    expect(designations(page.documents)).toContain('NSB E 214-21');
    expect(designations(page.documents)).not.toContain('NSB E 214-24');
  });
});

describe('a search by date', () => {
  it('shows the newest first, or the oldest', async () => {
    const client = await (await startLibrary()).as('individual');
    const dates = async (sort: string) =>
      (await found(client, { sortType: 'OVERRIDE_SORT' }, `?sort=${encodeURIComponent(sort)}`)).documents.map(
        ({ publishDate }) => publishDate ?? '',
      );
    const oldest = await dates('date,asc');
    expect(oldest).toEqual(oldest.toSorted((a, b) => a.localeCompare(b)));
    expect(await dates('date,desc')).toEqual(oldest.toReversed());
    expect(oldest[0]).toMatch(/^2015/);
  });
});

describe('a word that no one wrote', () => {
  it('is read as its nearest neighbor, and the answer says so', async () => {
    const client = await (await startLibrary()).as('individual');
    const page = await found(client, { keywords: 'offshroe' });
    expect(page.corrections).toEqual([{ typed: 'offshroe', used: 'offshore' }]);
    expect(page.documents.length).toBeGreaterThan(0);
    expect((await found(client, { keywords: 'offshore' })).corrections).toEqual([]);
  });
});

describe('a favorite of the reader', () => {
  it('is told as one, and only of what opens to them that it may become one', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const results = async () =>
      (await found(client, { onePerFamily: true, keywords: 'anchor' })).documents.map(
        ({ publisherCode, allowToFavorite, contentFavorite }) => [
          publisherCode,
          allowToFavorite,
          contentFavorite !== null,
        ],
      );
    const [first] = (await found(client, { publisherId: 'HI', onePerFamily: true })).documents;
    const contentId = first?.contentId ?? 0;
    const favorite = await answerTo<{ id: number }>(client, '/api/content-favorites', {
      content: { contentId },
    });
    expect(await results()).toEqual(
      expect.arrayContaining([
        ['HI', true, true],
        ['PIC', false, false],
      ]),
    );
    expect((await client('DELETE', `/api/content-favorites/${favorite.id}`)).status).toBe(200);
    expect(await results()).toContainEqual(['HI', true, false]);

    await answerTo(await library.as('colleague'), '/api/content-favorites', { content: { contentId } });
    expect(await results()).toContainEqual(['HI', true, false]);
  });
});

describe('why a document was found', () => {
  it('are the parts in which its words stand, and none when everything is found', async () => {
    const client = await (await startLibrary()).as('individual');
    const page = await found(client, { keywords: 'E 214-24' });
    expect(page.documents[0]?.why).toEqual({
      fields: expect.arrayContaining(['designation']),
      excerpt: null,
      place: null,
      clause: null,
    });
    expect((await found(client, {})).documents.every(({ why }) => why.fields.length === 0)).toBe(true);
  });

  it('is an excerpt where the text alone holds the words, without markup and without line breaks', async () => {
    const library = await startLibrary();
    await addDocuments(library, {
      designation: 'NSB X 1-20',
      body: 'One sentence.\nThe <b>quillback</b> clause\tasks for \u202etwo gauges.\nAnother sentence.',
    });
    const { documents } = await found(await library.as('individual'), { keywords: 'quillback' });
    expect(documents.map(({ why }) => why)).toEqual([
      {
        fields: ['body'],
        excerpt: 'The <b>quillback</b> clause asks for two gauges.',
        place: null,
        clause: null,
      },
    ]);
  });

  it('is a page of a PDF, and the sentence there, however long the text before it is', async () => {
    const library = await startLibrary();
    const filling = 'Nothing that matters stands here.\r\n'.repeat(100);
    await addDocuments(library, {
      designation: 'NSB X 1-20',
      body: placedText([
        ...Array.from({ length: 80 }, () => filling),
        'The func-\r\ntion ends. Calls of clEnqueue\r\nread nothing.',
      ]),
      places: pagePlaces(
        Array.from({ length: 81 }, (_, at) => (at < 4 ? 'ivxl'.slice(at, at + 1) : String(at - 3))),
      ),
    });
    const { documents } = await found(await library.as('individual'), { keywords: 'clEnqueue' });
    expect(documents.map(({ why }) => why)).toEqual([
      {
        fields: ['body'],
        excerpt: 'Calls of clEnqueue read nothing.',
        place: { kind: 'page', number: 81, label: '77' },
        clause: null,
      },
    ]);
  });

  it('is an excerpt of what a misspelt word was read as', async () => {
    const library = await startLibrary();
    await addDocuments(library, { designation: 'NSB X 1-20', body: 'The quillback clause.' });
    const { documents } = await found(await library.as('individual'), { keywords: 'quilbcak' });
    expect(documents.map(({ why }) => why.excerpt)).toEqual(['The quillback clause.']);
  });

  it('is an excerpt of the keywords where they alone hold the words', async () => {
    const library = await startLibrary();
    await addDocuments(library, { designation: 'NSB X 1-20', keywords: ['wide flange', 'quillback'] });
    const { documents } = await found(await library.as('individual'), { keywords: 'quillbacks' });
    expect(documents.map(({ why }) => why)).toEqual([
      { fields: ['keywords'], excerpt: 'wide flange, quillback', place: null, clause: null },
    ]);
  });

  it('is an excerpt where the title or the description shows some of the words and the text the others', async () => {
    const library = await startLibrary();
    await addDocuments(library, {
      designation: 'NSB X 1-20',
      title: 'Quillback',
      body: 'A quillback.\nThe quillback and its snorkel.\nOther words.',
    });
    const client = await library.as('individual');
    const excerpts = async (keywords: string) =>
      (await found(client, { keywords })).documents.map(({ why }) => why.excerpt);
    expect(await excerpts('quillback snorkel')).toEqual(['The quillback and its snorkel.']);
    expect(await excerpts('NSB X 1-20 snorkels')).toEqual(['The quillback and its snorkel.']);
    expect(new Set(await excerpts('NSB X 1-20'))).toEqual(new Set([null]));
  });

  it('is an excerpt where the text says in other words what the title does not show', async () => {
    const library = await startLibrary();
    await addDocuments(library, {
      designation: 'NSB X 1-20',
      title: 'Quillback',
      body: 'A quillback.\nGreenhouse gases of its making.\nOther words.',
    });
    const { documents } = await found(await library.as('individual'), { keywords: 'quillback GHG' });
    expect(documents.map(({ why }) => why.excerpt)).toEqual(['Greenhouse gases of its making.']);
  });

  it('is no excerpt where the title or the description shows the words anyway', async () => {
    const library = await startLibrary();
    await addDocuments(library, { designation: 'NSB X 1-20', title: 'Quillback', body: 'A quillback.' });
    const { documents } = await found(await library.as('individual'), { keywords: 'quillback' });
    expect(documents.map(({ why }) => why.excerpt)).toEqual([null]);
  });
});

describe('a search that was made', () => {
  type StoredSearch = { type: string; search_type: string; search_text: string; found: number };

  const storedSearches = (library: TestLibrary): Promise<StoredSearch[]> =>
    library.database
      .forTenant<{ usage_events: StoredSearch & { id: number } }>('astm')
      .selectFrom('usage_events')
      .select(['type', 'search_type', 'search_text', 'found'])
      .orderBy('id')
      .execute();

  it.each([
    ['50%2525%20of%20creep', '50% of creep'],
    ['50%25 of creep', '50% of creep'],
    ['50% of%20creep', '50% of%20creep'],
    ['%252525', '%25'],
  ])('is stored as it was read: %s as %s [search-050]', async (sent, read) => {
    const library = await startLibrary();
    await found(await library.as('individual'), { keywords: sent });
    expect((await storedSearches(library)).map(({ search_text: text }) => text)).toEqual([read]);
  });

  it('is stored as a usage event, once its pages, with its kind and what it found; a count is not', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { count } = await found(client, { keywords: 'creep' }, '?size=1');
    await found(client, { keywords: 'creep' }, '?size=1&page=1');
    await answerTo(client, '/api/documents/search', { keywords: '4410-2', searchField: 'D' });
    await answerTo(client, '/api/documents/entitled-documents/search', {});
    await answerTo(client, '/api/documents/search/count', { keywords: 'creep' });
    await answerTo(client, '/api/documents/search/type-ahead', { keywords: 'creep' });
    expect(await storedSearches(library)).toEqual([
      { type: 'search', search_type: 'ALL', search_text: 'creep', found: count },
      { type: 'search', search_type: 'D', search_text: '4410-2', found: 2 },
      { type: 'search', search_type: 'MYSUBSCRIPTION', search_text: '*', found: 6 },
    ]);
  });
});
