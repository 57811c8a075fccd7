import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportChange, ImportReport } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../../testing/library.ts';
import type { DocumentTables } from '../../documents/index.ts';
import { aRecord } from '../testing/anImporter.ts';
import type { ImportTables } from '../tables.ts';

type Answered = { id: number; isGoingOn: boolean; code?: string };

const lines = (...records: object[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');
const upload = (client: TestClient, content: string, query = 'publisher=NSB', name = 'new.ndjson') =>
  client('POST', `/api/admin/imports?name=${encodeURIComponent(name)}&${query}`, content, {
    'content-type': 'application/octet-stream',
  });
const uploaded = async (...given: Parameters<typeof upload>): Promise<Answered> =>
  (await (await upload(...given)).json()) as Answered;
const reportOf = async (client: TestClient, id: number): Promise<ImportReport> =>
  (await (await client('GET', `/api/admin/imports/${id}`)).json()) as ImportReport;
const ended = async (client: TestClient, id: number): Promise<ImportReport> => {
  await expect
    .poll(async () => (await reportOf(client, id)).state, { timeout: 60_000, interval: 200 })
    .toMatch(/done|failed|stopped/);
  return reportOf(client, id);
};
const titleOf = async ({ database }: TestLibrary, code: string): Promise<string | undefined> => {
  const db = database.withoutTenant<DocumentTables>();
  const found = await db
    .selectFrom('documents')
    .select('title_text')
    .where('content_code', '=', code)
    .execute();
  return found[0]?.title_text;
};

describe('a delivery that an administrator uploads', () => {
  it('is imported, told change by change, and leaves no file behind', async () => {
    const library = await startLibrary({ doesJobs: true });
    const admin = await library.as('admin');
    const content = lines(
      aRecord({ designation: 'NSB 900:2020' }),
      aRecord({ designation: 'NSB 901:2020' }),
      {},
    );
    const { id } = await uploaded(admin, content);
    expect(await ended(admin, id)).toMatchObject({
      state: 'done',
      name: 'new.ndjson',
      requestedBy: 'admin',
      counts: { added: 2, rejected: 1 },
      mayStop: false,
    });
    const changes = async (after: number) => {
      const answer = await admin('GET', `/api/admin/imports/${id}/changes?size=1&after=${after}`);
      return ((await answer.json()) as { changes: ImportChange[] }).changes;
    };
    const [first] = await changes(0);
    expect(first).toMatchObject({ contentCode: 'NSB|nsb-900-2020', event: 'new-document' });
    expect(await changes(first?.id ?? 0)).toMatchObject([{ contentCode: 'NSB|nsb-901-2020' }]);
    const table = await (await admin('GET', `/api/admin/imports/${id}/rejections.csv`)).text();
    expect(table.split('\r\n')[1]).toBe('new.ndjson,3,,rejected,designation is missing');
    expect(await readdir(join(library.dataDir, 'uploads'))).toEqual([]);
    for (const path of ['', `/${id}`, `/${id}/changes`, `/${id}/rejections`, `/${id}/rejections.csv`])
      expect(await (await admin('GET', `/api/admin/imports${path}`)).text()).not.toContain(library.dataDir);
  }, 90_000);

  it('changes documents of the named publisher alone, however its records call themselves', async () => {
    const library = await startLibrary({ doesJobs: true });
    const admin = await library.as('admin');
    const { content_code: other, title_text: before } = await library.database
      .withoutTenant<DocumentTables>()
      .selectFrom('documents')
      .select(['content_code', 'title_text'])
      .where('publisher_code', '=', 'HI')
      .executeTakeFirstOrThrow();
    const { id } = await uploaded(
      admin,
      lines(
        aRecord({
          designation: 'NSB 7010',
          contentCode: other,
          publisher: 'NSB',
          title: 'Taken over',
        }),
        aRecord({
          designation: 'HI 902:2020',
          publisher: 'HI',
          contentCode: 'HI|hi-902-2020',
          title: 'Of another house',
        }),
        aRecord({ designation: 'NSB 903:2020' }),
      ),
    );
    expect(await ended(admin, id)).toMatchObject({ counts: { added: 1, passedOver: 1, rejected: 1 } });
    expect(await titleOf(library, other)).toBe(before);
    expect(await titleOf(library, 'HI|hi-902-2020')).toBeUndefined();
  }, 90_000);

  it('tells in a dry run what would change, and changes nothing', async () => {
    const library = await startLibrary({ doesJobs: true });
    const admin = await library.as('admin');
    const { id } = await uploaded(admin, lines(aRecord()), 'publisher=NSB&dryRun=true');
    const report = await ended(admin, id);
    expect(report).toMatchObject({ isDryRun: true, counts: { added: 1 } });
    expect(report.changes).toHaveLength(1);
    expect(await titleOf(library, 'NSB|nsb-100-2020')).toBeUndefined();
  }, 90_000);
});

describe('without anyone who works', () => {
  it('a delivery that comes twice is imported once, until the first is over', async () => {
    const library = await startLibrary();
    const admin = await library.as('admin');
    const first = await uploaded(admin, lines(aRecord()));
    expect(first.isGoingOn).toBe(false);
    expect(await uploaded(admin, lines(aRecord()), 'publisher=NSB', 'again.ndjson')).toEqual({
      id: first.id,
      isGoingOn: true,
    });
    expect(await readdir(join(library.dataDir, 'uploads'))).toHaveLength(1);
    expect((await uploaded(admin, lines(aRecord()), 'publisher=NSB&dryRun=true')).isGoingOn).toBe(false);
  }, 60_000);

  it('a publisher must be named that the tenant delivers for; an operator may leave it open', async () => {
    const library = await startLibrary();
    const admin = await library.as('admin');
    for (const query of ['publisher=', '', 'publisher=ELSEWHERE', 'publisher=HI']) {
      const refused = await upload(admin, lines(aRecord()), query);
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'publisher-not-yours' }]);
    }
    expect((await upload(await library.as('operator'), lines(aRecord()), '')).status).toBe(201);
  }, 60_000);

  it.each([
    ['upload-empty', 400, 'a.xml', ''],
    ['upload-unknown', 400, 'a.exe', 'MZ'],
    ['upload-damaged', 400, 'a.zip', 'no archive'],
  ])('what is no delivery is refused as %s', async (code, status, name, content) => {
    const library = await startLibrary();
    const refused = await upload(await library.as('admin'), content, 'publisher=NSB', name);
    expect([refused.status, ((await refused.json()) as Answered).code]).toEqual([status, code]);
    expect((await (await library.as('admin'))('GET', '/api/admin/imports')).status).toBe(200);
  });

  it('JSON in the place of a file is refused', async () => {
    const admin = await (await startLibrary()).as('admin');
    const refused = await admin('POST', '/api/admin/imports?name=a.xml&publisher=NSB', { a: 1 });
    expect(refused.status).toBe(415);
    const empty = await admin('POST', '/api/admin/imports?name=a.xml&publisher=NSB');
    expect([empty.status, await empty.json()]).toMatchObject([400, { fieldErrors: [{ field: 'body' }] }]);
  });
});

describe('an import is stopped', () => {
  it('before anyone has begun it, and reads nothing then', async () => {
    const library = await startLibrary();
    const admin = await library.as('admin');
    const { id } = await uploaded(admin, lines(aRecord()));
    const stopped = await admin('POST', `/api/admin/imports/${id}/stop`);
    expect(await stopped.json()).toMatchObject({ isStopAsked: true, mayStop: false });
    const audited = await library.database
      .forTenant<{ audit_events: { type: string; principal: string; message: string } }>('astm')
      .selectFrom('audit_events')
      .select(['principal', 'message'])
      .where('type', 'in', ['import-stopped', 'delivery-uploaded'])
      .orderBy('type')
      .execute();
    expect(audited).toEqual([
      { principal: 'admin', message: `Uploaded new.ndjson for import ${id}` },
      { principal: 'admin', message: `Stopped import ${id}` },
    ]);
  }, 60_000);

  it('only by those whose library has asked for it, and only once there is something to stop', async () => {
    const library = await startLibrary();
    const { id } = await uploaded(await library.as('admin'), lines(aRecord()));
    const stop = async (client: TestClient) => {
      const answer = await client('POST', `/api/admin/imports/${id}/stop`);
      return answer.status === 200 ? 'stopped' : ((await answer.json()) as Answered).code;
    };
    const other = await library.as('admin', 'api');
    expect(await stop(other)).toBe('import-not-found');
    const db = library.database.withoutTenant<ImportTables>();
    await db
      .updateTable('imports')
      .set({ publishers: ['NSB', 'PIC'] })
      .where('id', '=', id)
      .execute();
    expect(await stop(other)).toBe('import-not-yours');
    expect(await stop(await library.as('operator', 'api'))).toBe('stopped');
    await db.updateTable('imports').set({ state: 'done' }).where('id', '=', id).execute();
    expect(await stop(await library.as('admin'))).toBe('import-finished');
  }, 60_000);

  it('that waits for its turn or its time, and nothing of it is imported', async () => {
    const library = await startLibrary({ doesJobs: true });
    const admin = await library.as('admin');
    const db = library.database.withoutTenant<ImportTables>();
    const { hostname } = await import('node:os');
    const { id } = await db
      .insertInto('imports')
      .values({
        tenant: 'astm',
        host: hostname(),
        path: '/nowhere',
        publisher: null,
        is_dry_run: false,
        visible_at: new Date('2999-01-01T00:00:00Z'),
        is_first: false,
        state: 'scheduled',
        requested_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await admin('POST', `/api/admin/imports/${id}/stop`)).status).toBe(200);
    expect(await ended(admin, id)).toMatchObject({ state: 'stopped', problem: null });
  }, 60_000);
});
