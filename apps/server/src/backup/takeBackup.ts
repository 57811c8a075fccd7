import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { dumpTables } from '../adapters/database/backup/dump.ts';
import type { FileStore } from '../ports/file-store.ts';
import { layoutOf, type Manifest } from './manifest.ts';

type Parts = {
  /** Connected as the owner of the tables. */
  readonly client: Client;
  readonly files: FileStore;
  readonly version: string;
  readonly now: Date;
  /** Told what is being done and how far it is. */
  readonly log: (step: string) => void;
};

/** Writes a backup into a folder that is not there yet: all of it, or none. */
export async function takeBackup(folder: string, parts: Parts): Promise<Manifest> {
  const target = resolve(folder);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  try {
    await mkdir(layoutOf(unfinished).tables, { recursive: true, mode: 0o700 });
    const manifest = await writeParts(unfinished, parts);
    await writeDurably(layoutOf(unfinished).manifest, `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(unfinished, target);
    await syncFolder(dirname(target));
    return manifest;
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    if (isFull(cause))
      throw new Error(
        `The disk has no space left for a backup in ${dirname(target)}. Free up space, or name a folder on another disk.`,
        { cause },
      );
    throw cause;
  }
}

async function writeParts(folder: string, { client, files, version, now, log }: Parts): Promise<Manifest> {
  const { table: fileOf } = layoutOf(folder);
  const dump = await dumpTables(client, {
    fileOf,
    onTable: ({ name, rows }, done, of) => log(`Table ${done} of ${of}: ${name}, ${rows} rows`),
  });
  // After the tables: whatever they refer to has been kept before, and files never change.
  const copied = await copyFiles(folder, files, log);
  const { rows } = await client.query<{ version: string; migrations: string[]; tenants: string[] }>(`
    select current_setting('server_version') as version,
      array(select name::text from kysely_migration order by name) as migrations,
      array(select key from tenants order by key) as tenants`);
  const [about] = rows;
  if (!about) throw new Error('The database did not report its version');
  return {
    format: 'norma-backup',
    formatVersion: 1,
    product: version,
    postgres: about.version,
    madeAt: now.toISOString(),
    migrations: about.migrations,
    tenants: about.tenants,
    ...dump,
    files: copied,
  };
}

async function copyFiles(folder: string, files: FileStore, log: Parts['log']): Promise<Manifest['files']> {
  const copied: Manifest['files'] = [];
  for await (const key of files.keys()) {
    const bytes = await files.size(key);
    if (bytes === null) continue;
    const path = layoutOf(folder).file(key);
    await mkdir(dirname(path), { recursive: true });
    const target = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(
      bytes > 0 ? files.open(key, { start: 0, end: bytes - 1 }) : createReadStream('/dev/null'),
      target,
    );
    copied.push({ key, bytes });
    if (copied.length % 100 === 0) log(`${copied.length} files`);
  }
  log(`${copied.length} files`);
  return copied;
}

async function writeDurably(path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600, flush: true });
  await syncFolder(dirname(path));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

const isFull = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC';
