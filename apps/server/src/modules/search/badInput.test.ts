import { describe, expect, it } from 'vitest';
import { startLibrary } from '../../testing/library.ts';

const unified = '/api/documents/unified-search';
const entitled = '/api/documents/entitled-documents/search';

/** Every call that takes a search, and what it needs besides it. */
const searches = [
  [unified, {}],
  ['/api/documents/search', {}],
  [entitled, {}],
  ['/api/documents/search/count', {}],
  [`${entitled}/count`, {}],
  ['/api/documents/search/top-level/count', { section: 'Category' }],
  [`${entitled}/top-level/count`, { section: 'Publisher' }],
  ['/api/refinement/publisher/count', {}],
  ['/api/refinement/publisher/entitled-documents/count', {}],
] as const;

const suggestions = [
  ['/api/documents/search/type-ahead', {}],
  ['/api/documents/search/type-ahead/publisher', { publisher: 'NSB' }],
] as const;

/** Texts that are no question anyone would ask. */
const hostile: Record<string, string> = {
  'a quote': '"',
  'an unclosed phrase': '"creep of "" anchors "',
  'an injection': "'; drop table documents; --",
  'another injection': '%27%20or%201=1;--',
  markup: '<script>alert(1)</script>',
  NUL: '\u0000',
  'an encoded NUL': 'creep%00creep',
  'a lone per cent sign': '%',
  'a per cent sign, encoded again and again': '%2525252525',
  'a broken encoding': '%E0%A4%A',
  'a lone surrogate': '\ud800',
  'an encoded surrogate': '%ED%A0%80',
  'a turned direction': '\u202e\u202epeerc',
  parentheses: '('.repeat(500),
  asterisks: '*'.repeat(500),
  backslashes: '\\'.repeat(500),
  'what backtracking fears': `${'a'.repeat(499)}!`,
  'a hundred thousand characters': 'creep '.repeat(17_000),
  'a hundred thousand characters in one word': 'x'.repeat(100_000),
  'a hundred thousand per cent signs': '%25'.repeat(33_000),
  'as many combining marks': `e${'\u0301'.repeat(99_999)}`,
  'as many words': Array.from({ length: 17_000 }, (_, at) => `w${at}`).join(' '),
};

describe('a hostile text', () => {
  it.each(Object.entries(hostile))('such as %s is answered calmly by every call', async (_, keywords) => {
    const client = await (await startLibrary()).as('individual');
    for (const [path, body] of [...searches, ...suggestions]) {
      const answer = await client('POST', path, { ...body, keywords });
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, expect.anything()]);
    }
    const request = `/api/documents/contentCode/designation?designation=${encodeURIComponent(keywords.toWellFormed().slice(0, 2_000))}&year=${'9'.repeat(500)}&status=%25`;
    expect([200, 400]).toContain((await client('GET', request)).status);
  });

  it('in a pick, a publisher or a code of one finds nothing', async () => {
    const client = await (await startLibrary()).as('individual');
    const subscribed = { filters: { 'subscribed-contents': true } };
    for (const text of [...Object.values(hostile), 'nobody', '__proto__', 'constructor']) {
      for (const body of [
        { publisherList: [text] },
        { categoryList: [text], yearList: [text] },
        { publisherId: text },
        { ...subscribed, 'publisher-codes': [text] },
      ]) {
        const isEmptied = 'publisherId' in body && text.replaceAll(/\0|%00/g, '') === '';
        const answer = await client('POST', unified, body);
        expect([text.slice(0, 40), answer.status]).toEqual([text.slice(0, 40), 200]);
        const { count } = (await answer.json()) as { count: number };
        expect([text.slice(0, 40), count]).toEqual([text.slice(0, 40), isEmptied ? 8 : 0]);
      }
    }
  });
});

describe('what fits no search', () => {
  const picks = (many: number) => Array.from({ length: many }, (_, at) => `key ${at}`);

  it.each<[string, unknown, string]>([
    ['ten thousand picks', { committeeList: picks(10_000) }, 'body.committeeList'],
    ['a thousand and one picks', { yearList: picks(1_001) }, 'body.yearList'],
    ['picks that are no list', { statusList: 'Active' }, 'body.statusList'],
    ['a pick that is no text', { languageList: ['en', 7] }, 'body.languageList.1'],
    ['a number as text', { keywords: 7 }, 'body.keywords'],
    ['a list as text', { keywords: ['creep'] }, 'body.keywords'],
    ['an unknown field', { searchField: 'X' }, 'body.searchField'],
    ['a publisher that is no text', { publisherId: {} }, 'body.publisherId'],
    ['families that are no yes or no', { onePerFamily: 'yes' }, 'body.onePerFamily'],
  ])('such as %s is refused by every call, naming the field', async (_, body, field) => {
    const client = await (await startLibrary()).as('individual');
    for (const [path, needed] of searches) {
      const refused = await client('POST', path, { ...needed, ...(body as object) });
      expect([path, refused.status]).toEqual([path, 400]);
      expect(await refused.json()).toMatchObject({ code: 'invalid-request', fieldErrors: [{ field }] });
    }
  });

  it.each<[string, string, unknown, string]>([
    ['a page below zero', `${unified}?page=-1`, {}, 'query.page'],
    ['page 10⁹', `${unified}?page=1000000000`, {}, 'query.page'],
    ['half a page', `/api/documents/search?page=0.5`, {}, 'query.page'],
    ['a size of a thousand', `${entitled}?size=1000`, {}, 'query.size'],
    ['a size of nothing', `${unified}?size=0`, {}, 'query.size'],
    ['an unknown sort', `${unified}?sort=title`, {}, 'query.sort'],
    ['an unknown sort type', unified, { sortType: 'RANDOM' }, 'body.sortType'],
    ['a filter of another kind', unified, { filters: true }, 'body.filters'],
    [
      'a filter that is no yes or no',
      unified,
      { filters: { 'subscribed-contents': 'Y' } },
      'body.filters.subscribed-contents',
    ],
    ['ten thousand publishers', unified, { 'publisher-codes': picks(10_000) }, 'body.publisher-codes'],
    ['no section', '/api/documents/search/top-level/count', {}, 'body.section'],
    ['an unknown section', `${entitled}/top-level/count`, { section: 'Topic' }, 'body.section'],
    ['no keywords', '/api/documents/search/type-ahead', {}, 'body.keywords'],
    ['no publisher', '/api/documents/search/type-ahead/publisher', { keywords: 'e' }, 'body.publisher'],
    [
      'an empty publisher',
      '/api/documents/search/type-ahead/publisher',
      { keywords: 'e', publisher: '' },
      'body.publisher',
    ],
    [
      'an unknown scope',
      '/api/documents/search/type-ahead',
      { keywords: 'e', 'search-type': 'all' },
      'body.search-type',
    ],
  ])('such as %s is refused, naming the field', async (_, path, body, field) => {
    const client = await (await startLibrary()).as('individual');
    const refused = await client('POST', path, body);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'invalid-request', fieldErrors: [{ field }] });
  });

  it.each(['', 'null', '[]', '"creep"', '{"keywords":', '{"__proto__":{"keywords":"x"}}', '7'])(
    'such as the body %j is no search, and is never more than refused',
    async (body) => {
      const client = await (await startLibrary()).as('individual');
      for (const [path] of searches) expect([200, 400]).toContain((await client('POST', path, body)).status);
    },
  );

  it('such as a body beyond a megabyte is refused', async () => {
    const client = await (await startLibrary()).as('individual');
    expect((await client('POST', unified, { keywords: 'x'.repeat(1_100_000) })).status).toBe(413);
  });
});

describe('the last page there can be', () => {
  it('is an empty one', async () => {
    const client = await (await startLibrary()).as('individual');
    const answer = await client('POST', `${unified}?page=1000000&size=100`, { keywords: 'anchor' });
    expect(await answer.json()).toMatchObject({ documents: [], nextPageFlag: false });
  });
});
