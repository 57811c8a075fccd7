import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import type { SessionTables } from '../session/index.ts';
import { auditOf, managing, refusal } from './testing/managing.ts';

const contentCode = 'NSB%7Cnsb-e-214-24';

/** What a reader gets of a publisher that their account may or may not subscribe to. */
async function readingOf(client: TestClient) {
  const search = { keywords: 'anchor', filters: { 'subscribed-contents': true } };
  const found = (await (await client('POST', '/api/documents/unified-search', search)).json()) as {
    count: number;
  };
  const verified = await client('GET', `/api/documents/verification/contentCode?contentCode=${contentCode}`);
  const card = (await (await client('GET', `/api/documents/metadata?contentCode=${contentCode}`)).json()) as {
    contentId?: number;
  };
  const text = await client('GET', `/api/documents/html/${card.contentId ?? 0}`);
  const subscriptions = (await (
    await client('GET', '/api/user-subscriptions/current-user/subscriptions')
  ).json()) as { subscriptionInfo: { publisherSearchKey: string } }[];
  return {
    finds: found.count > 0,
    verified: verified.status,
    text: text.status,
    subscribes: subscriptions.map(({ subscriptionInfo }) => subscriptionInfo.publisherSearchKey),
  };
}

const nothing = { finds: false, subscribes: [] };
const everything = { finds: true, text: 200, subscribes: ['NSB'] };

/** The day that the database says it is, so many days later. */
const dayIn = async ({ database }: TestLibrary, days: number): Promise<string> => {
  const { rows } = await sql<{ day: string }>`select (library_day() + ${days}::int) as day`.execute(
    database.withoutTenant(),
  );
  return rows[0]?.day ?? '';
};

/** Lets days go by for every subscription of the default tenant. */
const letPass = async ({ database }: TestLibrary, days: number): Promise<void> => {
  await sql`update subscriptions set starts_on = starts_on - ${days}::int, ends_on = ends_on - ${days}::int`.execute(
    database.forTenant('astm'),
  );
};

describe('a subscription', () => {
  it('that is given opens its documents to readers who are signed in, and that is taken closes them', async () => {
    const library = await startLibrary();
    const { give, take } = managing(await library.as('admin'));
    const reader = await library.as('nobody');
    expect(await readingOf(reader)).toMatchObject(nothing);
    const { account } = await give('brisa', ['NSB']);
    expect(account.subscriptions).toEqual([
      {
        publisher: 'NSB',
        abbreviation: 'NSB',
        name: 'Northern Standards Board',
        startsOn: null,
        endsOn: null,
        state: 'running',
        documents: expect.toSatisfy((count: number) => count > 0),
      },
    ]);
    expect(await readingOf(reader)).toMatchObject(everything);
    await take('brisa', 'NSB');
    const after = await readingOf(reader);
    expect(after).toMatchObject(nothing);
    expect(after.text).not.toBe(200);
    expect(await auditOf(library)).toEqual([
      ['subscription-given', 'admin', 'Account brisa: NSB from ever until ever'],
      ['subscription-taken', 'admin', 'Account brisa: NSB'],
    ]);
  });

  it('begins on its own on its first day, and ends on its own after its last', async () => {
    const library = await startLibrary();
    const { give, one } = managing(await library.as('admin'));
    const reader = await library.as('nobody');
    const days = { startsOn: await dayIn(library, 1), endsOn: await dayIn(library, 2) };
    const stateOf = async () => (await one('brisa')).account.subscriptions[0]?.state;
    await give('brisa', ['NSB'], days);
    expect([await stateOf(), await readingOf(reader)]).toMatchObject(['coming', nothing]);
    for (const state of ['running', 'running']) {
      await letPass(library, 1);
      expect([await stateOf(), await readingOf(reader)]).toMatchObject([state, everything]);
    }
    await letPass(library, 1);
    expect([await stateOf(), await readingOf(reader)]).toMatchObject(['ended', nothing]);
  });

  it('can be ended early, and prolonged', async () => {
    const library = await startLibrary();
    const { hold } = managing(await library.as('admin'));
    const reader = await library.as('drm');
    expect((await readingOf(reader)).subscribes).toEqual(['NSB']);
    const { account } = await hold('kitahara', 'NSB', { endsOn: await dayIn(library, -1) });
    expect(account.subscriptions).toMatchObject([{ state: 'ended', name: 'NSB' }]);
    expect(await readingOf(reader)).toMatchObject(nothing);
    await hold('kitahara', 'NSB', { startsOn: await dayIn(library, -1), endsOn: await dayIn(library, 0) });
    expect((await readingOf(reader)).subscribes).toEqual(['NSB']);
  });

  it('is given for all publishers that are named or for none', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    const give = (body: object) => client('POST', '/api/admin/accounts/brisa/subscriptions', body);
    expect(await refusal(give({ publishers: ['NSB', 'SLP'] }))).toMatchObject({
      status: 400,
      code: 'publisher-not-offered',
      params: { publisher: 'SLP' },
      fieldErrors: [{ field: 'body.publishers.1' }],
    });
    expect((await give({ publishers: ['HI', 'HI'] })).status).toBe(201);
    expect(await refusal(give({ publishers: ['PIC', 'HI'] }))).toMatchObject({
      status: 409,
      code: 'subscription-exists',
      params: { publisher: 'HI' },
    });
    const { account } = await managing(client).one('brisa');
    expect(account.subscriptions.map(({ publisher }) => publisher)).toEqual(['HI']);
  });

  it.each([
    [{ publishers: [] }, 'body.publishers'],
    [{ publishers: ['NSB'], startsOn: '2026-02-30' }, 'body.startsOn'],
    [{ publishers: ['NSB'], startsOn: '2026-12-31', endsOn: '2026-01-01' }, 'body.endsOn'],
  ])('is refused with the field at fault: %j', async (body, field) => {
    const client = await (await startLibrary()).as('admin');
    expect(await refusal(client('POST', '/api/admin/accounts/brisa/subscriptions', body))).toMatchObject({
      status: 400,
      fieldErrors: [{ field }],
    });
  });

  it('that the account has not cannot be changed or taken', async () => {
    const client = await (await startLibrary()).as('admin');
    const path = '/api/admin/accounts/brisa/subscriptions/NSB/NSB';
    for (const answer of [client('PUT', path, { name: 'NSB' }), client('DELETE', path)])
      expect(await refusal(answer)).toMatchObject({ status: 404, code: 'subscription-not-found' });
  });

  it('of a closed account runs no more, though it is stored', async () => {
    const library = await startLibrary();
    const running = async () => {
      const db = library.database.forTenant<SessionTables>('astm');
      const rows = db.selectFrom('running_subscriptions').select('publisher_code');
      return (await rows.where('account_id', '=', 'halvorsen').execute()).length;
    };
    expect(await running()).toBe(2);
    const { account } = await managing(await library.as('admin')).state('halvorsen', 'closed');
    expect([await running(), account.subscriptions.length]).toEqual([0, 2]);
  });
});

describe('the publishers that can be subscribed to', () => {
  it('are those that the library offers, each with how many documents there are', async () => {
    const client = await (await startLibrary()).as('admin');
    const offers = (await (await client('GET', '/api/admin/offered-publishers')).json()) as {
      code: string;
      documents: number;
    }[];
    expect(offers.map(({ code }) => code).sort()).toEqual(['FLW', 'HI', 'NSB', 'PIC']);
    expect(offers.find(({ code }) => code === 'NSB')?.documents).toBeGreaterThan(3);
  });
});
