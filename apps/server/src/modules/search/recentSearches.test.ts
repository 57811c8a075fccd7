import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import type { SearchTables } from './tables.ts';

const path = '/api/search/recent';
const remember = async (client: TestClient, text: string, searchType = 'ALL') => {
  const answer = await client('POST', path, { text, searchType });
  return [answer.status, await answer.json()] as const;
};
const recent = async (client: TestClient): Promise<{ text: string; searchType: string }[]> =>
  (await (await client('GET', path)).json()) as { text: string; searchType: string }[];
const texts = async (client: TestClient) => (await recent(client)).map(({ text }) => text);

describe('The recent searches of a reader', () => {
  it('are the last ten, each once, the latest first, on every device [find-010]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    for (let at = 0; at < 12; at++)
      expect(await remember(client, ` search ${at} `)).toEqual([200, { saved: true }]);
    await remember(client, 'search 5');
    await remember(client, 'search 5', 'SEMANTICSEARCH');
    expect((await recent(client)).slice(0, 2)).toEqual([
      { text: 'search 5', searchType: 'SEMANTICSEARCH' },
      { text: 'search 5', searchType: 'ALL' },
    ]);
    expect(await texts(await library.as('individual'))).toHaveLength(10);
  });

  it('are removed one by one and all at once [find-010]', async () => {
    const client = await (await startLibrary()).as('individual');
    for (const text of ['creep', 'anchor', 'مرساة & "x"']) await remember(client, text);
    await client('DELETE', `${path}?text=${encodeURIComponent('مرساة & "x"')}&searchType=ALL`);
    expect(await texts(client)).toEqual(['anchor', 'creep']);
    expect(await (await client('DELETE', path)).json()).toEqual([]);
    expect(await texts(client)).toEqual([]);
  });

  it('are seen by no one else, in no other tenant, and by none who share a login [find-010]', async () => {
    const library = await startLibrary();
    await remember(await library.as('individual'), 'anchor');
    expect(await texts(await library.as('admin'))).toEqual([]);
    expect(await texts(await library.as('individual', 'api'))).toEqual([]);
    const shared = await library.as('company');
    expect(await remember(shared, 'anchor')).toEqual([200, { saved: false }]);
    expect(await texts(shared)).toEqual([]);
    await (
      await library.as('admin')
    )('DELETE', path);
    expect(await texts(await library.as('individual'))).toEqual(['anchor']);
  });

  it('go with the person', async () => {
    const library = await startLibrary();
    await remember(await library.as('individual'), 'anchor');
    const db = library.database.forTenant<SearchTables>('astm');
    const owners = await db.selectFrom('recent_searches').select('person_id').execute();
    expect(owners).toHaveLength(1);
    const people = library.database.forTenant<{ people: { id: string } }>('astm');
    await people
      .deleteFrom('people')
      .where('id', '=', owners[0]?.person_id ?? '')
      .execute();
    expect(await db.selectFrom('recent_searches').select('text').execute()).toEqual([]);
  });

  it.each([
    {},
    { text: ' ', searchType: 'ALL' },
    { text: 'x', searchType: 'all' },
    { text: 7, searchType: 'ALL' },
  ])('are refused when they are none: %j', async (body) => {
    const client = await (await startLibrary()).as('individual');
    expect((await client('POST', path, body)).status).toBe(400);
  });

  it('are cut to the length that the box takes', async () => {
    const client = await (await startLibrary()).as('individual');
    await remember(client, 'x'.repeat(5_000));
    expect((await texts(client))[0]).toHaveLength(500);
  });
});
