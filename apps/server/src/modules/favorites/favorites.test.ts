import type { Metadata } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';

const e214 = 'NSB|nsb-e-214-24';
const notSubscribed = 'PIC|pic-rp-1173-2021';

const metadata = async (client: TestClient, contentCode = e214): Promise<Metadata> =>
  (await client('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`)).json();

const add = (client: TestClient, contentId: unknown): Promise<Response> =>
  client('POST', '/api/content-favorites', { content: { contentId } });

const remove = (client: TestClient, id: number | string): Promise<Response> =>
  client('DELETE', `/api/content-favorites/${id}`);

const codeOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
];

describe('a favorite', () => {
  it('is on the document’s metadata with its id until it is taken away [favourites-010] [favourites-011] [document-034]', async () => {
    const client = await (await startLibrary()).as('individual');
    const before = await metadata(client);
    expect(before.contentFavorite).toBeNull();
    const added = await add(client, before.contentId);
    expect(added.status).toBe(200);
    const favorite = (await added.json()) as { id: number; content: { contentId: number } };
    expect(favorite.content).toEqual({ contentId: before.contentId });
    expect((await metadata(client)).contentFavorite).toEqual({ id: favorite.id });
    expect((await remove(client, favorite.id)).status).toBe(200);
    expect((await metadata(client)).contentFavorite).toBeNull();
  });

  it('is the same one when it is asked for twice, and gone once when it is taken away twice', async () => {
    const client = await (await startLibrary()).as('individual');
    const { contentId } = await metadata(client);
    const answers = await Promise.all([
      add(client, contentId),
      add(client, contentId),
      add(client, String(contentId)),
    ]);
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: number }).id),
    );
    expect(new Set(ids).size).toBe(1);
    const [id = 0] = ids;
    expect((await Promise.all([remove(client, id), remove(client, id)])).map(({ status }) => status)).toEqual(
      [200, 200],
    );
  });

  it('is its person’s alone, in one tenant', async () => {
    const library = await startLibrary();
    const [mine, theirs] = [await library.as('individual'), await library.as('colleague')];
    const { contentId } = await metadata(mine);
    const { id } = (await (await add(mine, contentId)).json()) as { id: number };
    expect((await metadata(theirs)).contentFavorite).toBeNull();
    await remove(theirs, id);
    expect((await metadata(mine)).contentFavorite).toEqual({ id });
    expect((await metadata(await library.as('individual', 'demowl'))).contentFavorite).toBeNull();
    const seenOf = (tenant: string) =>
      library.database
        .forTenant<{ favorites: { id: number } }>(tenant)
        .selectFrom('favorites')
        .select('id')
        .execute();
    expect([await seenOf('astm'), await seenOf('demowl')]).toEqual([[{ id }], []]);
  });

  it('is nothing that a company can have', async () => {
    const library = await startLibrary();
    const { contentId } = await metadata(await library.as('individual'));
    const client = await library.as('company');
    expect(await codeOf(await add(client, contentId))).toEqual([403, 'individuals-only']);
    expect(await codeOf(await remove(client, 1))).toEqual([403, 'individuals-only']);
  });

  it('cannot be a document that is unknown, not subscribed to, or kept from it', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { contentId } = await metadata(client);
    const closed = (await metadata(client, notSubscribed)).contentId;
    expect(await codeOf(await add(client, 999_999_999))).toEqual([404, 'document-not-found']);
    expect(await codeOf(await add(client, closed))).toEqual([403, 'document-not-entitled']);
    await library.database
      .owner<DocumentTables>()
      .updateTable('documents')
      .set({ may_favour: false })
      .where('content_id', '=', contentId)
      .execute();
    expect(await codeOf(await add(client, contentId))).toEqual([403, 'favourite-not-allowed']);
  });

  it.each([
    ['body.content.contentId', { content: { contentId: 'x' } }],
    ['body.content.contentId', { content: { contentId: -1 } }],
    ['body.content', {}],
    ['body.content', { content: null }],
  ])('is refused with the name of the field, %s, that is wrong', async (field, body) => {
    const client = await (await startLibrary()).as('individual');
    const refused = await client('POST', '/api/content-favorites', body);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fieldErrors: [{ field }] });
  });
});
