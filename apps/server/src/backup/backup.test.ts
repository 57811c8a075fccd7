import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inOrder } from '../adapters/database/backup/tables.ts';
import { folderFileStore } from '../adapters/file-store/folder.ts';
import { migrations } from '../migrations/index.ts';
import { ownerClient } from '../testing/database.ts';
import { startLibrary } from '../testing/library.ts';
import { layoutOf, type Manifest } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'norma-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Every row of every table as text, as the owner sees it with row-level security out of the way. */
async function everything(client: Client, { tables, tenants }: Manifest): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name, columns } of tables) {
    const rows = new Set<string>();
    for (const tenant of ['', ...tenants]) {
      await client.query("select set_config('norma.tenant', $1, false)", [tenant]);
      const answer = await client.query<{ row: string }>(
        `select row(${columns.map((column) => `"${column}"`).join(', ')})::text as row from "${name}"`,
      );
      for (const { row } of answer.rows) rows.add(row);
    }
    found[name] = [...rows].sort();
  }
  return found;
}

/** A library of two seeded tenants and more, a backup of it, and an empty library besides it. */
async function aBackup() {
  const library = await startLibrary();
  await library.tokens('individual');
  await library.tokens('company', 'api');
  const source = await ownerClient(library.database);
  const files = folderFileStore(join(aFolder(), 'files'));
  const key = await files.put(Buffer.from('A file that documents refer to'));
  const empty = await files.put(new Uint8Array());
  const folder = join(aFolder(), 'backup');
  const steps: string[] = [];
  const now = new Date('2026-03-01T10:00:00Z');
  const manifest = await takeBackup(folder, {
    client: source,
    files,
    version: '0.1.0',
    now,
    log: (step) => steps.push(step),
  });
  return { folder, manifest, source, steps, keys: [key, empty] };
}

/** A place for a library: an empty migrated database and a folder. */
async function aPlace() {
  const dataDir = aFolder();
  const client = await ownerClient();
  const files = folderFileStore(join(dataDir, 'files'));
  const restore = (folder: string, changed = {}): Promise<Manifest> =>
    restoreBackup(folder, {
      client,
      files,
      dataDir,
      migrations: Object.keys(migrations),
      replaces: false,
      log: () => undefined,
      ...changed,
    });
  return { client, files, restore };
}

describe('a backup', () => {
  it('brings back every row of every tenant and every byte of every file', async () => {
    const { folder, manifest, source, steps, keys } = await aBackup();
    const counts = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]));
    expect(counts).toMatchObject({ tenants: 7, documents: expect.any(Number), people: expect.any(Number) });
    expect(counts['people']).toBeGreaterThan(60); // Of all seven tenants, though each row is hidden from the others.
    expect(steps).toContain('2 files');

    const { client, files, restore } = await aPlace();
    await restore(folder);
    expect(await everything(client, manifest)).toEqual(await everything(source, manifest));
    expect(Buffer.from(await files.read(keys[0] ?? '')).toString()).toBe('A file that documents refer to');
    expect(await files.size(keys[1] ?? '')).toBe(0);
  });

  it('leaves the tables closed to other tenants, and numbers going on where they stood', async () => {
    const { folder, manifest } = await aBackup();
    const { client, restore } = await aPlace();
    await restore(folder);
    await client.query("select set_config('norma.tenant', 'api', false)");
    const { rows } = await client.query<{ tenant: string }>('select distinct tenant from people');
    expect(rows).toEqual([{ tenant: 'api' }]);
    const disabled = await client.query("select 1 from pg_trigger where tgenabled = 'D'");
    expect(disabled.rowCount).toBe(0);
    const sequences = await client.query<{ name: string; value: string | null }>(
      'select sequencename as name, last_value::text as value from pg_sequences where schemaname = current_schema() order by 1',
    );
    const called = manifest.sequences.filter(({ isCalled }) => isCalled);
    expect(called.length).toBeGreaterThan(0);
    expect(sequences.rows.filter(({ value }) => value !== null)).toEqual(
      called.map(({ name, value }) => ({ name, value })),
    );
  });

  it('goes into a library that is there only when told to replace it', async () => {
    const { folder, manifest, source } = await aBackup();
    const { client, restore } = await aPlace();
    await restore(folder);
    await expect(restore(folder)).rejects.toThrow('already contains a library');
    await client.query("update publishers set name = 'Later'");
    await restore(folder, { replaces: true });
    expect(await everything(client, manifest)).toEqual(await everything(source, manifest));
  });

  it('makes another library of it for those who follow its documents', async () => {
    const { folder } = await aBackup();
    const { client, restore } = await aPlace();
    const library = async () => (await client.query<{ id: string }>('select id from followed_library')).rows;
    const before = await library();
    await restore(folder);
    expect(before).toHaveLength(1);
    expect(await library()).toEqual([{ id: expect.not.stringMatching(before[0]?.id ?? '') }]);
    expect((await client.query('select from document_changes')).rowCount).toBe(0);
  });
});

describe('a backup that is not as it was made', () => {
  const manifestOf = (folder: string): Manifest =>
    JSON.parse(readFileSync(layoutOf(folder).manifest, 'utf8')) as Manifest;
  const rewrite = (folder: string, change: Partial<Manifest>): void =>
    writeFileSync(layoutOf(folder).manifest, JSON.stringify({ ...manifestOf(folder), ...change }));
  const cut = (path: string): void => writeFileSync(path, readFileSync(path).subarray(0, -5));
  const flip = (path: string): void => {
    const bytes = readFileSync(path);
    bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
    writeFileSync(path, bytes);
  };

  it('is refused in words, and changes nothing', { timeout: 120_000 }, async () => {
    const { folder: good, manifest, keys } = await aBackup();
    const { client, restore } = await aPlace();
    const damages: [string, (folder: string) => void, RegExp][] = [
      [
        'cut off',
        (folder) => cut(layoutOf(folder).table('people')),
        /damaged: the table people does not match its checksum/,
      ],
      [
        'with a changed bit',
        (folder) => flip(layoutOf(folder).table('documents')),
        /the table documents does not match its checksum/,
      ],
      [
        'without a table',
        (folder) => rmSync(layoutOf(folder).table('accounts')),
        /the table accounts is missing/,
      ],
      [
        'with another file',
        (folder) => writeFileSync(layoutOf(folder).file(keys[0] ?? ''), 'x'),
        /the file \w+ does not match its checksum/,
      ],
      ['without its manifest', (folder) => rmSync(layoutOf(folder).manifest), /is not a complete backup/],
      [
        'of somebody else',
        (folder) => writeFileSync(layoutOf(folder).manifest, '{"format":"other"}'),
        /is not a valid backup manifest/,
      ],
      [
        'with a manifest of nonsense',
        (folder) => writeFileSync(layoutOf(folder).manifest, '{'),
        /is not a valid backup manifest/,
      ],
      [
        'that names a table with a path',
        (folder) =>
          rewrite(folder, { tables: manifest.tables.map((table) => ({ ...table, name: '../people' })) }),
        /is not a valid backup manifest/,
      ],
      [
        'of a newer version',
        (folder) => rewrite(folder, { product: '9.0.0', migrations: [...manifest.migrations, '9999-later'] }),
        /by Norma 9\.0\.0, which is newer: this version does not have the migrations 9999-later/,
      ],
      [
        'of an older version',
        (folder) => rewrite(folder, { migrations: [] }),
        /before the migrations 0001-foundation.*Restore it with that version/,
      ],
      [
        'of other tables',
        (folder) =>
          rewrite(folder, {
            tables: manifest.tables.map((table, at) => (at === 0 ? { ...table, columns: ['other'] } : table)),
          }),
        /This version of Norma does not have these tables/,
      ],
      [
        'whose count is wrong',
        (folder) =>
          rewrite(folder, { tables: manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 })) }),
        /were restored instead of/,
      ],
    ];
    for (const [what, damage, complaint] of damages) {
      const folder = join(aFolder(), 'backup');
      cpSync(good, folder, { recursive: true });
      damage(folder);
      await expect(restore(folder), what).rejects.toThrow(complaint);
      const left = await client.query('select 1 from tenants union all select 1 from documents');
      expect(left.rowCount, what).toBe(0);
    }
  });

  it('leaves nothing behind where it could not be finished', async () => {
    const { source } = await aBackup();
    const files = folderFileStore(join(aFolder(), 'files'));
    const folder = join(aFolder(), 'backup');
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const keys = async function* (): AsyncGenerator<string> {
      yield await Promise.reject<string>(full);
    };
    const parts = {
      client: source,
      files: { ...files, keys },
      version: '0',
      now: new Date(),
      log: () => undefined,
    };
    await expect(takeBackup(folder, parts)).rejects.toThrow(/no space left for a backup/);
    expect(() => readFileSync(layoutOf(folder).manifest)).toThrow('ENOENT');
    expect(() => readFileSync(layoutOf(`${folder}.unfinished`).manifest)).toThrow('ENOENT');
  });
});

describe('tables in order', () => {
  const table = (name: string, ...refersTo: string[]) => ({ name, columns: [], isByTenant: false, refersTo });

  it('come after those that they refer to', () => {
    const ordered = inOrder([table('a', 'b', 'c'), table('b', 'c'), table('c'), table('d')]);
    expect(ordered.map(({ name }) => name)).toEqual(['c', 'd', 'b', 'a']);
  });

  it('that refer to each other are refused', () => {
    expect(() => inOrder([table('a', 'b'), table('b', 'a')])).toThrow('The tables a, b refer to each other');
  });
});
