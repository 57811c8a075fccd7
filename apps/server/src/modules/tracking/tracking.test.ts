import type { Tracking } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';

const e214 = 'NSB|nsb-e-214-24';
const previous = 'NSB|nsb-e-214-21';
const unavailable = 'Tracker Service Unavailable';

type State = { data: Tracking | null; trackerUnavailable: boolean };

const stateOf = async (client: TestClient, family = 'NSB E 214'): Promise<State> =>
  (await client('GET', `/api/documents/getContentTracking?family=${encodeURIComponent(family)}`)).json();

const track = (client: TestClient, contentCode = e214): Promise<Response> =>
  client('POST', `/api/tracked-documents?contentCode=${encodeURIComponent(contentCode)}`);

const toggle = (client: TestClient, id: number): Promise<Response> =>
  client('PUT', `/api/tracked-documents/${id}`);

const dataOf = async (answer: Response): Promise<Tracking> =>
  ((await answer.json()) as { data: Tracking }).data;

const codeOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
];

/** Puts the tracker of a tenant out of service, or back, as its operator does. */
async function setTracker({ database }: TestLibrary, enabled: boolean): Promise<void> {
  const db = database.owner<{ tenants: { key: string; settings: string } }>();
  const { settings } = await db
    .selectFrom('tenants')
    .select('settings')
    .where('key', '=', 'astm')
    .executeTakeFirstOrThrow();
  const kept = settings as unknown as { features: { code: string; enabled: boolean }[] };
  const features = kept.features.map((feature) =>
    feature.code === 'show-tracker' ? { ...feature, enabled } : feature,
  );
  await db
    .updateTable('tenants')
    .set({ settings: JSON.stringify({ ...kept, features }) })
    .where('key', '=', 'astm')
    .execute();
}

describe('tracking a document', () => {
  it('starts with its code, is told by its family, and stops and starts again by its id [tracking-013] [tracking-014] [tracking-015]', async () => {
    const client = await (await startLibrary()).as('individual');
    expect(await stateOf(client)).toEqual({ data: null, trackerUnavailable: false });
    const { id } = await dataOf(await track(client));
    expect(await stateOf(client)).toEqual({ data: { id, trackingFlag: true }, trackerUnavailable: false });
    expect(await dataOf(await toggle(client, id))).toEqual({ id, trackingFlag: false });
    expect((await stateOf(client)).data).toEqual({ id, trackingFlag: false });
    expect(await dataOf(await toggle(client, id))).toEqual({ id, trackingFlag: true });
  });

  it('follows all editions of its family, once however often it is started', async () => {
    const client = await (await startLibrary()).as('individual');
    const started = await Promise.all([track(client), track(client, previous), track(client)]);
    const ids = (await Promise.all(started.map(dataOf))).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    const [id = 0] = ids;
    await toggle(client, id);
    expect(await dataOf(await track(client, previous))).toEqual({ id, trackingFlag: true });
  });

  it('is its person’s alone', async () => {
    const library = await startLibrary();
    const [mine, theirs] = [await library.as('individual'), await library.as('colleague')];
    const { id } = await dataOf(await track(mine));
    expect((await stateOf(theirs)).data).toBeNull();
    expect(await codeOf(await toggle(theirs, id))).toEqual([404, 'tracking-not-found']);
    expect(await codeOf(await toggle(await library.as('individual', 'demowl'), id))).toEqual([
      404,
      'tracking-not-found',
    ]);
    expect((await stateOf(mine)).data).toEqual({ id, trackingFlag: true });
  });

  it('is nothing that a company can do', async () => {
    const client = await (await startLibrary()).as('company');
    const answers = [
      await track(client),
      await toggle(client, 1),
      await client('GET', '/api/documents/getContentTracking?family=x'),
    ];
    for (const answer of answers) expect(await codeOf(answer)).toEqual([403, 'individuals-only']);
  });

  it('is refused for a document that is unknown, not subscribed to, or kept from it', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    expect(await codeOf(await track(client, 'NSB|nothing'))).toEqual([404, 'document-not-found']);
    expect(await codeOf(await track(client, 'PIC|pic-rp-1173-2021'))).toEqual([403, 'document-not-entitled']);
    await library.database
      .owner<DocumentTables>()
      .updateTable('documents')
      .set({ may_track: false })
      .where('content_code', '=', e214)
      .execute();
    expect(await codeOf(await track(client))).toEqual([403, 'tracking-not-allowed']);
    const refused = await client('GET', '/api/documents/getContentTracking');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fieldErrors: [{ field: 'query.family' }] });
  });

  it('is told to be unavailable while its tenant has put the tracker out of service', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { id } = await dataOf(await track(client));
    await setTracker(library, false);
    await expect.poll(() => stateOf(client)).toEqual({ data: null, trackerUnavailable: true });
    expect(await dataOf(await track(client))).toBe(unavailable);
    expect(await dataOf(await toggle(client, id))).toBe(unavailable);
    await setTracker(library, true);
    await expect
      .poll(() => stateOf(client))
      .toEqual({ data: { id, trackingFlag: true }, trackerUnavailable: false });
  });
});
