import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
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

/** The transaction that each connection of the pool was given back with. */
async function leftBehind(): Promise<(string | null)[]> {
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  for (const client of clients) client.release();
  return clients.map((client) => client.getTransactionStatus());
}

/** On which backends all connections of the pool work at once, and whose tenant each of them sees. */
async function acquire(db: Kysely<NoteTables>): Promise<{ backends: number[]; tenants: string[] }> {
  const all = Promise.withResolvers<void>();
  let busy = 0;
  const seen = await Promise.all(
    Array.from({ length: 3 }, () =>
      db.connection().execute(async (one) => {
        if (++busy === 3) all.resolve();
        await all.promise;
        const { rows } = await sql<{ backend: number }>`select pg_backend_pid() as backend`.execute(one);
        return { backend: rows[0]?.backend ?? 0, tenant: await tenantOf(one) };
      }),
    ),
  );
  return {
    backends: seen.map(({ backend }) => backend).toSorted((a, b) => a - b),
    tenants: seen.map(({ tenant }) => tenant),
  };
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
  ])('belongs to anyone who takes it next after $after', async ({ work }) => {
    await Promise.allSettled([work(), work(), work()]);
    expect(await leftBehind()).toEqual(['I', 'I', 'I']);
    const south = await acquire(forTenant('south'));
    expect(south.tenants).toEqual(['south', 'south', 'south']);
    const nobodys = await acquire(databases.withoutTenant<NoteTables>());
    expect(nobodys).toEqual({ backends: south.backends, tenants: ['', '', ''] });
    const north = await acquire(forTenant('north'));
    expect(north).toEqual({ backends: south.backends, tenants: ['north', 'north', 'north'] });
  });

  it('is not told its tenant again by the same one', async () => {
    const statements: string[] = [];
    pool.on('connect', (client) => {
      const { query } = client;
      client.query = ((...words: unknown[]) => {
        if (String(words[0]).includes('set_config')) statements.push(String(words[1]));
        return (query as (...given: unknown[]) => unknown).apply(client, words);
      }) as typeof query;
    });
    for (const key of ['north', 'north', 'south', 'north']) await notesSeenBy(forTenant(key));
    expect(statements).toEqual(['north', 'south', 'north']);
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
