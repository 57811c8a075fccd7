import { expect, it, describe } from 'vitest';
import { aRecord, importInto } from '../../testing/importInto.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import { outboxOf } from '../../testing/outbox.ts';
import type { DocumentTables } from '../documents/index.ts';
import type { MailTables } from '../email/index.ts';
import type { SessionTables } from '../session/index.ts';
import type { TrackingTables } from './tables.ts';
import { postDigests } from './notifications/enqueueEmails.ts';

const patience = { timeout: 30_000 };

const track = async (client: TestClient, ...codes: string[]): Promise<void> => {
  for (const code of codes) {
    const answer = await client('POST', `/api/tracked-documents?contentCode=${encodeURIComponent(code)}`);
    expect(answer.status, await answer.clone().text()).toBe(200);
  }
};

const choose = async (client: TestClient, alerts: object): Promise<void> => {
  const usual = { mail: 'at-once', hour: 7, weekday: 1, timeZone: 'UTC' };
  const answer = await client('PUT', '/api/trackers/alerts', { ...usual, ...alerts });
  expect(answer.status, await answer.clone().text()).toBe(200);
};

const unread = async (client: TestClient): Promise<number> =>
  ((await (await client('GET', '/api/notifications/unread')).json()) as { unread: number }).unread;

const dbOf = ({ database }: TestLibrary) =>
  database.forTenant<TrackingTables & DocumentTables & MailTables & SessionTables>('astm');

const trackers = (library: TestLibrary) =>
  dbOf(library).$pickTables<keyof (TrackingTables & DocumentTables)>();

// The library tends its people itself in the meantime, and while it does another asks in vain.
const audience = { tenant: 'astm', publishers: ['NSB'] };

async function aLibrary(): Promise<{ library: TestLibrary; client: TestClient }> {
  const library = await startLibrary({ doesJobs: true });
  const records = ['NSB 100:2020', 'NSB 200:2019'].map((each) => aRecord(each));
  await importInto(library, { records });
  return { library, client: await library.as('individual') };
}

describe('the email of what someone follows', () => {
  it('is one of what happened at once, and leads to the comparison', async () => {
    const { library, client } = await aLibrary();
    await track(client, 'NSB|nsb-100-2020');
    await importInto(library, { records: [aRecord('NSB 100:2026')] });
    await expect.poll(() => outboxOf(library).length, patience).toBe(1);
    const [mail] = outboxOf(library);
    expect(mail?.header('subject')).toBe('NSB 100:2026: new edition (supersedes NSB 100:2020)');
    expect(mail?.to).toContain('ines.ravndal@');
    const way = '/document/?contentCode=NSB%7Cnsb-100-2026&compare=NSB%7Cnsb-100-2020';
    expect(mail?.text).toContain(library.origin + way);
    expect(mail?.header('list-unsubscribe')).toContain('/mails/unsubscribe?token=');

    await track(client, 'NSB|nsb-200-2019');
    await importInto(library, { records: [aRecord('NSB 100:2027'), aRecord('NSB 200:2027')] });
    await expect.poll(() => outboxOf(library).length, patience).toBe(2);
    const both = outboxOf(library).find(({ header }) => header('subject') === '2 changes to what you track');
    expect(both?.text).toContain('NSB 100:2027');
    expect(both?.text).toContain('NSB 200:2027');
  });

  it('speaks the reader’s language, and carries what publishers write as text', async () => {
    const { library, client } = await aLibrary();
    await client('PUT', '/api/user-preferences', { language: 'AR' });
    await track(client, 'NSB|nsb-100-2020');
    const title = 'Anchors <img src=x onerror=alert(1)>\r\nBcc: all@example.org';
    await importInto(library, { records: [aRecord('NSB 100:2026', { title })] });
    await expect.poll(() => outboxOf(library).length, patience).toBe(1);
    const [mail] = outboxOf(library);
    expect(mail?.header('subject')).toBe('NSB 100:2026: طبعة جديدة (تحل محل NSB 100:2020)');
    expect(mail?.html).not.toContain('<img src=x');
    expect(mail?.header('bcc')).toBe('');
  });

  it('does not come to those who want none, by their choice or by the link of an email, and comes again once they want it', async () => {
    const { library, client } = await aLibrary();
    await track(client, 'NSB|nsb-100-2020', 'NSB|nsb-200-2019');
    await choose(client, { mail: 'none' });
    await importInto(library, { records: [aRecord('NSB 100:2026')] });
    await expect.poll(() => unread(client), patience).toBe(1);
    await choose(client, { mail: 'at-once' });
    await importInto(library, { records: [aRecord('NSB 200:2026')] });
    await expect.poll(() => outboxOf(library).length, patience).toBe(1);
    const [mail] = outboxOf(library);
    expect(mail?.header('subject')).toContain('NSB 200:2026');

    const link = new URL(/<(.*)>/.exec(mail?.header('list-unsubscribe') ?? '')?.[1] ?? '');
    const refusing = await library.anyone('POST', link.pathname + link.search, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(refusing.status).toBe(200);
    expect(await (await client('GET', '/api/trackers/alerts')).json()).toMatchObject({ mail: 'none' });
    await choose(client, { mail: 'at-once' });
    await importInto(library, { records: [aRecord('NSB 100:2028')] });
    await expect.poll(() => outboxOf(library).length, patience).toBe(2);
  });
});

describe('gathered mail', () => {
  it('comes at the reader’s hour, once however often it is made, and with all that waited', async () => {
    const { library, client } = await aLibrary();
    await track(client, 'NSB|nsb-100-2020', 'NSB|nsb-200-2019');
    await choose(client, { mail: 'daily', hour: 7, timeZone: 'Europe/Oslo' });
    await importInto(library, { records: [aRecord('NSB 100:2026')] });
    await importInto(library, { records: [aRecord('NSB 200:2026')] });
    await expect.poll(() => unread(client), patience).toBe(2);
    expect(await dbOf(library).selectFrom('mails').select('key').execute()).toEqual([]);

    const { digest_at } = await dbOf(library)
      .selectFrom('trackers')
      .select('digest_at')
      .executeTakeFirstOrThrow();
    if (!digest_at) throw new Error('No mail is due');
    const local = new Intl.DateTimeFormat('en', {
      timeZone: 'Europe/Oslo',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    expect(local.format(digest_at)).toBe('07');
    const early = new Date(digest_at.getTime() - 1);
    expect(await postDigests(trackers(library), audience, early)).toBe(0);
    const posted = () => dbOf(library).selectFrom('mails').select('values').execute();
    const postThrice = async () => {
      await Promise.all([1, 2, 3].map(() => postDigests(trackers(library), audience, digest_at)));
      return posted();
    };
    await expect
      .poll(postThrice, patience)
      .toEqual([{ values: expect.objectContaining({ rhythm: 'daily', total: 2 }) }]);
    expect(await postDigests(trackers(library), audience, digest_at)).toBe(0);

    const tomorrow = new Date(digest_at.getTime() + 26 * 3_600_000);
    await expect.poll(() => postDigests(trackers(library), audience, tomorrow), patience).toBe(1);
    expect(await posted()).toHaveLength(1);
  });

  it('does not come to those whose subscription has ended in the meantime', async () => {
    const { library, client } = await aLibrary();
    await track(client, 'NSB|nsb-100-2020');
    await choose(client, { mail: 'weekly' });
    await importInto(library, { records: [aRecord('NSB 100:2026')] });
    await expect.poll(() => unread(client), patience).toBe(1);
    await dbOf(library).deleteFrom('subscriptions').where('publisher_code', '=', 'NSB').execute();
    const later = new Date(Date.now() + 8 * 86_400_000);
    await expect.poll(() => postDigests(trackers(library), audience, later), patience).toBe(1);
    expect(await dbOf(library).selectFrom('mails').select('key').execute()).toEqual([]);
    expect(await dbOf(library).selectFrom('notifications').select('awaits_mail').execute()).toEqual([
      { awaits_mail: false },
    ]);
  });
});
