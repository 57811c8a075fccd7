import type { Metadata, RejectionKind, StatusMeaning } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import { applyMeaning, dropMeaning, saveMeaning, type DocumentTables } from '../documents/index.ts';
import { aCatalogue, anImporter, aRecord, documentsOf, type Importer } from './testing/anImporter.ts';

const meaningsPath = '/api/admin/status-meanings';
const lively = { publisher: 'NSB', word: 'Lively' };
const address = `${meaningsPath}?publisher=NSB&word=lively`;

const codeOf = async (answer: Response): Promise<unknown> =>
  answer.status < 300 ? answer.status : ((await answer.json()) as { code: string }).code;

async function imported(
  client: TestClient,
  records: readonly object[],
  name = 'one.ndjson',
): Promise<number> {
  const content = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  const answer = await client('POST', `/api/admin/imports?name=${name}&publisher=NSB`, content, {
    'content-type': 'application/octet-stream',
  });
  const { id } = (await answer.json()) as { id: number };
  const report = async () =>
    (await client('GET', `/api/admin/imports/${id}`)).json() as Promise<{ state: string }>;
  await expect.poll(async () => (await report()).state, { timeout: 120_000, interval: 100 }).toBe('done');
  return id;
}

const mapped = async (client: TestClient) =>
  ((await (await client('GET', meaningsPath)).json()) as { meanings: StatusMeaning[] }).meanings;

const kindsOf = async (client: TestClient, id: number) =>
  (
    (await (await client('GET', `/api/admin/imports/${id}/rejection-kinds`)).json()) as {
      kinds: RejectionKind[];
    }
  ).kinds;

const metadataOf = async (client: TestClient, code: string) => {
  const answer = await client('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(code)}`);
  return (await answer.json()) as Metadata;
};

const statusOf = async (client: TestClient, code: string) => (await metadataOf(client, code)).status;

const auditOf = ({ database }: TestLibrary) =>
  database
    .forTenant<{ audit_events: { type: string; message: string } }>('astm')
    .selectFrom('audit_events')
    .select(['type', 'message'])
    .where('type', 'like', 'status-%')
    .orderBy('type')
    .execute();

describe('a word of status that no one knows', () => {
  it('is offered to be mapped, followed by documents in the background, changed, removed and audited', async () => {
    const library = await startLibrary({ doesJobs: true });
    const admin = await library.as('admin', 'astm');
    const code = 'NSB|nsb-977-2020';
    const id = await imported(admin, [aRecord({ designation: 'NSB 977:2020', status: 'Lively' })]);
    const asGiven = { ...lively, meaning: null, mayBeMapped: true };
    expect((await kindsOf(admin, id)).map(({ status }) => status)).toEqual([asGiven]);
    expect(await statusOf(admin, code)).toBe('Lively');

    expect(await codeOf(await admin('PUT', meaningsPath, { ...lively, meaning: 'current' }))).toBe(200);
    await expect.poll(() => statusOf(admin, code), { timeout: 60_000 }).toBe('Active');
    expect(await mapped(admin)).toEqual([{ ...lively, meaning: 'current', documents: 1 }]);
    expect((await kindsOf(admin, id))[0]?.status?.meaning).toBe('current');

    expect(await codeOf(await admin('PUT', meaningsPath, { ...lively, meaning: 'withdrawn' }))).toBe(200);
    await expect.poll(() => statusOf(admin, code), { timeout: 60_000 }).toBe('Withdrawn');

    expect(await codeOf(await admin('DELETE', address))).toBe(200);
    await expect.poll(() => statusOf(admin, code), { timeout: 60_000 }).toBe('Lively');
    expect(await mapped(admin)).toEqual([]);
    expect(await codeOf(await admin('DELETE', address))).toBe('status-meaning-not-found');
    expect(await auditOf(library)).toEqual([
      { type: 'status-mapped', message: 'Mapped the status "Lively" of NSB to current' },
      { type: 'status-mapped', message: 'Mapped the status "Lively" of NSB to withdrawn' },
      { type: 'status-unmapped', message: 'Removed the mapping of the status "lively" of NSB' },
    ]);
  }, 240_000);

  it('is told apart from a status that no source gives, which is said to be inferred', async () => {
    const library = await startLibrary({ doesJobs: true });
    const admin = await library.as('admin', 'astm');
    await imported(admin, [
      aRecord({ designation: 'NSB 978:2019', status: undefined }),
      aRecord({ designation: 'NSB 978:2020', status: 'Lively' }),
      aRecord({
        designation: 'NSB 979',
        status: undefined,
        published: undefined,
        relations: [{ type: 'obsoletedBy', designation: 'NSB 979:2019' }],
      }),
      aRecord({ designation: 'NSB 979:2019' }),
    ]);
    const remarksOf = async (code: string) => {
      const { status, isStatusInferred } = await metadataOf(admin, code);
      return { status, isStatusInferred };
    };
    expect(await remarksOf('NSB|nsb-978-2019')).toEqual({ status: 'Replaced', isStatusInferred: true });
    expect(await remarksOf('NSB|nsb-978-2020')).toEqual({ status: 'Lively', isStatusInferred: false });
    expect(await remarksOf('NSB|nsb-979')).toEqual({ status: 'Active', isStatusInferred: true });
  }, 120_000);

  it('is mapped by an administrator whose tenant delivers for the publisher, by an operator, and by no one else', async () => {
    const library = await startLibrary();
    const [admin, individual, operator] = [
      await library.as('admin', 'astm'),
      await library.as('admin', 'aenor'),
      await library.as('operator', 'aenor'),
    ];
    const meaning = { ...lively, meaning: 'draft' };
    expect(await codeOf(await individual('PUT', meaningsPath, meaning))).toBe('publisher-not-yours');
    expect(await codeOf(await operator('PUT', meaningsPath, meaning))).toBe(200);
    expect(await codeOf(await individual('DELETE', address))).toBe('publisher-not-yours');
    expect(await mapped(individual)).toEqual([]);
    expect(await mapped(admin)).toHaveLength(1);
    expect(await mapped(operator)).toHaveLength(1);
    expect(await codeOf(await admin('DELETE', address))).toBe(200);
  }, 120_000);

  it('is none that a table knows, and of no publisher that no one knows', async () => {
    const library = await startLibrary();
    const operator = await library.as('operator', 'astm');
    const put = async (body: object) =>
      codeOf(await operator('PUT', meaningsPath, { ...lively, meaning: 'draft', ...body }));
    expect(await put({ word: 'WITHDRAWN' })).toBe('status-known');
    expect(await put({ word: '–' })).toBe('status-known');
    expect(await put({ publisher: 'NOBODY' })).toBe('publisher-not-found');
    expect(await put({ meaning: 'lively' })).toBe('invalid-request');
    expect(await put({ word: ' ' })).toBe('invalid-request');
    expect(await put({ word: 'x'.repeat(301) })).toBe('invalid-request');
    expect(await put({ word: 'غريبة' })).toBe(200);
  }, 120_000);
});

const documentsIn = ({ database }: Importer) => database.withoutTenant<DocumentTables>();

const applied = (importer: Importer, word = 'Lively') =>
  applyMeaning(
    documentsIn(importer),
    { publisher: 'NSB', word },
    { now: importer.ports.now, signal: new AbortController().signal },
  );

const statusesIn = async ({ db }: Importer) =>
  Object.fromEntries((await documentsOf(db)).map(({ designation, status }) => [designation, status]));

const eventsIn = (importer: Importer) =>
  documentsIn(importer)
    .selectFrom('document_events')
    .select(['type', 'content_code', 'status_before', 'status_after', 'changed'])
    .where('type', 'in', ['status', 'withdrawal'])
    .orderBy('id')
    .execute();

const meaningOf = { publisher: 'NSB', written: 'Lively' };

describe('what a word of status means', () => {
  it('is given to every document of the publisher that carries it, with an event, and to no other', async () => {
    const importer = await anImporter();
    const records = Array.from({ length: 1_100 }, (_, at) =>
      aRecord({ designation: `NSB ${at + 1}:2020`, status: at % 2 === 0 ? 'Lively' : 'LIVELY' }),
    );
    const other = aRecord({
      designation: 'OTH 1:2020',
      publisher: 'OTH',
      contentCode: 'OTH|1',
      status: 'Lively',
    });
    await importer.take(await aCatalogue([...records, other, aRecord({ designation: 'NSB X:2020' })]));
    await saveMeaning(documentsIn(importer), { ...meaningOf, meaning: 'withdrawn' });
    await applied(importer);
    const statuses = Object.values(await statusesIn(importer));
    expect(
      Object.fromEntries([...Map.groupBy(statuses, (each) => each)].map(([of, all]) => [of, all.length])),
    ).toEqual({ Withdrawn: 1_100, Lively: 1, Active: 1 });
    const events = await eventsIn(importer);
    expect(events).toHaveLength(1_100);
    expect(events[0]).toMatchObject({
      type: 'withdrawal',
      status_before: 'Lively',
      status_after: 'Withdrawn',
    });
    await applied(importer);
    expect(await eventsIn(importer)).toHaveLength(1_100);
  }, 120_000);

  it('holds for later imports, which remark on the word no more, and not after it is removed', async () => {
    const importer = await anImporter();
    const path = await aCatalogue([aRecord({ status: 'Lively' })]);
    expect(await importer.take(path)).toMatchObject({ added: 1, remarks: 1 });
    await saveMeaning(documentsIn(importer), { ...meaningOf, meaning: 'historical' });
    await applied(importer);
    expect(await importer.take(path)).toMatchObject({ unchanged: 1, remarks: 0 });
    // Known by its hash now, so that it is not read.
    expect(await importer.take(path)).toMatchObject({ unchanged: 1, remarks: 0 });
    const more = aRecord({ designation: 'NSB 2:2020', status: 'lively' });
    expect(await importer.take(await aCatalogue([more]))).toMatchObject({ added: 1, remarks: 0 });
    expect(await statusesIn(importer)).toEqual({ 'NSB 100:2020': 'Historical', 'NSB 2:2020': 'Historical' });

    expect(await dropMeaning(documentsIn(importer), 'NSB', 'LIVELY')).toBe(true);
    await applied(importer);
    expect(await statusesIn(importer)).toEqual({ 'NSB 100:2020': 'Lively', 'NSB 2:2020': 'lively' });
    expect(await importer.take(path)).toMatchObject({ unchanged: 1, remarks: 1 });
  }, 120_000);

  it('holds for what is published later as it is then, and not as it was when the delivery was read', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const importer = await anImporter({ now: () => now });
    await importer.take(await aCatalogue([aRecord()]));
    await saveMeaning(documentsIn(importer), { ...meaningOf, meaning: 'historical' });
    const visibleAt = new Date('2026-11-22T12:00:00Z');
    const later = aRecord({ designation: 'NSB 2:2020', status: 'Lively' });
    const id = await importer.request(await aCatalogue([later]), { visibleAt });
    expect(await importer.run(id)).toMatchObject({ state: 'scheduled', remarks: 0 });
    await dropMeaning(documentsIn(importer), 'NSB', 'Lively');
    now = visibleAt;
    expect(await importer.run(id)).toMatchObject({ state: 'done' });
    expect(await statusesIn(importer)).toEqual({ 'NSB 100:2020': 'Active', 'NSB 2:2020': 'Lively' });
  }, 120_000);

  it('decides whether older editions without a status are superseded', async () => {
    const importer = await anImporter();
    await importer.take(
      await aCatalogue([
        aRecord({ designation: 'NSB 47:2010', status: undefined, published: undefined }),
        aRecord({ designation: 'NSB 47:2020', status: 'Lively', published: undefined }),
      ]),
    );
    expect(await statusesIn(importer)).toEqual({ 'NSB 47:2010': 'Replaced', 'NSB 47:2020': 'Lively' });
    await saveMeaning(documentsIn(importer), { ...meaningOf, meaning: 'draft' });
    await applied(importer);
    expect(await statusesIn(importer)).toEqual({ 'NSB 47:2010': 'Active', 'NSB 47:2020': 'Draft' });
  }, 120_000);
});
