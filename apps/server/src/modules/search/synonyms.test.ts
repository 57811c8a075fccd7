import { describe, expect, it } from 'vitest';
import type { SynonymLists, SynonymTrial } from '@norma/contracts';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { found } from './testing/answers.ts';

const path = '/api/admin/search-synonyms';
const english = (rules: string): SynonymLists => ({ lists: [{ language: 'en', rules }] });
const put = (client: TestClient, rules: string) => client('PUT', path, english(rules));
const listsOf = async (client: TestClient) =>
  ((await (await client('GET', path)).json()) as SynonymLists).lists;

describe('The synonyms of a library', () => {
  it('find what says the same in its words, from the next search on, in this library alone [find-003]', async () => {
    const library = await startLibrary();
    const [admin, reader] = [await library.as('admin'), await library.as('individual')];
    const countOf = async (client: TestClient) => (await found(client, { keywords: 'dowelling' })).count;
    expect(await countOf(reader)).toBe(0);
    expect((await put(admin, 'dowelling => anchors')).status).toBe(200);
    expect(await countOf(reader)).toBeGreaterThan(0);
    expect(await listsOf(admin)).toEqual([{ language: 'en', rules: 'dowelling => anchors' }]);
    expect(await listsOf(await library.as('admin', 'api'))).toEqual([]);
    expect(await countOf(await library.as('individual', 'api'))).toBe(0);
    expect((await put(admin, '')).status).toBe(200);
    expect(await countOf(reader)).toBe(0);
  });

  it('are told with the results, so that they are marked as synonyms [find-003]', async () => {
    const library = await startLibrary();
    await put(await library.as('admin'), 'dowelling => anchors');
    expect(await found(await library.as('individual'), { keywords: 'Dowelling' })).toMatchObject({
      synonyms: [{ typed: 'Dowelling', used: 'anchors' }],
    });
  });

  it('are kept by language, comments and blank lines with them', async () => {
    const admin = await (await startLibrary()).as('admin');
    const lists = [
      { language: 'en', rules: '# Ours\n\nglue, adhesive' },
      { language: 'de', rules: '# Dübel\nKleber => Klebstoff' },
    ];
    expect((await admin('PUT', path, { lists })).status).toBe(200);
    expect(await listsOf(admin)).toEqual(lists);
  });

  it('are refused by the line that is no rule, and stay as they were [find-004]', async () => {
    const admin = await (await startLibrary()).as('admin');
    await put(admin, 'a, b');
    const lists = [
      ...english('lift, elevator\n# note\ntorque wrench =>').lists,
      { language: 'de', rules: 'nichts' },
    ];
    const answer = await admin('PUT', path, { lists });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'synonyms-malformed',
      params: { language: 'en', line: '3' },
      fieldErrors: [
        { field: 'body.lists.0.rules.2', message: 'nothing-after' },
        { field: 'body.lists.1.rules.0', message: 'one-term' },
      ],
    });
    expect(await listsOf(admin)).toEqual(english('a, b').lists);
  });

  it('are refused when they are too long or name a language twice, and taken when they are Arabic', async () => {
    const admin = await (await startLibrary()).as('admin');
    expect((await put(admin, 'x'.repeat(100_001))).status).toBe(400);
    const twice = { lists: [...english('a, b').lists, ...english('c, d').lists] };
    expect((await admin('PUT', path, twice)).status).toBe(400);
    const arabic = { lists: [{ language: 'ar', rules: 'مصعد, رافعة' }] };
    expect((await admin('PUT', path, arabic)).status).toBe(200);
  });

  it('are saved by one of two administrators who change the same, with an audit entry [find-004]', async () => {
    const library = await startLibrary();
    const admin = await library.as('admin');
    const state = { 'if-match': (await admin('GET', path)).headers.get('etag') ?? '' };
    const both = await Promise.all(
      ['a, b', 'a, b\nc, d'].map((rules) => admin('PUT', path, english(rules), state)),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 412]));
    expect(await both.find(({ status }) => status === 412)?.json()).toMatchObject({
      code: 'synonyms-changed',
    });
    const audits = await (await admin('GET', '/management/audits?type=search-synonyms-changed')).json();
    expect(JSON.stringify(audits)).toMatch(/0 rules before, [12] now/);
  });

  it('are tried before they are saved, before and after beside each other [find-004]', async () => {
    const library = await startLibrary();
    const admin = await library.as('admin');
    const attempt = async (rules: string, keywords: string) =>
      (await (await admin('POST', `${path}/trial`, { ...english(rules), keywords })).json()) as SynonymTrial;
    const trial = await attempt('dowelling => anchors\nwrong', 'dowelling');
    expect(trial.faults).toEqual([{ language: 'en', line: 2, fault: 'one-term' }]);
    expect(trial.before).toMatchObject({ count: 0, documents: [] });
    expect(trial.after.count).toBeGreaterThan(0);
    expect(trial.after.documents.every(({ isAdded }) => isAdded)).toBe(true);
    expect(trial.after.synonyms).toEqual([{ typed: 'dowelling', used: 'anchors' }]);
    const known = await attempt('anchors, dowelling', 'anchors');
    expect(known.after.documents.some(({ isAdded }) => isAdded)).toBe(false);
    expect(await attempt('a, b', '')).toMatchObject({
      before: { count: 0 },
      after: { count: 0 },
      faults: [],
    });
    expect(await listsOf(admin)).toEqual([]);
  });
});
