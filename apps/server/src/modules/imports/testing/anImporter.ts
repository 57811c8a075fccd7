import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tenants } from '@norma/samples';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { folderFileStore } from '../../../adapters/file-store/folder.ts';
import { threadedDeliveryReader } from '../../../deliveries/threadedReader.ts';
import { pdfiumReader } from '../../../adapters/pdf-reader/pdfiumReader.ts';
import type { Database } from '../../../ports/database.ts';
import type { FileStore } from '../../../ports/file-store.ts';
import { TenantSettings } from '../../../tenant/settings.ts';
import { freshDatabase } from '../../../testing/database.ts';
import type { DocumentTables } from '../../documents/index.ts';
import { saveTenant, type TenantTables } from '../../tenants/index.ts';
import type { Db } from '../jobs/db.ts';
import { findMissingPlaces } from '../jobs/missingPlaces.ts';
import type { Ports } from '../jobs/ports.ts';
import { runImport } from '../jobs/run.ts';
import { importOf, rejectionsOf, type Import } from '../jobs/store.ts';

type ImportParams = { publisher?: string; isDryRun?: boolean; visibleAt?: Date };

/** A library of its own into which a test imports, without a queue: what is asked for is done at once. */
export type Importer = {
  readonly db: Db;
  readonly database: Database;
  readonly ports: Ports;
  /** Adds an import as someone asks for it, to be run by the test itself. */
  readonly request: (path: string, params?: ImportParams) => Promise<number>;
  readonly run: (id: number, signal?: AbortSignal) => Promise<Import>;
  /** Asks for an import and runs it. */
  readonly take: (path: string, params?: ImportParams) => Promise<Import>;
  readonly reasons: (job: Import) => Promise<string[]>;
};

export async function anImporter(
  changed: {
    now?: () => Date;
    files?: (real: FileStore) => FileStore;
    openReader?: Ports['openReader'];
  } = {},
): Promise<Importer> {
  const database = await freshDatabase();
  const pdfReader = pdfiumReader();
  onTestFinished(async () => {
    await pdfReader.close();
    await database.close();
  });
  await saveTenant(database.withoutTenant<TenantTables>(), TenantSettings.parse(tenants[0]), true);
  const db: Db = database.withoutTenant();
  const home = await mkdtemp(join(tmpdir(), 'norma-importer-'));
  const real = folderFileStore(join(home, 'files'));
  const now = changed.now ?? (() => new Date('2026-11-21T12:00:00Z'));
  const ports: Ports = {
    db,
    pdfReader,
    openReader: changed.openReader ?? (() => threadedDeliveryReader()),
    now,
    files: changed.files?.(real) ?? real,
    folder: join(home, 'imports'),
    uploads: join(home, 'uploads'),
    offer: () => Promise.resolve(false),
    publishAt: () => Promise.resolve(),
  };
  const request: Importer['request'] = async (
    path,
    { publisher = null, isDryRun = false, visibleAt = null } = {},
  ) => {
    const { id } = await db
      .insertInto('imports')
      .values({
        tenant: 'astm',
        host: 'here',
        path,
        publisher,
        is_dry_run: isDryRun,
        visible_at: visibleAt,
        is_first: false,
        requested_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const run: Importer['run'] = async (id, signal = new AbortController().signal) => {
    await runImport(id, ports, signal);
    const job = await importOf(
      db.$pickTables<'imports' | 'import_rejections' | 'import_items' | 'staged_documents'>(),
      id,
    );
    if (!job) throw new Error('The import is gone');
    return job;
  };
  return {
    db,
    database,
    ports,
    request,
    run,
    take: async (path, params) => run(await request(path, params)),
    reasons: async ({ id }) =>
      (
        await rejectionsOf(
          db.$pickTables<'imports' | 'import_rejections' | 'import_items' | 'staged_documents'>(),
          id,
          0,
          1_000,
        )
      ).map(({ line, reason }) => `${line}: ${reason}`),
  };
}

/** Makes all texts what a release before migration 46 imported, has their places found, and answers both with the texts before. */
export async function textsWithFoundPlaces({ db, ports }: Importer) {
  const texts = () =>
    db.selectFrom('documents').select(['body_text', 'text_places']).orderBy('content_code').execute();
  const before = await texts();
  await sql`update documents set body_text = replace(body_text, chr(12), ''), text_places = null`.execute(db);
  await sql`update document_files set is_scan = null, is_tagged = null`.execute(db);
  await findMissingPlaces(ports, new AbortController().signal);
  return { before, after: await texts() };
}

/** A catalog's record of an invented body. */
export const aRecord = (given: Record<string, unknown> = {}): Record<string, unknown> => {
  const designation = typeof given['designation'] === 'string' ? given['designation'] : 'NSB 100:2020';
  return {
    contentCode: `NSB|${designation.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    designation,
    family: designation.replace(/:\d+.*$/, ''),
    year: Number(/:(\d{4})/.exec(designation)?.[1]) || null,
    title: `Anchors of ${designation}`,
    titles: { en: `Anchors of ${designation}` },
    abstract: 'How anchors are tested.',
    publisher: 'NSB',
    docType: 'test-method',
    status: 'Active',
    stage: null,
    languages: ['en'],
    ics: [{ code: '91.100.30', text: 'Concrete and concrete products' }],
    committee: 'NSB/TC 7',
    published: '2020-05-04',
    relations: [],
    keywords: ['anchor'],
    source: 'nsb',
    ...given,
  };
};

/** Writes a catalog and answers its path; what is no record is written as it is. */
export async function aCatalogue(
  records: readonly (Record<string, unknown> | string)[],
  name = 'catalogue.ndjson',
): Promise<string> {
  const lines = records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record)));
  return aFile(name, `${lines.join('\n')}\n`);
}

/** Writes a file into a folder of its own and answers its path. */
export async function aFile(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'norma-catalogue-')), name);
  await writeFile(path, content);
  return path;
}

/** What the library holds, without numbers that differ from run to run. */
export const documentsOf = (db: Db) =>
  db
    .$pickTables<keyof DocumentTables>()
    .selectFrom('documents')
    .innerJoin('families', 'families.id', 'documents.family_id')
    .select([
      'content_id',
      'content_code',
      'documents.designation',
      'title_text',
      'edition',
      'language',
      'status',
      'families.designation as family',
    ])
    .orderBy('content_code')
    .execute();
