import type { ClassicPage, ResultPage } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { addDocuments } from './testing/aDocument.ts';
import { answerTo, found, suggested } from './testing/answers.ts';

/** The subscribed contents, as the unified search asks for them. */
const subscribed = (client: TestClient, body: object = {}): Promise<ResultPage> =>
  found(client, { ...body, filters: { 'subscribed-contents': true } });

const publishersOf = ({ documents }: ResultPage): string[] => [
  ...new Set(documents.map(({ publisherCode }) => publisherCode)),
];

/** Every call that must speak of nothing but what the account may open. */
const entitledCalls = [
  ['/api/documents/unified-search', { filters: { 'subscribed-contents': true } }],
  ['/api/documents/entitled-documents/search', {}],
  ['/api/documents/entitled-documents/search/count', {}],
  ['/api/documents/entitled-documents/search/top-level/count', { section: 'Publisher' }],
  ['/api/documents/entitled-documents/search/top-level/count', { section: 'Category' }],
  ['/api/refinement/publisher/entitled-documents/count', {}],
  ['/api/documents/search/type-ahead', { 'search-type': 'subscription_search' }],
  ['/api/documents/search/type-ahead/publisher', { 'search-type': 'subscription_search', publisher: 'PIC' }],
] as const;

describe('the search of the subscribed contents', () => {
  it('takes the codes of the subscribed publishers, and is narrowed by some of them', async () => {
    const client = await (await startLibrary()).as('individual');
    const all = await subscribed(client, { 'publisher-codes': ['NSB', 'HI'] });
    expect([all.count, all.searchType]).toEqual([6, 'MYSUBSCRIPTION']);
    expect(publishersOf(await subscribed(client, { 'publisher-codes': ['HI'] }))).toEqual(['HI']);
    expect((await subscribed(client, { 'publisher-codes': [] })).count).toBe(6);
  });

  it.each([{ 'publisher-codes': ['PIC'] }, { publisherId: 'PIC' }, { publisherList: ['PIC'] }])(
    'is never widened by %j',
    async (body) => {
      const client = await (await startLibrary()).as('individual');
      expect(await subscribed(client, body)).toMatchObject({ count: 0, documents: [], nextPageFlag: false });
    },
  );

  it('finds nothing for an account without any subscription', async () => {
    const client = await (await startLibrary()).as('nobody');
    expect(await subscribed(client)).toMatchObject({ count: 0, documents: [] });
    expect(await answerTo<ClassicPage>(client, '/api/documents/entitled-documents/search', {})).toMatchObject(
      {
        count: 0,
        result: [],
      },
    );
    expect(await answerTo(client, '/api/documents/entitled-documents/search/count', {})).toMatchObject({
      publisherList: {},
      documentTypeList: {},
    });
  });
});

describe('what an account may not open', () => {
  it.each(entitledCalls)('is not counted, suggested or told by %s %j', async (path, body) => {
    const client = await (await startLibrary()).as('individual');
    for (const keywords of ['*', 'deck', 'PIC RP 1173']) {
      const answer = JSON.stringify(await answerTo(client, path, { ...body, keywords }));
      expect(answer).not.toMatch(/PIC|Petroleum|RP 1173|Offshore|SC 17|75\.180|47\.020/);
    }
  });

  it('lends its words to no correction', async () => {
    const library = await startLibrary();
    await addDocuments(library, { designation: 'PIC X 1', publisher: 'PIC', title: 'Quillback' });
    const client = await library.as('individual');
    const body = { keywords: 'quilback' };
    expect((await found(client, body)).corrections).toEqual([{ typed: 'quilback', used: 'quillback' }]);
    expect(await subscribed(client, body)).toMatchObject({ count: 0, documents: [], corrections: [] });
  });

  it('is matched by its record alone, and shows no sentence and no field of its text [gate-008]', async () => {
    const library = await startLibrary();
    await addDocuments(
      library,
      { designation: 'PIC X 1', publisher: 'PIC', body: 'The secret quillback clause.' },
      { designation: 'PIC X 2', publisher: 'PIC', keywords: ['quillback'], body: 'A quillback again.' },
      { designation: 'HI X 3', publisher: 'HI', body: 'The open quillback clause.' },
    );
    const client = await library.as('individual');
    const { documents } = await found(client, { keywords: 'quillback' });
    const shown = documents.map(({ designationNo, why }) => [designationNo, why.excerpt, why.fields]);
    expect(shown).toEqual([
      ['PIC X 2', 'quillback', ['keywords']],
      ['HI X 3', 'The open quillback clause.', ['body']],
    ]);
    for (const keywords of ['"secret quillback"', 'secret quilback', 'clause secret'])
      expect(
        (await found(client, { keywords })).documents.map(({ designationNo }) => designationNo),
      ).not.toContain('PIC X 1');
    expect((await found(await library.as('operator'), { keywords: '"secret quillback"' })).count).toBe(1);
  });
});

describe('the answer of a search', () => {
  it.each([{}, { onePerFamily: true }, { publisherList: ['PIC', 'HI'] }, { keywords: 'anchor' }])(
    'counts %j exactly in the subscription, beside the total [gate-006]',
    async (body) => {
      const library = await startLibrary();
      const client = await library.as('individual');
      const all = await found(client, body);
      const { count } = await subscribed(client, body);
      expect(all.subscribedCount).toBe(count);
      expect(all.subscribedCount).toBeLessThan(all.count);
      const classic = await answerTo<ClassicPage>(client, '/api/documents/search', body);
      expect(classic).toMatchObject({ count: all.count, subscribedCount: count });
      expect((await found(await library.as('nobody'), body)).subscribedCount).toBe(0);
    },
  );

  it('says of each document whether it opens, and whose it is [gate-004] [gate-005]', async () => {
    const client = await (await startLibrary()).as('individual');
    const { documents } = await found(client, {});
    expect(
      new Set(documents.map(({ publisherCode, isEntitled }) => `${publisherCode} ${isEntitled}`)),
    ).toEqual(new Set(['NSB true', 'HI true', 'PIC false']));
    const groups = await suggested(client, { keywords: 'PIC' });
    expect(
      groups.map(({ publisherName, contentList }) => [publisherName, contentList[0]?.isEntitled]),
    ).toEqual([['Petroleum Installations Council', false]]);
  });
});

describe('what a tenant does not offer', () => {
  it('is found, counted and suggested by no search, whatever else the account subscribes to', async () => {
    const library = await startLibrary();
    await addDocuments(library, {
      designation: 'HI X 1',
      publisher: 'HI',
      title: 'Quillback',
      body: 'Quillback.',
    });
    const offered = await library.as('operator');
    expect((await found(offered, { keywords: 'quillback' })).count).toBe(1);
    const here = await library.as('operator', 'api');
    for (const body of [{ keywords: 'quillback' }, { publisherId: 'HI' }, { publisherList: ['HI'] }])
      expect(await found(here, body)).toMatchObject({ count: 0, documents: [], corrections: [] });
    expect((await found(here, { keywords: 'quilback' })).corrections).toEqual([]);
    expect(await suggested(here, { keywords: 'quillback' })).toEqual([]);
    expect(await answerTo(here, '/api/refinement/publisher/count', {})).not.toHaveProperty('HI');
    expect(await answerTo(here, '/api/documents/contentCode/designation?designation=HI%20X%201')).toBe(
      'Not found Content',
    );
  });
});
