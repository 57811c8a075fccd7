import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { folderFileStore } from '../adapters/file-store/folder.ts';
import { threadedDeliveryReader } from '../deliveries/threadedReader.ts';
import { pdfiumReader } from '../adapters/pdf-reader/pdfiumReader.ts';
import type { DocumentTables } from '../modules/documents/index.ts';
import type { ImportTables } from '../modules/imports/index.ts';
import { runImport } from '../modules/imports/jobs/run.ts';
import type { TestLibrary } from './library.ts';

type Delivery = {
  /** Records of a catalog. */
  readonly records?: readonly object[];
  readonly manifest?: object;
  readonly isFirst?: boolean;
  readonly now?: Date;
};

/** Imports a delivery into a library that is running; comes when it is there. */
export async function importInto(
  { database, dataDir }: TestLibrary,
  { records = [], manifest, isFirst = false, now = new Date() }: Delivery,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'norma-delivery-'));
  await writeFile(
    join(folder, 'catalogue.ndjson'),
    records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  );
  if (manifest) await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const db = database.withoutTenant<DocumentTables & ImportTables>();
  const { id } = await db
    .insertInto('imports')
    .values({
      tenant: 'astm',
      host: 'here',
      path: folder,
      publisher: null,
      is_dry_run: false,
      visible_at: null,
      is_first: isFirst,
      requested_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const pdfReader = pdfiumReader();
  onTestFinished(() => pdfReader.close());
  const ports = {
    db,
    pdfReader,
    openReader: () => threadedDeliveryReader(),
    now: () => now,
    files: folderFileStore(join(dataDir, 'files')),
    folder: join(dataDir, 'imports'),
    uploads: join(dataDir, 'uploads'),
    offer: () => Promise.resolve(false),
    publishAt: () => Promise.resolve(),
  };
  await runImport(id, ports, new AbortController().signal);
  const { state, problem, rejected } = await db
    .selectFrom('imports')
    .select(['state', 'problem', 'rejected'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (state !== 'done' || rejected > 0)
    throw new Error(`The import is ${state}, ${rejected} records were rejected: ${problem ?? ''}`);
}

/** A catalog's record of an edition of an invented body. */
export const aRecord = (designation: string, given: Record<string, unknown> = {}): object => ({
  contentCode: `NSB|${designation.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
  designation,
  family: designation.replace(/:.*$/, ''),
  year: Number(/:(\d{4})/.exec(designation)?.[1]) || null,
  title: `Anchors of ${designation}`,
  publisher: 'NSB',
  docType: 'test-method',
  status: 'Active',
  languages: ['en'],
  source: 'nsb',
  ...given,
});
