import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRoot, scratchFolder } from '../testing/scratchFolder.ts';
import { startPostgres } from './startPostgres.ts';

const whole = join(tmpdir(), `norma-whole-${process.pid}`);
const silent = (): void => undefined;

beforeAll(async () => {
  mkdirSync(whole);
  await (await startPostgres({ dataDir: whole, log: silent, settings: { fsync: 'off' } })).stop();
});

afterAll(() => rmSync(whole, { recursive: true }));

/** A copy of a sound data folder, as a backup put back by the person who runs the tests. */
function restoredBackup(): { dataDir: string; data: string } {
  const dataDir = scratchFolder();
  cpSync(whole, dataDir, { recursive: true });
  return { dataDir, data: join(dataDir, 'pg', '18', 'data') };
}

const filesBelow = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' });

const start = (dataDir: string) => startPostgres({ dataDir, log: silent });

it('starts on a backup that was copied back, anyone who copied it', async () => {
  const { dataDir, data } = restoredBackup();
  chmodSync(data, 0o755);
  const postgres = await start(dataDir);
  await postgres.stop();
});

describe('a damaged data folder', () => {
  const damages = [
    {
      title: 'without PG_VERSION',
      damage: (data: string) => rmSync(join(data, 'PG_VERSION')),
      says: /the file PG_VERSION is missing.*Restore a backup/,
    },
    {
      title: 'of another release',
      damage: (data: string) => writeFileSync(join(data, 'PG_VERSION'), '17\n'),
      says: /written by PostgreSQL 17, but this version of Norma includes PostgreSQL 18/,
    },
    {
      title: 'in the place of another release',
      damage: (data: string) => {
        mkdirSync(join(data, '..', '..', '17'));
        renameSync(data, join(data, '..', '..', '17', 'data'));
      },
      says: /17\/data was written by PostgreSQL 17/,
    },
    {
      title: 'with garbage in pg_control',
      damage: (data: string) => writeFileSync(join(data, 'global', 'pg_control'), 'x'.repeat(8192)),
      says: /its files are damaged.*Restore a backup/,
    },
    {
      title: 'with an empty pg_control',
      damage: (data: string) => writeFileSync(join(data, 'global', 'pg_control'), ''),
      says: /its files are damaged.*PostgreSQL reports: /,
    },
    {
      title: 'without its write-ahead log',
      damage: (data: string) => {
        rmSync(join(data, 'pg_wal'), { recursive: true });
        mkdirSync(join(data, 'pg_wal'));
      },
      says: /its files are damaged.*checkpoint record/,
    },
    {
      title: 'with a broken configuration',
      damage: (data: string) => writeFileSync(join(data, 'postgresql.auto.conf'), 'no such thing\n'),
      says: /its configuration has an error/,
    },
  ];

  it.each(damages)('$title is named, explained and left as it is', async ({ damage, says }) => {
    const { dataDir, data } = restoredBackup();
    damage(data);
    const before = filesBelow(join(dataDir, 'pg'));
    const failure = await start(dataDir).then(
      () => new Error('it started'),
      (error: Error) => error,
    );
    expect(failure.message).toMatch(says);
    expect(failure.message).toContain(join(dataDir, 'pg'));
    expect(failure.message).toContain('Nothing was deleted.');
    const after = new Set(filesBelow(join(dataDir, 'pg')));
    expect(before.filter((file) => !after.has(file))).toEqual([]);
  });

  it('lets the next start try again', async () => {
    const { dataDir, data } = restoredBackup();
    renameSync(join(data, 'PG_VERSION'), join(data, 'aside'));
    await expect(start(dataDir)).rejects.toThrow(/PG_VERSION/);
    renameSync(join(data, 'aside'), join(data, 'PG_VERSION'));
    await (await start(dataDir)).stop();
  });
});

it('makes a half-made database again', async () => {
  const dataDir = scratchFolder();
  const unfinished = join(dataDir, 'pg', '18', 'data.unfinished');
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, 'PG_VERSION'), '18\n');
  const postgres = await startPostgres({ dataDir, log: silent, settings: { fsync: 'off' } });
  await postgres.stop();
  expect(existsSync(unfinished)).toBe(false);
});

it.skipIf(isRoot)('names a data folder that cannot be written', async () => {
  const dataDir = scratchFolder();
  chmodSync(dataDir, 0o555);
  await expect(start(dataDir)).rejects.toThrow(`Norma cannot create the folder ${join(dataDir, 'pg')}`);
});
