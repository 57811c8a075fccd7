import { rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentCheck, DocumentIssue } from '@norma/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { folderFileStore } from '../../adapters/file-store/folder.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';
import { threadedDeliveryReader } from '../../deliveries/threadedReader.ts';
import { runRequestedCheck } from './checking.ts';
import { requestCheck, checkNow, isRunning } from './checkStore.ts';
import type { IntegrityTables } from './tables.ts';

type Tables = IntegrityTables & DocumentTables;
type Listed = { total: number; counts: { kind: string; count: number }[]; faults: DocumentIssue[] };

const path = '/api/admin/documents';
const standard = 'NSB|nsb-e-214-24';

const listed = async (client: TestClient, query = ''): Promise<Listed> =>
  (await (await client('GET', `${path}${query}`)).json()) as Listed;

const dbOf = ({ database }: TestLibrary) => database.withoutTenant<Tables>();

async function idOf(library: TestLibrary, code = standard): Promise<number> {
  const found = await dbOf(library)
    .selectFrom('documents')
    .select('content_id')
    .where('content_code', '=', code)
    .executeTakeFirstOrThrow();
  return found.content_id;
}

/** Where a file of a document lies; its own, for the seeded ones are shared by all tests. */
async function ownFile(library: TestLibrary, kind: 'sts' | 'html', code = standard): Promise<string> {
  const contentId = await idOf(library, code);
  const { file_key } = await dbOf(library)
    .selectFrom('document_files')
    .select('file_key')
    .where('content_id', '=', contentId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  const file = join(library.dataDir, 'files', file_key.slice(0, 2), file_key);
  const bytes = await folderFileStore(join(library.dataDir, 'files')).read(file_key);
  await rm(file);
  await writeFile(file, bytes);
  return file;
}

const checkedOne = async (client: TestClient, contentId: number): Promise<DocumentIssue[]> => {
  const answer = await client('POST', `${path}/${contentId}/check`);
  return ((await answer.json()) as { faults: DocumentIssue[] }).faults;
};
const kindsOf = (faults: readonly DocumentIssue[]): [string, string[]][] =>
  faults.map(({ kind, details }) => [kind, details]);

type Broken = {
  name: string;
  kind: string;
  details: string[];
  breakIt: (library: TestLibrary) => Promise<unknown>;
};

const filesOf = (library: TestLibrary, contentId: number) =>
  dbOf(library).deleteFrom('document_files').where('content_id', '=', contentId);

const broken: Broken[] = [
  {
    name: 'a file that is missing',
    kind: 'file-missing',
    details: ['html'],
    breakIt: async (library) => rm(await ownFile(library, 'html')),
  },
  {
    name: 'a file that ends too early',
    kind: 'file-damaged',
    details: ['html'],
    breakIt: async (library) => truncate(await ownFile(library, 'html'), 10),
  },
  {
    name: 'a file of the right length with a wrong byte',
    kind: 'file-damaged',
    details: ['sts'],
    breakIt: async (library) => {
      const file = await ownFile(library, 'sts');
      await writeFile(file, '?', { flag: 'r+' });
    },
  },
  {
    name: 'XML that is none',
    kind: 'text-unreadable',
    details: ['sts'],
    breakIt: async (library) => {
      const files = folderFileStore(join(library.dataDir, 'files'));
      const text = Buffer.from('<standard><front>');
      const contentId = await idOf(library);
      await dbOf(library)
        .updateTable('document_files')
        .set({ file_key: await files.put(text), bytes: text.length })
        .where('content_id', '=', contentId)
        .where('kind', '=', 'sts')
        .execute();
    },
  },
  {
    name: 'a text without its HTML',
    kind: 'html-not-made',
    details: ['html'],
    breakIt: async (library) =>
      filesOf(library, await idOf(library))
        .where('kind', '=', 'html')
        .execute(),
  },
  {
    name: 'an edition without any text',
    kind: 'no-text',
    details: [],
    breakIt: async (library) => filesOf(library, await idOf(library)).execute(),
  },
  {
    name: 'references that have not been read',
    kind: 'references-unread',
    details: [],
    breakIt: async (library) =>
      dbOf(library)
        .insertInto('unread_references')
        .values({ content_id: await idOf(library) })
        .execute(),
  },
  {
    name: 'a reference to what a publisher of the library does not have',
    kind: 'references-nowhere',
    details: ['NSB Q 9999'],
    breakIt: async (library) =>
      dbOf(library)
        .insertInto('document_relations')
        .values(
          ['NSB Q 9999', 'ELSEWHERE 12:2020', 'NSB E 214'].map((designation, at) => ({
            content_id: idOfStandard,
            place: 900 + at,
            type: 'cites',
            designation,
            note: '',
          })),
        )
        .execute(),
  },
  {
    name: 'a word for a status that nobody knows',
    kind: 'status-unknown',
    details: ['Pending wind'],
    breakIt: async (library) =>
      dbOf(library)
        .updateTable('documents')
        .set({ source_status: 'Pending wind', source_stage: null })
        .where('content_code', '=', standard)
        .execute(),
  },
];
let idOfStandard = 0;

describe('a check', () => {
  it('finds nothing wrong with a word for a status that someone has mapped', async () => {
    const library = await startLibrary();
    const admin = await library.as('admin');
    const id = await idOf(library);
    await dbOf(library)
      .updateTable('documents')
      .set({ source_status: 'Pending wind', source_stage: null })
      .where('content_code', '=', standard)
      .execute();
    expect(kindsOf(await checkedOne(admin, id)).map(([kind]) => kind)).toContain('status-unknown');
    const meaning = {
      publisher_code: 'NSB',
      word: 'pending wind',
      written: 'Pending wind',
      meaning: 'draft',
    } as const;
    await dbOf(library).insertInto('status_meanings').values(meaning).execute();
    expect(kindsOf(await checkedOne(admin, id)).map(([kind]) => kind)).not.toContain('status-unknown');
  });
});

describe('a check finds', () => {
  it.each(broken)('$name, and that it was repaired', async ({ kind, details, breakIt }) => {
    const library = await startLibrary();
    const admin = await library.as('admin');
    idOfStandard = await idOf(library);
    await breakIt(library);
    const found = kindsOf(await checkedOne(admin, idOfStandard));
    expect(found).toContainEqual([kind, expect.arrayContaining(details)]);
    if (kind === 'references-nowhere')
      expect(found.find(([each]) => each === kind)?.[1]).not.toContain('ELSEWHERE 12:2020');
    expect((await listed(admin, `?kind=${kind}`)).faults).toMatchObject([{ contentCode: standard, kind }]);
    // A record alone, of which nothing can be broken.
    await filesOf(library, idOfStandard).execute();
    await dbOf(library).deleteFrom('unread_references').where('content_id', '=', idOfStandard).execute();
    await dbOf(library).deleteFrom('document_relations').where('content_id', '=', idOfStandard).execute();
    await dbOf(library)
      .updateTable('documents')
      .set({ is_available: false, source_status: null, source_stage: null })
      .where('content_id', '=', idOfStandard)
      .execute();
    expect(await checkedOne(admin, idOfStandard)).toEqual([]);
    expect((await listed(admin)).faults).toEqual([]);
  });

  it('a PDF that cannot be made', async () => {
    const library = await startLibrary();
    const db = dbOf(library);
    const contentId = await idOf(library);
    await filesOf(library, contentId).where('kind', '=', 'pdf').execute();
    await requestCheck(db.$pickTables<keyof IntegrityTables>(), 'operator');
    const texts = { pdf: () => Promise.reject(new Error('No fonts')) };
    await runRequestedCheck(db, partsOf(library, { texts }));
    const { faults } = await listed(await library.as('admin'), '?kind=pdf-not-made&search=E%20214');
    expect(kindsOf(faults)).toContainEqual(['pdf-not-made', ['pdf']]);
  });
});

const partsOf = (library: TestLibrary, given: Partial<Parameters<typeof runRequestedCheck>[1]> = {}) => ({
  files: folderFileStore(join(library.dataDir, 'files')),
  texts: null,
  openReader: () => threadedDeliveryReader(),
  now: () => new Date('2026-11-22T12:00:00Z'),
  signal: new AbortController().signal,
  ...given,
});

describe('the check of all documents', () => {
  it('is asked for by an operator once, runs behind the readers, and is in the audit', async () => {
    const library = await startLibrary({ doesJobs: true });
    const operator = await library.as('operator');
    const check = async () => (await (await operator('GET', `${path}/check`)).json()) as DocumentCheck;
    expect(await check()).toMatchObject({ state: 'never', startedAt: null });
    await rm(await ownFile(library, 'html'));
    await operator('POST', `${path}/check`);
    await expect.poll(async () => (await check()).state, { timeout: 60_000, interval: 100 }).toBe('done');
    const { lookedAt, total } = await check();
    expect([lookedAt, total > 0]).toEqual([total, true]);
    expect((await listed(operator, '?kind=file-missing')).faults).toMatchObject([{ contentCode: standard }]);
    const audited = await library.database
      .forTenant<{ audit_events: { type: string; principal: string } }>('astm')
      .selectFrom('audit_events')
      .select('principal')
      .where('type', '=', 'documents-checked')
      .execute();
    expect(audited).toEqual([{ principal: 'operator' }]);
  }, 90_000);

  it('continues where it was when its process ended, and looks at each document once', async () => {
    const library = await startLibrary();
    const db = dbOf(library);
    const faults = db.$pickTables<keyof IntegrityTables>();
    await rm(await ownFile(library, 'html'));
    await requestCheck(faults, 'operator');
    const killed = new AbortController();
    killed.abort();
    await runRequestedCheck(db, partsOf(library, { signal: killed.signal }));
    expect(isRunning(await checkNow(faults))).toBe(true);
    // Everything up to the second document had been looked at.
    const first = await db
      .selectFrom('documents')
      .select('content_id')
      .orderBy('content_id')
      .limit(2)
      .execute();
    const position = first.at(-1)?.content_id ?? 0;
    await faults.updateTable('document_check').set({ position, looked_at: 2 }).execute();
    await runRequestedCheck(db, partsOf(library));
    const { looked_at, total, finished_at } = await checkNow(faults);
    expect([looked_at, finished_at !== null]).toEqual([total, true]);
  });

  it('is done by one node while another one asks for it', async () => {
    const library = await startLibrary();
    const db = dbOf(library);
    await requestCheck(db.$pickTables<keyof IntegrityTables>(), 'operator');
    await Promise.all([1, 2, 3].map(() => runRequestedCheck(db, partsOf(library))));
    const { looked_at, total } = await checkNow(db.$pickTables<keyof IntegrityTables>());
    expect([looked_at, total > 0]).toEqual([total, true]);
  });

  it('keeps the time at which something was found first', async () => {
    const library = await startLibrary();
    const db = dbOf(library);
    const faults = db.$pickTables<keyof IntegrityTables>();
    await rm(await ownFile(library, 'html'));
    const at = async (now: string): Promise<void> => {
      await requestCheck(faults, null);
      await runRequestedCheck(db, partsOf(library, { now: () => new Date(now) }));
    };
    await at('2026-11-01T12:00:00Z');
    await at('2026-11-22T12:00:00Z');
    const found = await faults
      .selectFrom('document_faults')
      .select('found_at')
      .where('kind', '=', 'file-missing')
      .execute();
    expect(found).toEqual([{ found_at: new Date('2026-11-01T12:00:00Z') }]);
  });
});

describe('the list of broken documents', () => {
  it('is of publishers on offer for an administrator, of all for an operator, who is told what is shown here', async () => {
    const library = await startLibrary();
    const contentId = await idOf(library);
    await rm(await ownFile(library, 'html'));
    await checkedOne(await library.as('operator'), contentId);
    await sql`update tenants set settings = jsonb_set(settings, '{publishers}', (settings -> 'publishers') - 'NSB')
      where key = 'api'`.execute(dbOf(library));
    const admin = await library.as('admin', 'api');
    await expect.poll(async () => (await listed(admin)).total).toBe(0);
    const refused = await admin('POST', `${path}/${contentId}/check`);
    expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'document-not-found' }]);
    const { faults } = await listed(await library.as('operator', 'api'), '?kind=file-missing');
    expect(faults).toMatchObject([{ contentCode: standard, isOffered: false }]);
  });

  it('is searched and saved as a table', async () => {
    const library = await startLibrary();
    const admin = await library.as('admin');
    await rm(await ownFile(library, 'html'));
    await checkedOne(admin, await idOf(library));
    expect((await listed(admin, '?search=e%20214')).total).toBeGreaterThan(0);
    expect((await listed(admin, '?search=%25')).total).toBe(0);
    const table = await (await admin('GET', `${path}.csv?kind=file-missing`)).text();
    expect(table.split('\r\n')[1]).toMatch(/^NSB\|nsb-e-214-24,.*,NSB,file-missing,html,2/);
  });

  it('is of no document that does not exist', async () => {
    const admin = await (await startLibrary()).as('admin');
    expect((await admin('POST', `${path}/999999999/check`)).status).toBe(404);
  });
});
