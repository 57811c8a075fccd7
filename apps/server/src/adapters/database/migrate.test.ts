import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bareDatabase } from '../../testing/database.ts';
import { type Migrations, migrate } from './migrate.ts';
import type { PreparedServer } from './openDatabase.ts';
import { openPool } from './pool.ts';
import { kyselyOver } from './tenantPool.ts';

let server: PreparedServer;
let pool: Pool;
let owner: Kysely<unknown>;

beforeEach(async () => {
  server = await bareDatabase();
  pool = openPool(server.accounts.owner, { max: 4, log: () => undefined });
  owner = kyselyOver(pool);
});

afterEach(async () => {
  await pool.end();
  await server.stop();
});

const makes = (...names: string[]): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const name of names) await sql`create table ${sql.table(name)} (id int)`.execute(db);
  },
});

async function tables(): Promise<string[]> {
  const found = await owner.introspection.getTables();
  return found.map(({ name }) => name).sort();
}

describe('migrating', () => {
  it('runs what is new, in the order of names, and tells it', async () => {
    expect(await migrate(owner, { '0002-b': makes('b'), '0001-a': makes('a') })).toEqual([
      '0001-a',
      '0002-b',
    ]);
    expect(
      await migrate(owner, { '0001-a': makes('a'), '0002-b': makes('b'), '0003-c': makes('c') }),
    ).toEqual(['0003-c']);
    expect(
      await migrate(owner, { '0001-a': makes('a'), '0002-b': makes('b'), '0003-c': makes('c') }),
    ).toEqual([]);
    expect(await tables()).toEqual(['a', 'b', 'c']);
  });

  it('leaves no trace of a migration that fails, keeps those before it, and names it', async () => {
    const broken = makes('b', 'b');
    await expect(
      migrate(owner, { '0001-a': makes('a'), '0002-b': broken, '0003-c': makes('c') }),
    ).rejects.toThrow(/0002-b failed and was rolled back: relation "b" already exists/);
    expect(await tables()).toEqual(['a']);

    const fixed: Migrations = { '0001-a': makes('a'), '0002-b': makes('b'), '0003-c': makes('c') };
    expect(await migrate(owner, fixed)).toEqual(['0002-b', '0003-c']);
  });

  it('runs each migration once when several nodes start together', async () => {
    const all: Migrations = { '0001-a': makes('a'), '0002-b': makes('b'), '0003-c': makes('c') };
    const runs = await Promise.all([migrate(owner, all), migrate(owner, all), migrate(owner, all)]);
    expect(runs.flat().sort()).toEqual(['0001-a', '0002-b', '0003-c']);
  });

  it('refuses a database that a newer Norma has migrated, and leaves it alone', async () => {
    await migrate(owner, { '0001-a': makes('a'), '0002-b': makes('b') });
    await expect(migrate(owner, { '0001-a': makes('a') })).rejects.toThrow(
      /newer than this version of Norma.*0002-b/,
    );
    expect(await tables()).toEqual(['a', 'b']);
  });

  it('refuses a migration that sorts before one that has run', async () => {
    await migrate(owner, { '0002-b': makes('b') });
    await expect(migrate(owner, { '0001-a': makes('a'), '0002-b': makes('b') })).rejects.toThrow(
      'could not be migrated',
    );
    expect(await tables()).toEqual(['b']);
  });
});
