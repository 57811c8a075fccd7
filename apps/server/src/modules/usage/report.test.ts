import type {
  ReportChoices,
  ReportDocuments,
  ReportDocumentType,
  ReportedAccounts,
  ReportOverview,
  ReportPublisher,
  ReportRefusals,
} from '@norma/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseUsage } from '../../adapters/events/usage.ts';
import type { SessionTables } from '../session/index.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import { ownerClient } from '../../testing/database.ts';
import { aReader, e214, hi, isRefused, older, opens, searches, takes, views } from './testing/readers.ts';

const week = 'from=2026-03-02&to=2026-03-08';
const answerOf = async <T>(client: TestClient, path: string): Promise<T> => {
  const answer = await client('GET', `/api/usage/${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as T;
};

/** A week of two accounts, and something in the week before it. */
async function aWeek(): Promise<TestLibrary> {
  const library = await startLibrary();
  const [ines, olav] = [aReader(library), aReader(library)];
  const student = aReader(library, { account: 'carrow-university' });
  await ines.does('2026-03-02T00:00:00Z', searches, views(e214), opens(e214), takes(e214));
  await ines.does('2026-03-04T12:00:00Z', opens(e214, 'html'), opens(hi), searches);
  await olav.does('2026-03-08T23:59:59Z', opens(e214), isRefused(older), isRefused(older));
  await student.does('2026-03-05T12:00:00Z', opens(hi), views(hi), isRefused(older), searches);
  await ines.does('2026-03-01T23:59:59Z', opens(e214), searches);
  await olav.does('2026-03-09T00:00:00Z', opens(e214));
  return library;
}

describe('a report of use', () => {
  it('tells figures beside those of the days before, and every day', async () => {
    const library = await aWeek();
    const client = await library.as('operator');
    const report = await answerOf<ReportOverview>(client, `overview?${week}`);
    expect(report).toMatchObject({
      from: '2026-03-02',
      to: '2026-03-08',
      before: { from: '2026-02-23', to: '2026-03-01' },
      account: null,
      seesEveryAccount: true,
      isUpToDate: true,
      figures: {
        opened: { now: 6, before: 1 },
        documents: { now: 2, before: 1 },
        readers: { now: 3, before: 1 },
        viewed: { now: 2, before: 0 },
        downloads: { now: 1, before: 0 },
        films: { now: 0, before: 0 },
        refused: { now: 3, before: 0 },
        searches: { now: 3, before: 1 },
      },
    });
    expect(report.days).toHaveLength(7);
    expect(report.days[0]).toEqual({
      day: '2026-03-02',
      opened: 2,
      pdf: 1,
      html: 0,
      download: 1,
      comparison: 0,
    });
    expect(report.days.map(({ opened }) => opened)).toEqual([2, 0, 2, 1, 0, 0, 1]);
  });

  it('lists what was opened and refused, with its readers, page by page', async () => {
    const client = await (await aWeek()).as('operator');
    const first = await answerOf<ReportDocuments>(client, `documents?${week}&size=1`);
    expect(first).toMatchObject({
      total: 2,
      most: 4,
      documents: [
        {
          contentCode: e214,
          designation: 'NSB E 214-24',
          title: 'Test Method for Sustained-Load Creep of Bonded Anchors in Concrete',
          publisherCode: 'NSB',
          documentType: 'Test method',
          opened: 4,
          pdf: 2,
          html: 1,
          download: 1,
          comparison: 0,
          viewed: 1,
          readers: 2,
        },
      ],
    });
    expect(await answerOf<ReportDocuments>(client, `documents?${week}&size=1&page=1`)).toMatchObject({
      documents: [{ contentCode: hi, opened: 2, readers: 2 }],
    });
    expect(await answerOf<ReportDocuments>(client, `documents?${week}&page=9`)).toEqual({
      total: 2,
      most: 4,
      documents: [],
    });
    expect(await answerOf<ReportRefusals>(client, `refusals?${week}`)).toMatchObject({
      total: 1,
      refusals: [
        {
          contentCode: older,
          designation: 'NSB E 214-21',
          reason: 'not-subscribed',
          refused: 3,
          readers: 2,
        },
      ],
    });
  });

  it('tells use by publisher, by type and by account', async () => {
    const client = await (await aWeek()).as('operator');
    expect(await answerOf<ReportPublisher[]>(client, `publishers?${week}`)).toEqual([
      expect.objectContaining({
        code: 'NSB',
        name: 'Northern Standards Board',
        opened: 4,
        refused: 3,
        readers: 2,
      }),
      expect.objectContaining({ code: 'HI', name: 'Halden Institute', opened: 2, viewed: 1, readers: 2 }),
    ]);
    const types = await answerOf<ReportDocumentType[]>(client, `document-types?${week}`);
    expect(types.reduce((sum, { opened }) => sum + opened, 0)).toBe(6);
    expect(types[0]).toMatchObject({ documentType: 'Test method' });
    expect(await answerOf<ReportedAccounts>(client, `accounts?${week}`)).toMatchObject({
      total: 2,
      accounts: [
        {
          id: 'halvorsen',
          name: 'Halvorsen Consulting',
          number: '400218',
          opened: 5,
          readers: 2,
          searches: 2,
        },
        { id: 'carrow-university', opened: 1, readers: 1, searches: 1, refused: 1 },
      ],
    });
    expect(await answerOf<ReportChoices>(client, 'choices')).toMatchObject({
      publishers: [
        { code: 'HI', name: 'Halden Institute' },
        { code: 'NSB', name: 'Northern Standards Board' },
      ],
      documentTypes: expect.arrayContaining(['Test method']),
    });
    const named = await answerOf<ReportChoices>(client, 'choices?search=halvorsen');
    expect(named.accounts.map(({ id }) => id)).toEqual(['halvorsen']);
    expect((await answerOf<ReportChoices>(client, 'choices?search=%25')).accounts).toEqual([]);
  });

  it('is narrowed to a publisher, a type and an account, and then has no searches of them', async () => {
    const client = await (await aWeek()).as('operator');
    const narrowed = await answerOf<ReportOverview>(
      client,
      `overview?${week}&publisher=HI&account=halvorsen`,
    );
    expect(narrowed).toMatchObject({
      account: { id: 'halvorsen', name: 'Halvorsen Consulting' },
      figures: { opened: { now: 1 }, readers: { now: 1 }, refused: { now: 0 }, searches: null },
    });
    const typed = await answerOf<ReportOverview>(
      client,
      `overview?${week}&documentType=Test%20method&account=`,
    );
    expect(typed.figures).toMatchObject({ opened: { now: 4 }, readers: { now: 2 }, searches: null });
    expect(await answerOf<ReportDocuments>(client, `documents?${week}&publisher=HI`)).toMatchObject({
      total: 1,
    });
    expect(await answerOf<ReportedAccounts>(client, `accounts?${week}&publisher=NSB`)).toMatchObject({
      accounts: [{ id: 'halvorsen', searches: null }, { id: 'carrow-university' }],
    });
  });

  it('leaves robots out, and tells readers of a shared sign-in apart by their browsers', async () => {
    const library = await startLibrary();
    const noon = '2026-03-04T12:00:00Z';
    const shared = aReader(library, { isShared: true });
    await shared.does(noon, opens(e214));
    const robot = aReader(library, { userAgent: 'Examplebot/2.1 (+https://bot.example)' });
    await robot.does(noon, opens(e214), searches, isRefused(older));
    await sharing(library, shared.personId, 'Another browser', noon);
    await sharing(library, shared.personId, 'Browser', '2026-03-05T12:00:00Z');
    const report = await answerOf<ReportOverview>(await library.as('operator'), `overview?${week}`);
    expect(report.figures).toMatchObject({
      opened: { now: 3 },
      readers: { now: 2 },
      searches: { now: 0 },
      refused: { now: 0 },
    });
  });

  it('counts the minute before it is asked for, and the last seven days unless told otherwise', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    await client('POST', '/api/documents/unified-search', { keywords: 'anchors' });
    const { figures, from, to } = await answerOf<ReportOverview>(client, 'overview?account=library');
    expect(figures.searches).toEqual({ now: 1, before: 0 });
    expect(Date.parse(to) - Date.parse(from)).toBe(6 * 86_400_000);
  });
});

/** Opens a standard as one of those who share a sign-in. */
async function sharing(
  { database }: TestLibrary,
  personId: string,
  userAgent: string,
  at: string,
): Promise<void> {
  const usage = databaseUsage(
    (key) => database.forTenant(key),
    () => new Date(at),
  );
  await usage.record('astm', {
    ...aReader({ database }, { isShared: true, userAgent }),
    ...opens(e214),
    personId,
  });
}

describe('who sees which account', () => {
  it('is their own for those who may only see reports; every one for those who manage people', async () => {
    const library = await aWeek();
    await giveAuthority(library, 'individual', 'REPORT_VIEW');
    const reader = await library.as('individual');
    expect(await answerOf<ReportOverview>(reader, `overview?${week}`)).toMatchObject({
      account: { id: 'halvorsen', name: 'Halvorsen Consulting', number: '400218' },
      seesEveryAccount: false,
      figures: { opened: { now: 5 }, refused: { now: 2 }, searches: { now: 2 } },
    });
    expect(await answerOf<ReportedAccounts>(reader, `accounts?${week}`)).toMatchObject({
      total: 1,
      accounts: [{ id: 'halvorsen' }],
    });
    expect((await answerOf<ReportChoices>(reader, 'choices?search=')).accounts).toHaveLength(1);
    const csv = await (await reader('GET', `/api/usage/tables/all?${week}`)).text();
    expect(csv).toContain('Halvorsen Consulting');
    expect(csv).not.toContain('Carrow');
    const other = await reader('GET', `/api/usage/overview?${week}&account=carrow-university`);
    expect([other.status, await other.json()]).toMatchObject([404, { code: 'report-account-not-found' }]);

    const admin = await library.as('admin');
    expect(await answerOf<ReportOverview>(admin, `overview?${week}`)).toMatchObject({
      seesEveryAccount: true,
    });
    expect((await (await library.as('colleague'))('GET', `/api/usage/overview`)).status).toBe(403);
  });

  it('is their own for administrators whose people are managed elsewhere, and never another tenant’s', async () => {
    const library = await aWeek();
    const admin = await library.as('admin', 'ies');
    expect(await answerOf<ReportOverview>(admin, `overview?${week}`)).toMatchObject({
      account: { id: 'library' },
      seesEveryAccount: false,
    });
    const operator = await library.as('operator', 'ies');
    const report = await answerOf<ReportOverview>(operator, `overview?${week}`);
    expect(report).toMatchObject({ seesEveryAccount: true, figures: { opened: { now: 0 } } });
  });
});

async function giveAuthority(
  { database }: TestLibrary,
  name: string,
  authority: 'REPORT_VIEW',
): Promise<void> {
  await database
    .forTenant<SessionTables>('astm')
    .updateTable('people')
    .set({ authorities: [authority] })
    .where('sign_in_name', '=', name)
    .execute();
}

describe('a table of a report', () => {
  const lines = async (client: TestClient, path: string, headers = {}): Promise<string[]> => {
    const answer = await client('GET', `/api/usage/tables/${path}`, undefined, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.subarray(3).toString();
    expect(text.endsWith('\r\n')).toBe(true);
    return text.slice(0, -2).split('\r\n');
  };

  it('is CSV that adds up to the report, in the words of anyone who reads it', async () => {
    const library = await aWeek();
    const client = await library.as('operator');
    const days = await lines(client, `days?${week}`);
    expect(days.slice(0, 2)).toEqual([
      'Day (UTC),Opened,PDF,HTML,Downloads,In comparisons',
      '2026-03-02,2,1,0,1,0',
    ]);
    expect(days).toHaveLength(8);
    expect((await lines(client, `documents?${week}`))[1]).toBe(
      `${e214},NSB E 214-24,Test Method for Sustained-Load Creep of Bonded Anchors in Concrete,NSB,Test method,4,2,1,1,0,1,2`,
    );
    expect((await lines(client, `refusals?${week}`))[1]).toMatch(
      /NSB,Test method,Not in the subscription,3,2$/,
    );
    expect((await lines(client, `publishers?${week}`))[1]).toMatch(
      /^NSB,Northern Standards Board,4,2,1,1,0,1,0,3,2$/,
    );
    expect(await lines(client, `document-types?${week}`)).toHaveLength(3);
    expect((await lines(client, `accounts?${week}`))[1]).toMatch(/^400218,Halvorsen Consulting,5,.*,2,2$/);
    const all = await lines(client, `all?${week}`);
    const counts = all.slice(1).map((line) => Number(line.split(',').at(-1)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6 + 2 + 3 + 3);
    const arabic = await lines(client, `refusals?${week}`, { 'accept-language': 'ar' });
    expect(arabic[0]).toContain('رمز الوثيقة');
    expect(arabic[1]).toContain('ليست ضمن الاشتراك');
  });

  it('is named after its days, and guards what a spreadsheet would run', async () => {
    const library = await aWeek();
    await library.database
      .forTenant<SessionTables>('astm')
      .updateTable('accounts')
      .set({ name: '=HYPERLINK("https://x.example")' })
      .where('id', '=', 'halvorsen')
      .execute();
    const client = await library.as('operator');
    const answer = await client('GET', `/api/usage/tables/accounts?${week}`);
    expect(answer.headers.get('content-disposition')).toContain('usage-accounts-2026-03-02-2026-03-08.csv');
    expect(await answer.text()).toContain(`"'=HYPERLINK(""https://x.example"")"`);
  });
});

describe('a report that cannot be given', () => {
  it.each([
    ['overview?from=2026-03-08&to=2026-03-02', 'report-range-wrong', 'query.to'],
    ['overview?from=2000-01-01&to=2026-03-02', 'report-range-wrong', 'query.to'],
    ['overview?from=tomorrow', 'invalid-request', 'query.from'],
    ['documents?size=101', 'invalid-request', 'query.size'],
    ['documents?page=-1', 'invalid-request', 'query.page'],
    [`refusals?publisher=${'x'.repeat(101)}`, 'invalid-request', 'query.publisher'],
    ['tables/everything', 'invalid-request', 'params.table'],
  ])('for %s says %s and names %s', async (path, code, field) => {
    const client = await (await startLibrary()).as('operator');
    const refused = await client('GET', `/api/usage/${path}`);
    expect([refused.status, await refused.json()]).toMatchObject([400, { code, fieldErrors: [{ field }] }]);
  });

  it('for an account that is none says so', async () => {
    const client = await (await startLibrary()).as('operator');
    const refused = await client('GET', '/api/usage/overview?account=nobody%27s');
    expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'report-account-not-found' }]);
  });
});

it('reads reports without the events themselves, however many there are', async () => {
  const library = await aWeek();
  const client = await library.as('operator');
  await answerOf(client, `overview?${week}`);
  const owner = await ownerClient(library.database);
  await owner.query('revoke select on usage_events from norma_server');
  for (const path of [
    'overview',
    'documents',
    'refusals',
    'publishers',
    'document-types',
    'accounts',
    'choices',
  ])
    await answerOf(client, `${path}?${path === 'choices' ? '' : week}`);
  for (const table of ['days', 'documents', 'refusals', 'publishers', 'document-types', 'accounts', 'all'])
    expect((await (await client('GET', `/api/usage/tables/${table}?${week}`)).text()).length).toBeGreaterThan(
      100,
    );
  const raw = sql`select from usage_events`.execute(library.database.forTenant('astm'));
  await expect(raw).rejects.toThrow('permission denied');
});
