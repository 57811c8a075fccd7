import type { Favorite, FavoriteFolder, Metadata } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';

const path = '/api/favorite-folders';
const own = `${path}/current-user`;
const kept = ['NSB|nsb-e-214-24', 'HI|hi-4410-2-2022', 'NSB|nsb-e-214-21'];

const folders = async (client: TestClient): Promise<FavoriteFolder[]> => (await client('GET', own)).json();
const listed = async (client: TestClient, query = ''): Promise<{ count: number; result: Favorite[] }> => {
  const answer = await client('GET', `/api/favorite-documents/current-user${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
};
const make = async (client: TestClient, name: string): Promise<FavoriteFolder> => {
  const answer = await client('POST', path, { name });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
};
const file = (client: TestClient, id: number, body: { add?: number[]; remove?: number[] }) =>
  client('PUT', `${path}/${id}/favorites`, body);
const refusal = async (answer: Response | Promise<Response>): Promise<[number, string]> => {
  const given = await answer;
  return [given.status, ((await given.json()) as { code: string }).code];
};

/** Makes documents favorites; answers their list ids in this order. */
async function favor(client: TestClient, contentCodes: readonly string[] = kept): Promise<number[]> {
  const ids: number[] = [];
  for (const code of contentCodes) {
    const answer = await client('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(code)}`);
    const { contentId }: Metadata = await answer.json();
    const added = await client('POST', '/api/content-favorites', { content: { contentId } });
    ids.push(((await added.json()) as { id: number }).id);
  }
  return ids;
}

const codesOf = ({ result }: { result: Favorite[] }): string[] =>
  result.map(({ document }) => document.contentCode);

describe('folders of favorites', () => {
  it('hold a favorite each, or several of them, and say how many they hold [rows-003]', async () => {
    const client = await (await startLibrary()).as('individual');
    const [newer = 0, adopted = 0] = await favor(client);
    const [bridges, anchors] = [await make(client, 'Bridges'), await make(client, 'anchors')];
    for (const _ of ['once', 'again'])
      expect((await file(client, bridges.id, { add: [newer, adopted] })).status).toBe(200);
    await file(client, anchors.id, { add: [newer] });
    expect(await folders(client)).toEqual([
      { id: anchors.id, name: 'anchors', count: 1 },
      { id: bridges.id, name: 'Bridges', count: 2 },
    ]);
    const all = await listed(client);
    expect(all.count).toBe(3);
    expect(all.result.find(({ id }) => id === newer)?.folders).toEqual([bridges.id, anchors.id]);
    expect(codesOf(await listed(client, `?folder=${anchors.id}`))).toEqual(['NSB|nsb-e-214-24']);
    await file(client, bridges.id, { remove: [newer] });
    expect(codesOf(await listed(client, `?folder=${bridges.id}`))).toEqual(['HI|hi-4410-2-2022']);
  });

  it('are renamed and deleted; their favorites stay, and what is no favorite any more is in none [rows-003]', async () => {
    const client = await (await startLibrary()).as('individual');
    const [newer = 0, adopted = 0] = await favor(client);
    const { id } = await make(client, 'Bridges');
    await file(client, id, { add: [newer, adopted] });
    expect((await client('PUT', `${path}/${id}`, { name: '  Roofs\n' })).status).toBe(200);
    await client('DELETE', `/api/content-favorites/${newer}`);
    expect(await folders(client)).toEqual([{ id, name: 'Roofs', count: 1 }]);
    for (const _ of ['once', 'again']) expect((await client('DELETE', `${path}/${id}`)).status).toBe(200);
    expect(await folders(client)).toEqual([]);
    expect((await listed(client)).result.map(({ folders: held }) => held)).toEqual([[], []]);
  });

  it('have names of their own, and are a hundred at most', async () => {
    const client = await (await startLibrary()).as('individual');
    const { id } = await make(client, 'Bridges');
    const other = await make(client, 'Roofs');
    expect(await refusal(client('POST', path, { name: 'BRIDGES' }))).toEqual([
      409,
      'favorite-folder-name-taken',
    ]);
    expect(await refusal(client('PUT', `${path}/${other.id}`, { name: 'bridges' }))).toEqual([
      409,
      'favorite-folder-name-taken',
    ]);
    expect((await client('PUT', `${path}/${id}`, { name: 'bridges' })).status).toBe(200);
    for (const name of ['', '  ', 'a'.repeat(101)])
      expect((await client('POST', path, { name })).status, name).toBe(400);
    for (let count = 2; count < 100; count += 1) await make(client, `Folder ${count}`);
    expect(await refusal(client('POST', path, { name: 'One more' }))).toEqual([
      409,
      'favorite-folders-too-many',
    ]);
  });

  it('are their person’s alone: others neither see, change nor fill them, in any tenant [rows-003]', async () => {
    const library = await startLibrary();
    const [mine, theirs] = [await library.as('individual'), await library.as('colleague')];
    const [newer = 0] = await favor(mine);
    const [ofOthers = 0] = await favor(theirs);
    const { id } = await make(mine, 'Bridges');
    await file(mine, id, { add: [newer, ofOthers] });
    expect(await folders(mine)).toEqual([{ id, name: 'Bridges', count: 1 }]);
    for (const other of [theirs, await library.as('individual', 'demowl')]) {
      expect(await folders(other)).toEqual([]);
      expect(await refusal(other('PUT', `${path}/${id}`, { name: 'Taken' }))).toEqual([
        404,
        'favorite-folder-not-found',
      ]);
      expect(await refusal(file(other, id, { add: [ofOthers], remove: [newer] }))).toEqual([
        404,
        'favorite-folder-not-found',
      ]);
      expect((await other('DELETE', `${path}/${id}`)).status).toBe(200);
      expect((await listed(other, `?folder=${id}`)).count).toBe(0);
    }
    expect(await folders(mine)).toEqual([{ id, name: 'Bridges', count: 1 }]);
    const company = await library.as('company');
    expect(await refusal(company('GET', own))).toEqual([403, 'individuals-only']);
    expect(await refusal(company('POST', path, { name: 'Bridges' }))).toEqual([403, 'individuals-only']);
  });
});

describe('the favorites', () => {
  it('are found by all words of designation and title, and sorted by when they were added [rows-003]', async () => {
    const client = await (await startLibrary()).as('individual');
    await favor(client);
    expect(codesOf(await listed(client, '?text=4410'))).toEqual(['HI|hi-4410-2-2022']);
    expect((await listed(client, '?text=CREEP%20e%20214')).count).toBe(2);
    for (const none of ['nothing', '%25', '_', '\\'])
      expect((await listed(client, `?text=${none}`)).count, none).toBe(0);
    expect(codesOf(await listed(client, '?by=added'))).toEqual(kept);
    expect(codesOf(await listed(client, '?by=added&sort=desc'))).toEqual(kept.toReversed());
    for (const query of ['?by=name', '?folder=x', '?folder=0'])
      expect((await client('GET', `/api/favorite-documents/current-user${query}`)).status, query).toBe(400);
  });
});
