import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, statfs } from 'node:fs/promises';
import type { Client } from 'pg';
import { loadTables } from '../adapters/database/backup/load.ts';
import type { FileStore } from '../ports/file-store.ts';
import { layoutOf, readManifest, type Manifest } from './manifest.ts';

type Parts = {
  /** Connected as the owner of the tables, whose migrations have run. */
  readonly client: Client;
  readonly files: FileStore;
  /** Where the files will lie, to see whether they fit. */
  readonly dataDir: string;
  /** The migrations that this Norma knows, in their order. */
  readonly migrations: readonly string[];
  /** Whether a library that is there already may go. */
  readonly replaces: boolean;
  readonly log: (step: string) => void;
};

/** Brings a backup back. Everything is checked before anything is touched, and the tables come all or not at all. */
export async function restoreBackup(folder: string, parts: Parts): Promise<Manifest> {
  const { client, files, dataDir, migrations, replaces, log } = parts;
  const manifest = await readManifest(folder);
  refuseOtherSchema(manifest, migrations);
  if (!replaces) await refuseSeeded(client);
  log('Verifying the backup');
  await refuseDamaged(folder, manifest);
  await refuseTooLarge(manifest, dataDir);

  for (const [index, { key }] of manifest.files.entries()) {
    if ((await files.put(await readFile(layoutOf(folder).file(key)))) !== key)
      throw new Error(`The file ${key} changed while it was being restored. Run the restore again.`);
    if ((index + 1) % 100 === 0) log(`${index + 1} of ${manifest.files.length} files`);
  }
  log(`${manifest.files.length} files`);
  await loadTables(client, {
    tables: manifest.tables,
    sequences: manifest.sequences,
    fileOf: layoutOf(folder).table,
    onTable: ({ name, rows }, done, of) => log(`Table ${done} of ${of}: ${name}, ${rows} rows`),
  });
  return manifest;
}

function refuseOtherSchema({ product, migrations: theirs }: Manifest, ours: readonly string[]): void {
  const unknown = theirs.filter((name) => !ours.includes(name));
  const missing = ours.filter((name) => !theirs.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `The backup was made by Norma ${product}, which is newer: this version does not have the migrations ${unknown.join(', ')}. Restore it with that version.`,
    );
  if (missing.length > 0)
    throw new Error(
      `The backup was made by Norma ${product}, before the migrations ${missing.join(', ')}. Restore it with that version, then start this version, which migrates it.`,
    );
}

async function refuseSeeded(client: Client): Promise<void> {
  const { rows } = await client.query<{ tenants: number }>('select count(*)::int as tenants from tenants');
  if (rows[0]?.tenants === 0) return;
  throw new Error(
    'This DATA_DIR already contains a library. Set another DATA_DIR, or add --replace to overwrite the library with the backup.',
  );
}

async function refuseDamaged(folder: string, { tables, files }: Manifest): Promise<void> {
  const layout = layoutOf(folder);
  const parts = [
    ...tables.map(({ name, sha256 }) => ({ what: `the table ${name}`, path: layout.table(name), sha256 })),
    ...files.map(({ key }) => ({ what: `the file ${key}`, path: layout.file(key), sha256: key })),
  ];
  for (const { what, path, sha256 } of parts) {
    const found = await hashOf(path).catch((cause: unknown) => {
      throw new Error(`The backup is damaged: ${what} is missing. The library was not changed.`, { cause });
    });
    if (found !== sha256)
      throw new Error(
        `The backup is damaged: ${what} does not match its checksum. The library was not changed.`,
      );
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function refuseTooLarge({ files }: Manifest, dataDir: string): Promise<void> {
  await stat(dataDir);
  const { bavail, bsize } = await statfs(dataDir);
  const needed = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (needed <= bavail * bsize) return;
  const inMb = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;
  throw new Error(
    `The files of the backup need ${inMb(needed)}, but ${dataDir} has only ${inMb(bavail * bsize)} left. The library was not changed.`,
  );
}
