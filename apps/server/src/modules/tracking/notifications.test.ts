import type { Notification, NotificationKind } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { aRecord, importInto } from '../../testing/importInto.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import type { SessionTables } from '../session/index.ts';
import type { TrackingTables } from './tables.ts';

type Page = { count: number; unread: number; result: Notification[] };

const patience = { timeout: 30_000 };

const told = async (client: TestClient, query = ''): Promise<Page> => {
  const answer = await client('GET', `/api/notifications${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
};

const track = async (client: TestClient, contentCode: string): Promise<void> => {
  const answer = await client(
    'POST',
    `/api/tracked-documents?contentCode=${encodeURIComponent(contentCode)}`,
  );
  expect(answer.status, await answer.clone().text()).toBe(200);
};

const trackPublisher = async (client: TestClient, publisherCode: string): Promise<void> => {
  const answer = await client('POST', '/api/publishers/update', [{ publisherCode, trackingFlag: true }]);
  expect(answer.status).toBe(200);
};

const inWords = ({ kind, document, previous, count }: Notification): string =>
  [kind, document?.designationNo, ...(previous ? ['after', previous.designationNo] : []), count].join(' ');

/** What someone is told in the end: everything of one import is told before anything of the next. */
const expectTold = (client: TestClient, words: string[]) =>
  expect
    .poll(async () => (await told(client)).result.map(inWords).toSorted(), patience)
    .toEqual(words.toSorted());

/** A library with a standard of two editions, and one that is followed so that all is told when its news has come. */
async function aLibrary(): Promise<{ library: TestLibrary; client: TestClient }> {
  const library = await startLibrary({ doesJobs: true });
  const records = ['NSB 100:2014', 'NSB 100:2020', 'NSB 200:2019', 'NSB 300:2021'];
  await importInto(library, { records: records.map((designation) => aRecord(designation)) });
  return { library, client: await library.as('individual') };
}

describe('someone who follows a standard', () => {
  it('is told of its new edition with the one before, and of what is replaced by it not apart', async () => {
    const { library, client } = await aLibrary();
    expect(await told(client)).toEqual({ count: 0, unread: 0, result: [] });
    await track(client, 'NSB|nsb-100-2020');
    const delivery = {
      records: [
        aRecord('NSB 100:2020', { status: 'Superseded' }),
        aRecord('NSB 100:2026'),
        aRecord('NSB 900:2026'),
      ],
    };
    await importInto(library, delivery);
    await expectTold(client, ['new-edition NSB 100:2026 after NSB 100:2020 1']);
    const { count, unread, result } = await told(client);
    expect([count, unread]).toEqual([1, 1]);
    expect(result[0]).toMatchObject({
      isRead: false,
      workItem: null,
      publisher: { publisherCode: 'NSB' },
      previous: { contentCode: 'NSB|nsb-100-2020', designationNo: 'NSB 100:2020' },
    });
    expect((await told(await library.as('colleague'))).count).toBe(0);

    await importInto(library, delivery);
    await track(client, 'NSB|nsb-200-2019');
    await importInto(library, { records: [aRecord('NSB 200:2019', { status: 'Withdrawn' })] });
    await expectTold(client, ['new-edition NSB 100:2026 after NSB 100:2020 1', 'withdrawal NSB 200:2019 1']);
  });

  it('is told of withdrawals, replacements, amendments, corrections and translations, and not of late old editions', async () => {
    const { library, client } = await aLibrary();
    for (const code of ['NSB|nsb-100-2020', 'NSB|nsb-200-2019', 'NSB|nsb-300-2021'])
      await track(client, code);
    await importInto(library, {
      records: [
        aRecord('NSB 100:2020/AMD1:2026', { family: 'NSB 100' }),
        aRecord('NSB 100:2020/COR1:2026', { family: 'NSB 100' }),
        aRecord('NSB 100:2008', { status: 'Historical' }),
        aRecord('NSB 200:2019', { status: 'Withdrawn Replaced' }),
        aRecord('NSB 300:2021', { contentCode: 'NSB|nsb-300-2021-es', languages: ['es'] }),
      ],
    });
    await expectTold(client, [
      'amendment NSB 100:2020/AMD1:2026 1',
      'corrigendum NSB 100:2020/COR1:2026 1',
      'replacement NSB 200:2019 1',
      'translation NSB 300:2021 1',
    ]);
  });

  it('is told nothing that came first of all, nothing from before, and nothing any more that they stopped following', async () => {
    const { library, client } = await aLibrary();
    for (const code of ['NSB|nsb-100-2020', 'NSB|nsb-200-2019', 'NSB|nsb-300-2021'])
      await track(client, code);
    await importInto(library, { records: [aRecord('NSB 100:2026')], isFirst: true });
    await importInto(library, { records: [aRecord('NSB 100:2027')], now: new Date('2020-01-01') });
    const { data } = (await (
      await client('GET', '/api/documents/getContentTracking?family=NSB%20200')
    ).json()) as { data: { id: number } };
    await client('PUT', `/api/tracked-documents/${data.id}`);
    await importInto(library, {
      records: [aRecord('NSB 200:2026'), aRecord('NSB 300:2026')],
    });
    await expectTold(client, ['new-edition NSB 300:2026 after NSB 300:2021 1']);
  });

  it('is told nothing of a publisher whose subscription has ended, nor when they read for no one any more', async () => {
    const { library, client } = await aLibrary();
    const [gone, stays] = [await library.as('colleague'), await library.as('admin')];
    for (const each of [client, gone, stays]) await track(each, 'NSB|nsb-100-2020');
    const db = library.database.forTenant<SessionTables & TrackingTables>('astm');
    const { person_id, account_id } = await db
      .selectFrom('memberships')
      .innerJoin('people', 'people.id', 'memberships.person_id')
      .select(['person_id', 'account_id'])
      .where('sign_in_name', '=', 'colleague')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('memberships').where('person_id', '=', person_id).execute();
    await db
      .deleteFrom('subscriptions')
      .where('account_id', '=', account_id)
      .where('publisher_code', '=', 'NSB')
      .execute();
    await importInto(library, { records: [aRecord('NSB 100:2026')] });
    await expect.poll(async () => (await told(stays)).count, patience).toBe(1);
    const ids = await db.selectFrom('notifications').select('person_id').execute();
    expect(ids.map((row) => row.person_id)).not.toContain(person_id);
    expect((await told(client)).count).toBe(0);
  });
});

describe('someone who follows a publisher', () => {
  it('is told how many documents are new, without those that they are told of anyway', async () => {
    const { library, client } = await aLibrary();
    const other = await library.as('colleague');
    await trackPublisher(client, 'NSB');
    await trackPublisher(other, 'NSB');
    await track(client, 'NSB|nsb-100-2020');
    await importInto(library, {
      records: [aRecord('NSB 100:2026'), aRecord('NSB 910:2026'), aRecord('NSB 911:2026')],
    });
    await expectTold(client, [
      'new-edition NSB 100:2026 after NSB 100:2020 1',
      'new-documents NSB 910:2026 2',
    ]);
    await expectTold(other, ['new-documents NSB 100:2026 3']);
  });
});

describe('work on a standard', () => {
  const work = (title: string) => ({
    workItems: [{ publisher: 'NSB', number: 'WK1', title, revises: ['NSB 100'] }],
  });

  it('is told to those who want to know of it, when it begins and when it moves on', async () => {
    const { library, client } = await aLibrary();
    const other = await library.as('colleague');
    expect(await (await client('GET', '/api/trackers/workItem')).json()).toEqual({ workItem: 'false' });
    await client('POST', '/api/trackers/workItem', { workItem: 'true' });
    expect(await (await client('GET', '/api/trackers/workItem')).json()).toEqual({ workItem: 'true' });
    for (const each of [client, other]) await track(each, 'NSB|nsb-100-2020');
    await importInto(library, { manifest: work('Revision of NSB 100') });
    await importInto(library, { manifest: work('Revision of NSB 100') });
    await importInto(library, { manifest: work('Revision of NSB 100, second draft') });
    await expectTold(client, ['new-work-item NSB 100:2020 1', 'work-item NSB 100:2020 1']);
    expect((await told(client)).result[0]?.workItem).toEqual({
      workItemNumber: 'WK1',
      title: 'Revision of NSB 100, second draft',
    });
    await importInto(library, { records: [aRecord('NSB 100:2026')] });
    await expectTold(other, ['new-edition NSB 100:2026 after NSB 100:2020 1']);
  });
});

describe('notifications', () => {
  const kinds: NotificationKind[] = ['new-edition'];

  it('are read one by one, unread again, or all that were seen; those of others stay', async () => {
    const { library, client } = await aLibrary();
    const other = await library.as('colleague');
    for (const code of ['NSB|nsb-100-2020', 'NSB|nsb-200-2019', 'NSB|nsb-300-2021'])
      await track(client, code);
    await track(other, 'NSB|nsb-100-2020');
    const records = ['NSB 100:2026', 'NSB 200:2026', 'NSB 300:2026'].map((each) => aRecord(each));
    await importInto(library, { records });
    await expect.poll(async () => (await told(client)).unread, patience).toBe(3);
    await expect.poll(async () => (await told(other)).unread, patience).toBe(1);
    const { result } = await told(client);
    expect(new Set(result.map(({ kind }) => kind))).toEqual(new Set(kinds));
    const [first] = result;
    const theirs = (await told(other)).result[0]?.id ?? 0;
    const read = await client('POST', '/api/notifications/read', { ids: [first?.id, theirs, 999_999] });
    expect(await read.json()).toEqual({ unread: 2 });
    expect((await told(other)).unread).toBe(1);
    // What is read stays at its date.
    expect((await told(client)).result.map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect((await told(client, '?page=1&size=2')).result.map(({ id }) => id)).toEqual([result[2]?.id]);
    await client('POST', '/api/notifications/read', { ids: [first?.id], isRead: false });
    expect(await (await client('GET', '/api/notifications/unread')).json()).toEqual({ unread: 3 });
    const newest = Math.max(...result.map(({ id }) => id));
    const all = await client('POST', '/api/notifications/read', { through: newest });
    expect(await all.json()).toEqual({ unread: 0 });
  });
});
