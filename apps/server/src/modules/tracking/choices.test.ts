import type { TrackedPublisher } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';

const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>;

const track = async (client: TestClient, contentCode: string): Promise<number> => {
  const path = `/api/tracked-documents?contentCode=${encodeURIComponent(contentCode)}`;
  return (await json<{ data: { id: number } }>(client('POST', path))).data.id;
};

type Page = { count: number; result: { id: number; trackingFlag: boolean }[] };
const page = (client: TestClient, query = '', path = '/api/tracked-documents/current-user') =>
  json<Page>(client('GET', path + query));

const choicesOf = async (answer: Promise<Response>): Promise<string[]> =>
  (await json<TrackedPublisher[]>(answer))
    .filter(({ trackingFlag }) => trackingFlag)
    .map(({ publisherCode }) => publisherCode);

describe('tracked documents', () => {
  it('are removed for good, once or twice, by the one who tracks them alone [tracking-016]', async () => {
    const library = await startLibrary();
    const [client, other] = [await library.as('individual'), await library.as('colleague')];
    const id = await track(client, 'NSB|nsb-e-214-24');
    expect((await other('DELETE', `/api/tracked-documents/${id}`)).status).toBe(200);
    expect((await page(client)).count).toBe(1);
    for (const _ of [1, 2])
      expect(await json(client('DELETE', `/api/tracked-documents/${id}`))).toEqual({ id });
    expect(await page(client, '?sort=ContentTrackingOff')).toMatchObject({ count: 0, result: [] });
    expect((await client('DELETE', '/api/tracked-documents/x')).status).toBe(400);
  });

  it('come with those that were tracked once, and these first, where it is asked for; ten a page [tracking-010] [tracking-017] [tracking-018]', async () => {
    const client = await (await startLibrary()).as('individual');
    const off = await track(client, 'NSB|nsb-e-214-24');
    const on = await track(client, 'HI|hi-4410-2-2022');
    await client('PUT', `/api/tracked-documents/${off}`);
    const paths = ['/api/tracked-documents/current-user', '/api/tracked-documents/page/current-user'];
    for (const path of paths) {
      expect((await page(client, '?page=0&size=10', path)).result).toMatchObject([
        { id: on, trackingFlag: true },
      ]);
      const all = await page(client, '?page=0&size=10&sort=ContentTrackingOff', path);
      expect(all).toMatchObject({
        count: 2,
        result: [
          { id: off, trackingFlag: false },
          { id: on, trackingFlag: true },
        ],
      });
      expect((await page(client, '?page=1&size=1&sort=ContentTrackingOff', path)).result).toMatchObject([
        { id: on },
      ]);
    }
    expect((await client('GET', `${paths[0]}?sort=up`)).status).toBe(400);
  });
});

describe('tracked publishers', () => {
  it('are those that someone chooses among all that the tenant offers [tracking-019] [tracking-020]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const offered = await json<TrackedPublisher[]>(client('GET', '/api/publishers/current-user'));
    expect(offered).toContainEqual({
      publisherCode: 'NSB',
      publisherName: 'Northern Standards Board',
      trackingFlag: false,
    });
    const update = (body: unknown) => client('POST', '/api/publishers/update', body);
    expect(await choicesOf(update([{ publisherCode: 'NSB', trackingFlag: true }]))).toEqual(['NSB']);
    const twice = [
      { publisherCode: 'HI', trackingFlag: false },
      { publisherCode: 'HI', trackingFlag: true },
    ];
    expect((await choicesOf(update(twice))).toSorted()).toEqual(['HI', 'NSB']);
    expect(await choicesOf(update([{ publisherCode: 'NSB', trackingFlag: false }]))).toEqual(['HI']);
    expect(await choicesOf(client('GET', '/api/publishers/current-user'))).toEqual(['HI']);
    expect(await choicesOf((await library.as('colleague'))('GET', '/api/publishers/current-user'))).toEqual(
      [],
    );
    const unknown = await update([{ publisherCode: 'ZZZ', trackingFlag: true }]);
    expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'publisher-not-found']);
    const wrong = await update([{ publisherCode: 'NSB', trackingFlag: 'yes' }]);
    expect([wrong.status, (await wrong.json()).fieldErrors[0].field]).toEqual([400, 'body.0.trackingFlag']);
  });

  it('are left with their documents, and with everything where all are named [tracking-021]', async () => {
    const client = await (await startLibrary()).as('individual');
    await track(client, 'NSB|nsb-e-214-24');
    await track(client, 'HI|hi-4410-2-2022');
    const both = ['NSB', 'HI'].map((publisherCode) => ({ publisherCode, trackingFlag: true }));
    await client('POST', '/api/publishers/update', both);
    const unsubscribe = (codes: string[]) =>
      json(
        client(
          'POST',
          '/api/publishers/tracked-documents/unsubscribe',
          codes.map((publisherCode) => ({ publisherCode })),
        ),
      );
    expect(await unsubscribe(['NSB', 'NSB'])).toEqual({ publishers: 1, documents: 1 });
    expect((await page(client)).count).toBe(1);
    const all = await json<TrackedPublisher[]>(client('GET', '/api/publishers/current-user'));
    expect(await unsubscribe(all.map(({ publisherCode }) => publisherCode))).toEqual({
      publishers: 1,
      documents: 1,
    });
    expect(await page(client, '?sort=ContentTrackingOff')).toMatchObject({ count: 0 });
    expect(await choicesOf(client('GET', '/api/publishers/current-user'))).toEqual([]);
  });
});

describe('how someone is told', () => {
  it('of work is off until they turn it on, and is said as the words true and false [tracking-022] [tracking-023]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const of = (as: TestClient) => json(as('GET', '/api/trackers/workItem'));
    expect(await of(client)).toEqual({ workItem: 'false' });
    expect(await json(client('POST', '/api/trackers/workItem', { workItem: 'true' }))).toEqual({
      workItem: 'true',
    });
    expect(await of(client)).toEqual({ workItem: 'true' });
    expect(await of(await library.as('colleague'))).toEqual({ workItem: 'false' });
    await client('POST', '/api/trackers/workItem', { workItem: 'false' });
    expect(await of(client)).toEqual({ workItem: 'false' });
    expect((await client('POST', '/api/trackers/workItem', { workItem: true })).status).toBe(400);
  });

  it('by email is stored, and a time zone that does not exist is refused by its name', async () => {
    const client = await (await startLibrary()).as('individual');
    const path = '/api/trackers/alerts';
    expect(await json(client('GET', path))).toEqual({
      mail: 'at-once',
      hour: 7,
      weekday: 1,
      timeZone: 'UTC',
    });
    const wanted = { mail: 'weekly', hour: 18, weekday: 5, timeZone: 'Asia/Kathmandu' };
    expect(await json(client('PUT', path, wanted))).toEqual(wanted);
    expect(await json(client('GET', path))).toEqual(wanted);
    for (const timeZone of ['Mars/Olympus', '', '+02:00', 'x'.repeat(200), 'Europe/Oslo\u0000']) {
      const refused = await client('PUT', path, { ...wanted, timeZone });
      expect([refused.status, (await refused.json()).fieldErrors[0].field]).toEqual([400, 'body.timeZone']);
    }
    for (const wrong of [{ hour: 24 }, { weekday: 0 }, { mail: 'hourly' }])
      expect((await client('PUT', path, { ...wanted, ...wrong })).status).toBe(400);
    expect(await json(client('GET', path))).toEqual(wanted);
  });
});
