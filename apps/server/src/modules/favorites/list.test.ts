import type { Favorite, Metadata } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';

type Page = { count: number; result: Favorite[] };

const path = '/api/favorite-documents/current-user';
const page = async (client: TestClient, query = ''): Promise<Page> => {
  const answer = await client('GET', path + query);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
};
const codesOf = ({ result }: Page): string[] => result.map(({ document }) => document.contentCode);

async function favour(client: TestClient, ...contentCodes: string[]): Promise<void> {
  for (const code of contentCodes) {
    const answer = await client('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(code)}`);
    const { contentId }: Metadata = await answer.json();
    expect((await client('POST', '/api/content-favorites', { content: { contentId } })).status).toBe(200);
  }
}

// By their titles: Post-installed anchors, Test Method (21 and 24).
const kept = ['NSB|nsb-e-214-24', 'HI|hi-4410-2-2022', 'NSB|nsb-e-214-21'];

describe('the favorites', () => {
  it('come page by page by their titles, each with its document, and say how many there are [home-042] [favourites-012]', async () => {
    const client = await (await startLibrary()).as('individual');
    expect(await page(client)).toEqual({ count: 0, result: [] });
    await favour(client, ...kept);
    const first = await page(client, '?page=0&size=6');
    expect(first.count).toBe(3);
    expect(codesOf(first)[0]).toBe('HI|hi-4410-2-2022');
    expect(first.result[0]?.document).toMatchObject({
      designationNo: 'HI 4410-2:2022',
      assetId: 'HI-4410-2-2022',
      documentTitle: expect.stringMatching(/^Post-installed/),
    });
    expect(codesOf(await page(client, '?page=1&size=2'))).toEqual(codesOf(first).slice(2));
    expect(await page(client, '?page=9&size=2')).toEqual({ count: 3, result: [] });
    const backwards = codesOf(first).toReversed();
    for (const sort of ['desc', 'DESC', 'document.documentTitle,desc'])
      expect(codesOf(await page(client, `?sort=${sort}`)), sort).toEqual(backwards);
    expect(codesOf(await page(client, '?sort=document.documentTitle,asc'))).toEqual(codesOf(first));
  });

  it('lose what is sent back as it was listed, once however often, and no one else’s [favourites-013]', async () => {
    const library = await startLibrary();
    const [mine, theirs] = [await library.as('individual'), await library.as('colleague')];
    await favour(mine, ...kept);
    await favour(theirs, ...kept);
    const [first] = (await page(mine)).result;
    const remove = (client: TestClient, favorite: unknown) =>
      client('PUT', '/api/favorite-documents', favorite);
    expect((await remove(theirs, first)).status).toBe(200);
    expect((await page(mine)).count).toBe(3);
    for (const _ of ['once', 'again']) {
      const answer = await remove(mine, first);
      expect([answer.status, await answer.json()]).toEqual([200, { id: first?.id }]);
    }
    expect(codesOf(await page(mine))).toEqual(['NSB|nsb-e-214-24', 'NSB|nsb-e-214-21']);
    expect((await page(theirs)).count).toBe(3);
    for (const [field, sent] of [
      ['body.id', { document: first?.document }],
      ['body.id', { id: 'first' }],
      ['body', []],
    ] as const) {
      const refused = await remove(mine, sent);
      expect([refused.status, await refused.json()]).toMatchObject([400, { fieldErrors: [{ field }] }]);
    }
  });

  it('are one’s own in one’s own tenant, as far as it offers the documents', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await favour(client, ...kept);
    expect((await page(await library.as('colleague'))).count).toBe(0);
    expect((await page(await library.as('individual', 'ies'))).count).toBe(0);
    await library.database
      .withoutTenant<{ tenants: { key: string; settings: unknown } }>()
      .updateTable('tenants')
      .set(({ fn, ref, val }) => ({
        settings: fn('jsonb_set', [ref('settings'), val('{publishers}'), val('["NSB"]')]),
      }))
      .where('key', '=', 'astm')
      .execute();
    await expect.poll(async () => (await page(client)).count).toBe(2);
  });

  it('are for individuals, and what cannot be read is refused by its name', async () => {
    const library = await startLibrary();
    const refused = await (await library.as('company'))('GET', path);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'individuals-only' }),
    ]);
    const client = await library.as('individual');
    for (const [query, field] of [
      ['?page=-1', 'query.page'],
      ['?size=0', 'query.size'],
      ['?size=1e9', 'query.size'],
      ['?sort=title', 'query.sort'],
      [`?sort=${'a'.repeat(2_000)}`, 'query.sort'],
    ] as const) {
      const answer = await client('GET', path + query);
      expect([answer.status, await answer.json()], query).toEqual([
        400,
        expect.objectContaining({ fieldErrors: [expect.objectContaining({ field })] }),
      ]);
    }
  });
});
