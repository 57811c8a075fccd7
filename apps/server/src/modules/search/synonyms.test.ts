import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { found } from './testing/answers.ts';

const path = '/api/admin/search-synonyms';
const put = (client: TestClient, rules: string) => client('PUT', path, { rules });

describe('The synonyms of a library', () => {
  it('find what says the same in its words, from the next search on, in this library alone', async () => {
    const library = await startLibrary();
    const [admin, reader] = [await library.as('admin'), await library.as('individual')];
    const countOf = async (client: TestClient) => (await found(client, { keywords: 'dowelling' })).count;
    expect(await countOf(reader)).toBe(0);
    expect((await put(admin, 'dowelling > anchors')).status).toBe(200);
    expect(await countOf(reader)).toBeGreaterThan(0);
    expect(await (await admin('GET', path)).json()).toEqual({ rules: 'dowelling > anchors' });
    expect(await (await (await library.as('admin', 'api'))('GET', path)).json()).toEqual({ rules: '' });
    expect(await countOf(await library.as('individual', 'api'))).toBe(0);
    expect((await put(admin, '')).status).toBe(200);
    expect(await countOf(reader)).toBe(0);
  });

  it('are refused by the line that is no rule, and stay as they were', async () => {
    const admin = await (await startLibrary()).as('admin');
    await put(admin, 'a = b');
    const answer = await put(admin, 'lift = elevator\nde: nichts\n');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'synonyms-malformed', params: { line: '2' } });
    expect(await (await admin('GET', path)).json()).toEqual({ rules: 'a = b' });
  });

  it('are refused when they are too long, and taken when they are Arabic', async () => {
    const admin = await (await startLibrary()).as('admin');
    expect((await put(admin, 'x'.repeat(200_001))).status).toBe(400);
    expect((await put(admin, 'مصعد = رافعة')).status).toBe(200);
  });
});
