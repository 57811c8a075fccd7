import type { Course, Metadata, Playing, Video } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';

const e214 = encodeURIComponent('NSB|nsb-e-214-24');
const designation = encodeURIComponent('NSB E 214');

const metadataOf = async (client: TestClient): Promise<Metadata> =>
  (await (await client('GET', `/api/documents/metadata?contentCode=${e214}`)).json()) as Metadata;

const videosOf = async (client: TestClient): Promise<Video[]> =>
  (await (await client('GET', `/api/documents/videos?designation=${designation}`)).json()) as Video[];

const play = async (client: TestClient): Promise<Playing> => {
  const { contentId } = await metadataOf(client);
  const answer = await client('POST', '/api/documents/video', { contentId, hashId: 'r7editions2k' });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Playing;
};

const settle = (
  { database }: TestLibrary,
  key: string,
  change: (settings: Record<string, unknown>) => Record<string, unknown>,
) => {
  const db = database.withoutTenant<{
    tenants: { key: string; settings: Record<string, unknown> | string };
  }>();
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('tenants')
      .select('settings')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const settings = typeof row.settings === 'string' ? JSON.parse(row.settings) : row.settings;
    await transaction
      .updateTable('tenants')
      .set({ settings: JSON.stringify(change(settings)) })
      .where('key', '=', key)
      .execute();
  });
};

describe('the films of a document', () => {
  it('are told by designation, in their order [related-007]', async () => {
    const client = await (await startLibrary()).as('individual');
    expect(await videosOf(client)).toEqual([
      {
        hashed_id: 'r7editions2k',
        name: 'Reading the right edition',
        duration: 38,
        section: 'training',
        hasPoster: true,
      },
      {
        hashed_id: 'q4searching8m',
        name: 'Finding a standard',
        duration: 42,
        section: 'tutorial',
        hasPoster: true,
      },
    ]);
    const none = await client('GET', `/api/documents/videos?designation=${encodeURIComponent('NSB Z 999')}`);
    expect(await none.json()).toEqual([]);
    expect((await client('GET', '/api/documents/videos')).status).toBe(400);
  });

  it('are counted beside a tab that is named for them, and for courses where there is e-learning', async () => {
    const library = await startLibrary();
    const films = await metadataOf(await library.as('individual'));
    expect([films.video, films.tabs, films.badges]).toMatchObject([
      'Y',
      expect.arrayContaining(['Visual Content']),
      { 'Visual Content': 2 },
    ]);
    const both = await metadataOf(await library.as('individual', 'demowl'));
    expect(both.tabs).toContain('Training & Videos');
    expect(both.tabs).not.toContain('Visual Content');
    expect(both.badges).toMatchObject({ 'Training & Videos': 5 });
  });

  it('are recorded when they are played, as a request of an audiovisual item [related-008]', async () => {
    const library = await startLibrary();
    await play(await library.as('individual'));
    const events = await library.database
      .forTenant<{
        usage_events: Record<'type' | 'format' | 'content_code' | 'video' | 'title' | 'data_type', string>;
      }>('astm')
      .selectFrom('usage_events')
      .select(['format', 'content_code', 'video', 'title', 'data_type'])
      .where('type', '=', 'request')
      .execute();
    expect(events).toEqual([
      {
        format: 'video',
        content_code: 'NSB|nsb-e-214-24',
        video: 'r7editions2k',
        title: 'Reading the right edition',
        data_type: 'Audiovisual',
      },
    ]);
  });

  it('come by range behind a ticket, with their captions, and picture', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const playing = await play(client);
    if (playing.kind !== 'file') throw new Error('The film is not played from its file');
    const piece = await library.anyone('GET', playing.address, undefined, { range: 'bytes=0-99' });
    expect([piece.status, piece.headers.get('content-type')]).toEqual([206, 'video/webm']);
    expect((await piece.arrayBuffer()).byteLength).toBe(100);
    const captions = await library.anyone('GET', playing.captions?.address ?? '');
    expect(await captions.text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:07\.000\nThe status label/);
    const poster = await client('GET', '/api/documents/videos/r7editions2k/poster');
    expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('are given to no one without a ticket for this film that has not expired', async () => {
    let now = new Date();
    const library = await startLibrary({ now: () => now });
    const playing = await play(await library.as('individual'));
    if (playing.kind !== 'file') throw new Error('The film is not played from its file');
    const ticket = new URL(playing.address, library.origin).searchParams.get('ticket') ?? '';
    const asked = async (path: string): Promise<number> => (await library.anyone('GET', path)).status;
    expect(await asked(playing.address)).toBe(200);
    expect(await asked('/api/documents/videos/r7editions2k/file')).toBe(403);
    expect(await asked('/api/documents/videos/r7editions2k/file?ticket=guessed')).toBe(403);
    expect(await asked(`/api/documents/videos/q4searching8m/file?ticket=${ticket}`)).toBe(403);
    now = new Date(now.getTime() + 60_001);
    expect(await asked(playing.address)).toBe(403);
    expect(await asked(playing.captions?.address ?? '')).toBe(403);
  });

  it('are played on without being counted again', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { contentId } = await metadataOf(client);
    const answer = await client(
      'GET',
      `/api/documents/video/address?contentId=${contentId}&hashId=r7editions2k`,
    );
    expect(await answer.json()).toMatchObject({ kind: 'file' });
    const counted = await library.database
      .forTenant<{ usage_events: { type: string } }>('astm')
      .selectFrom('usage_events')
      .select('type')
      .where('type', '=', 'request')
      .execute();
    expect(counted).toEqual([]);
  });

  it('are not played for an account that does not subscribe, nor beside another document', async () => {
    const library = await startLibrary();
    const { contentId } = await metadataOf(await library.as('individual'));
    const refused = await (
      await library.as('nobody')
    )('POST', '/api/documents/video', {
      contentId,
      hashId: 'r7editions2k',
    });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'document-not-entitled' }]);
    const client = await library.as('individual');
    const other = await client(
      'GET',
      `/api/documents/metadata?contentCode=${encodeURIComponent('HI|hi-4410-2-2022')}`,
    );
    const elsewhere = await client('POST', '/api/documents/video', {
      contentId: ((await other.json()) as Metadata).contentId,
      hashId: 'q4searching8m',
    });
    expect([elsewhere.status, await elsewhere.json()]).toMatchObject([404, { code: 'video-not-found' }]);
  });

  it('that are stored elsewhere are offered where the tenant has a player, and played by it', async () => {
    const library = await startLibrary();
    await library.database
      .withoutTenant<{ training_videos: Record<string, unknown> }>()
      .updateTable('training_videos')
      .set({ file_key: null, media_type: null, bytes: null })
      .where('hashed_id', '=', 'r7editions2k')
      .execute();
    const client = await library.as('individual');
    expect((await videosOf(client)).map(({ hashed_id }) => hashed_id)).toEqual(['q4searching8m']);
    const videoPlayer = 'https://player.example/embed/{hashed_id}?color=ink';
    await settle(library, 'astm', (settings) => ({ ...settings, videoPlayer }));
    await expect.poll(async () => (await videosOf(client)).length).toBe(2);
    expect(await play(client)).toEqual({
      kind: 'hosted',
      address: 'https://player.example/embed/r7editions2k?color=ink',
    });
    const page = await library.anyone('GET', '/', undefined, { accept: 'text/html' });
    expect(page.headers.get('content-security-policy')).toMatch(
      /frame-src 'self' blob: https:\/\/player\.example;/,
    );
  });
});

describe('e-learning', () => {
  const courses = `/api/v1/documents/getELearningAssetsByFamily?familyName=${designation}&assetType=eLearning`;
  const entitlement = '/api/entitlement/getElpEntitlementStatus';

  it('tells an entitled reader the courses of a family [related-014] [related-015]', async () => {
    const client = await (await startLibrary()).as('individual', 'demowl');
    expect(await (await client('GET', entitlement)).json()).toEqual({ statusCode: 200, entitled: true });
    const told = (await (await client('GET', courses)).json()) as Course[];
    expect(told.map(({ productCode }) => productCode)).toEqual(['NSB-EL-2141', 'NSB-EL-0310', 'HI-EL-4410']);
    expect(told[1]).toEqual({
      productCode: 'NSB-EL-0310',
      title: 'Uncertainty of mechanical tests: worked examples',
    });
  });

  it('answers the status code 300 where the account is not entitled', async () => {
    const client = await (await startLibrary()).as('nobody', 'demowl');
    expect(await (await client('GET', entitlement)).json()).toEqual({ statusCode: 300, entitled: false });
    const refused = await client('GET', courses);
    expect([refused.status, await refused.json()]).toMatchObject([300, { code: 'e-learning-not-entitled' }]);
  });

  it('is nothing for those who sign in for a company', async () => {
    const client = await (await startLibrary()).as('company', 'demowl');
    for (const refused of [await client('GET', entitlement), await client('GET', courses)])
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'e-learning-personal' }]);
  });

  it('knows one kind of asset, and names the field of another', async () => {
    const client = await (await startLibrary()).as('individual', 'demowl');
    const refused = await client('GET', courses.replace('eLearning', 'book'));
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fieldErrors: [{ field: 'query.assetType' }] });
  });
});

describe('the tutorials', () => {
  const tutorials = async (client: TestClient): Promise<Video[]> =>
    (await (await client('GET', '/api/documents/videos/tutorial')).json()) as Video[];

  it('are told with name, length in seconds and section [help-025]', async () => {
    const library = await startLibrary();
    const found = await tutorials(await library.as('individual'));
    expect(found).toEqual([
      {
        hashed_id: 'r7editions2k',
        name: 'Reading the right edition',
        duration: 38,
        section: 'training',
        hasPoster: true,
      },
      {
        hashed_id: 'q4searching8m',
        name: 'Finding a standard',
        duration: 42,
        section: 'tutorial',
        hasPoster: true,
      },
    ]);
  });

  it('play without a document, and are no use of one', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const answer = await client('POST', '/api/documents/video', { hashId: 'q4searching8m' });
    expect(answer.status).toBe(200);
    const playing = (await answer.json()) as Playing;
    if (playing.kind !== 'file') throw new Error('It is a file of the library');
    expect((await library.anyone('GET', playing.address)).headers.get('content-type')).toBe('video/webm');
    const again = await client('GET', '/api/documents/video/address?hashId=q4searching8m');
    expect(again.status).toBe(200);
    const events = await library.database
      .forTenant<{ usage_events: { format: string } }>('astm')
      .selectFrom('usage_events')
      .select('format')
      .where('format', '=', 'video')
      .execute();
    expect(events).toEqual([]);
    expect((await client('POST', '/api/documents/video', { hashId: 'nothing' })).status).toBe(404);
  });
});
