import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bareDatabase } from '../../testing/database.ts';
import { type PreparedServer, migrateAs } from './openDatabase.ts';
import { openPool } from './pool.ts';
import { type TenantPool, tenantPool } from './tenantPool.ts';
import { type NoteTables, noteMigrations, notesSeenBy, tenantOf, writeNote } from './testing/sampleNotes.ts';

const silent = (): void => undefined;

let server: PreparedServer;
let pool: Pool;
let databases: TenantPool;

beforeEach(async () => {
  server = await bareDatabase();
  await migrateAs(server.accounts, noteMigrations, silent);
  pool = openPool(server.accounts.server, { max: 3, log: silent });
  databases = tenantPool(pool);
});

afterEach(async () => {
  await pool.end();
  await server.stop();
});

const forTenant = (key: string) => databases.forTenant<NoteTables>(key);

/** The tenant and the transaction that each connection of the pool was given back with. */
async function leftBehind(): Promise<{ tenant: string; transaction: string | null }[]> {
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  try {
    return await Promise.all(clients.map(stateOf));
  } finally {
    for (const client of clients) client.release();
  }
}

async function stateOf(client: PoolClient): Promise<{ tenant: string; transaction: string | null }> {
  const transaction = client.getTransactionStatus();
  const question = "select coalesce(current_setting('norma.tenant', true), '') as tenant";
  const { rows } = await client.query<{ tenant: string }>(question);
  return { tenant: rows[0]?.tenant ?? '', transaction };
}

describe('a database of one tenant', () => {
  it('sees its own rows and no others', async () => {
    await writeNote(forTenant('north'), 'of north');
    await writeNote(forTenant('south'), 'of south');
    expect(await notesSeenBy(forTenant('north'))).toEqual(['of north']);
    expect(await notesSeenBy(forTenant('south'))).toEqual(['of south']);
    expect(await notesSeenBy(databases.withoutTenant<NoteTables>())).toEqual([]);
  });

  it('cannot write, change or delete rows of another tenant', async () => {
    await writeNote(forTenant('north'), 'of north');
    const south = forTenant('south');
    await expect(
      sql`insert into notes (tenant, text) values ('north', 'smuggled')`.execute(south),
    ).rejects.toThrow(/row-level security/);
    await south.updateTable('notes').set({ text: 'changed' }).execute();
    await south.deleteFrom('notes').execute();
    expect(await notesSeenBy(forTenant('north'))).toEqual(['of north']);
  });

  it('keeps to itself while 50 tasks of two tenants share three connections', async () => {
    const task = async (number: number): Promise<void> => {
      const key = number % 2 === 0 ? 'north' : 'south';
      const db = forTenant(key);
      await writeNote(db, `${key} ${number}`);
      if (number % 5 === 0) await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow(/division/);
      await db.transaction().execute(async (transaction) => {
        expect(await tenantOf(transaction)).toBe(key);
        const seen = await notesSeenBy(transaction);
        expect(seen.filter((text) => !text.startsWith(key))).toEqual([]);
        expect(seen).toContain(`${key} ${number}`);
      });
    };
    await Promise.all(Array.from({ length: 50 }, (_, number) => task(number)));
    expect(await notesSeenBy(forTenant('north'))).toHaveLength(25);
    expect(await notesSeenBy(forTenant('south'))).toHaveLength(25);
  });

  it('is the same one each time it is asked for', () => {
    expect(forTenant('north')).toBe(forTenant('north'));
  });

  it('must be named', () => {
    expect(() => forTenant('')).toThrow(/must be named/);
  });
});

describe('a connection given back', () => {
  it.each([
    { after: 'a query', work: () => notesSeenBy(forTenant('north')) },
    { after: 'a failed query', work: () => sql`select 1 / 0`.execute(forTenant('north')) },
    {
      after: 'an aborted transaction',
      work: () =>
        forTenant('north')
          .transaction()
          .execute((transaction) => sql`select 1 / 0`.execute(transaction)),
    },
    {
      after: 'a transaction nobody ended',
      work: () =>
        forTenant('north')
          .connection()
          .execute((one) => sql`begin`.execute(one)),
    },
    {
      after: 'a failed transaction nobody ended',
      work: () =>
        forTenant('north')
          .connection()
          .execute(async (one) => {
            await sql`begin`.execute(one);
            await sql`select 1 / 0`.execute(one);
          }),
    },
    {
      after: 'the end of its session',
      work: () => sql`select pg_terminate_backend(pg_backend_pid())`.execute(forTenant('north')),
    },
  ])('is set to no tenant after $after', async ({ work }) => {
    await Promise.allSettled([work(), work(), work()]);
    const clean = { tenant: '', transaction: 'I' };
    expect(await leftBehind()).toEqual([clean, clean, clean]);
    expect(await tenantOf(databases.withoutTenant<NoteTables>())).toBe('');
  });

  it('takes an unfinished transaction with it', async () => {
    await forTenant('north')
      .connection()
      .execute(async (one) => {
        await sql`begin`.execute(one);
        await sql`insert into notes (text) values ('unfinished')`.execute(one);
      });
    expect(await notesSeenBy(forTenant('north'))).toEqual([]);
  });
});
