import type { Audit } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import type { AuditTables } from './tables.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';

type StoredEvent = { at: string; type: string; principal: string; message?: string };

/** Puts events into the audit of a tenant, besides those of people who sign in now. */
async function insertEvents(
  { database }: TestLibrary,
  events: readonly StoredEvent[],
  tenant = 'astm',
): Promise<void> {
  const rows = events.map(({ at, type, principal, message = '' }) => ({
    tenant,
    at: new Date(at),
    type,
    principal,
    message,
    remote_address: '192.0.2.7',
    request_id: 'r-1',
  }));
  await database.forTenant<AuditTables>(tenant).insertInto('audit_events').values(rows).execute();
}

const listAudits = async (
  client: TestClient,
  query: string,
): Promise<{ total: string | null; events: Audit[] }> => {
  const answer = await client('GET', `/management/audits?${query}`);
  expect(answer.status).toBe(200);
  return { total: answer.headers.get('x-total-count'), events: await answer.json() };
};
const february = 'fromDate=2026-02-01&toDate=2026-02-28';

const events: StoredEvent[] = [
  { at: '2026-02-03T10:00:00Z', type: 'sign-in', principal: 'ines', message: 'Signed in' },
  { at: '2026-02-03T11:00:00Z', type: 'document-refused', principal: 'Ines', message: 'NSB E 214' },
  { at: '2026-02-04T23:30:00Z', type: 'call-refused', principal: 'omar', message: 'GET /api/x' },
  { at: '2026-02-05T09:00:00Z', type: 'group-created', principal: 'adam' },
  { at: '2026-03-01T00:00:00Z', type: 'sign-in', principal: 'omar' },
];

describe('the audit', () => {
  it('tells the time, who, what and details of each event, and in a header how many there are [admin-024]', async () => {
    const library = await startLibrary();
    await insertEvents(library, events);
    const client = await library.as('admin');
    const { total, events: found } = await listAudits(client, `${february}&size=2`);
    expect(total).toBe('4');
    expect(found).toMatchObject([
      { timestamp: '2026-02-05T09:00:00.000Z', principal: 'adam', type: 'group-created' },
      {
        timestamp: '2026-02-04T23:30:00.000Z',
        principal: 'omar',
        type: 'call-refused',
        data: { message: 'GET /api/x', remoteAddress: '192.0.2.7', requestId: 'r-1' },
      },
    ]);
    const second = await listAudits(client, `${february}&size=2&page=1`);
    expect(second.events.map(({ type }) => type)).toEqual(['document-refused', 'sign-in']);
    expect(await listAudits(client, `${february}&size=2&page=2`)).toEqual({ total: '4', events: [] });
  });

  it.each([
    ['timestamp,asc', ['ines', 'Ines', 'omar', 'adam']],
    ['principal,asc', ['adam', 'Ines', 'ines', 'omar']],
    ['principal,desc', ['omar', 'Ines', 'ines', 'adam']],
    ['type,asc', ['omar', 'Ines', 'adam', 'ines']],
    ['type,desc', ['ines', 'adam', 'Ines', 'omar']],
  ])('is sorted by %s, of equals the newest first', async (sort, principals) => {
    const library = await startLibrary();
    await insertEvents(library, events);
    const { events: found } = await listAudits(await library.as('admin'), `${february}&sort=${sort}`);
    expect(found.map(({ principal }) => principal)).toEqual(principals);
  });

  it('is narrowed by kind, type and the beginning of a name in any letter case', async () => {
    const library = await startLibrary();
    await insertEvents(library, [
      ...events,
      { at: '2026-02-06T09:00:00Z', type: 'sign-in', principal: 'i%es' },
    ]);
    const client = await library.as('admin');
    const typesOf = async (query: string): Promise<string[]> =>
      (await listAudits(client, `${february}&${query}`)).events.map(({ type }) => type);
    expect(await typesOf('kind=refusals')).toEqual(['call-refused', 'document-refused']);
    expect(await typesOf('kind=refusals&principal=INE')).toEqual(['document-refused']);
    expect(await typesOf('type=group-created')).toEqual(['group-created']);
    expect(await typesOf('type=nothing-of-the-kind')).toEqual([]);
    expect(await typesOf('principal=i%25')).toEqual(['sign-in']);
    expect(await typesOf('principal=nes')).toEqual([]);
  });

  it('counts days from midnight to midnight where the one lives who asks', async () => {
    const library = await startLibrary();
    await insertEvents(library, events);
    const client = await library.as('admin');
    const on = async (day: string, zone: string): Promise<(string | null)[]> => {
      const { total, events: found } = await listAudits(
        client,
        `fromDate=${day}&toDate=${day}&timeZone=${zone}`,
      );
      return [total, ...found.map(({ principal }) => principal)];
    };
    expect(await on('2026-02-04', 'UTC')).toEqual(['1', 'omar']);
    expect(await on('2026-02-04', 'Europe/Oslo')).toEqual(['0']);
    expect(await on('2026-02-05', 'Europe/Oslo')).toEqual(['2', 'adam', 'omar']);
  });

  it('refuses what cannot be asked, and names the field', async () => {
    const { as } = await startLibrary();
    const client = await as('admin');
    const refused: [string, string][] = [
      ['fromDate=2026-02-31', 'query.fromDate'],
      ['fromDate=2026-03-01&toDate=2026-02-01', 'query.toDate'],
      ['timeZone=Nowhere/Here', 'query.timeZone'],
      ['sort=message,asc', 'query.sort'],
      ['size=100000', 'query.size'],
      ['kind=everything', 'query.kind'],
    ];
    for (const [query, field] of refused) {
      const answer = await client('GET', `/management/audits?${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fieldErrors: [{ field }] });
    }
  });

  it('is of one tenant alone, for administrators and operators', async () => {
    const library = await startLibrary();
    await insertEvents(library, events, 'api');
    for (const name of ['admin', 'operator'] as const)
      expect((await listAudits(await library.as(name), february)).total).toBe('0');
    expect((await listAudits(await library.as('admin', 'api'), february)).total).toBe('4');
  });

  it('is written for spreadsheets as it is asked for, and nothing in it is taken for a formula', async () => {
    const library = await startLibrary();
    await insertEvents(library, [
      ...events,
      {
        at: '2026-02-07T09:00:00Z',
        type: 'sign-in-refused',
        principal: '=cmd|calc',
        message: 'He said "no",\nنعم',
      },
    ]);
    const client = await library.as('admin');
    const answer = await client('GET', `/management/audits/csv?${february}&kind=refusals`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('astm-audits-');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('utf8').split('\r\n')).toEqual([
      '\uFEFFtimestamp,principal,type,message,remoteAddress,requestId',
      `2026-02-07T09:00:00.000Z,'=cmd|calc,sign-in-refused,"He said ""no"",\nنعم",192.0.2.7,r-1`,
      '2026-02-04T23:30:00.000Z,omar,call-refused,GET /api/x,192.0.2.7,r-1',
      '2026-02-03T11:00:00.000Z,Ines,document-refused,NSB E 214,192.0.2.7,r-1',
      '',
    ]);
  });

  it('tells who was refused what a moment ago', async () => {
    const { as } = await startLibrary();
    await (
      await as('individual')
    )('GET', '/management/audits');
    const client = await as('admin');
    await expect
      .poll(async () => (await listAudits(client, 'kind=refusals')).events)
      .toMatchObject([
        { principal: 'individual', data: { message: 'GET /management/audits: not-authorized' } },
      ]);
  });
});
