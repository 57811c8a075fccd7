import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asAdministrator, freshDatabase } from '../../testing/database.ts';
import type { Database } from '../../ports/database.ts';

let database: Database;
let received: (string | null)[];

beforeEach(async () => {
  database = await freshDatabase();
  received = [];
});

afterEach(() => database.close());

const notify = (text: string) => sql`select pg_notify('news', ${text})`.execute(database.forTenant('north'));
const listen = () => database.listen('news', (payload) => received.push(payload));

it('hears what is said, in order', async () => {
  await listen();
  await notify('one');
  await notify('two');
  await vi.waitFor(() => expect(received).toEqual(['one', 'two']));
});

it('hears nothing of a transaction that is rolled back', async () => {
  await listen();
  const failing = database
    .forTenant('north')
    .transaction()
    .execute(async (transaction) => {
      await sql`select pg_notify('news', 'never')`.execute(transaction);
      throw new Error('changed my mind');
    });
  await expect(failing).rejects.toThrow('changed my mind');
  await notify('afterwards');
  await vi.waitFor(() => expect(received).toEqual(['afterwards']));
});

it('hears no more after stopping', async () => {
  const stop = await listen();
  const others: unknown[] = [];
  await database.listen('news', (payload) => others.push(payload));
  await stop();
  await notify('late');
  await vi.waitFor(() => expect(others).toEqual(['late']));
  expect(received).toEqual([]);
});

it('tells that it may have missed something when its connection was lost, and hears again', async () => {
  await listen();
  await asAdministrator(
    'select pg_terminate_backend(pid) from pg_stat_activity where query = \'listen "news"\'',
  );
  await vi.waitFor(() => expect(received).toEqual([null]), 5000);
  await notify('back');
  await vi.waitFor(() => expect(received).toEqual([null, 'back']));
});

it('stops in order while its connection cannot be made again', async () => {
  const stop = await listen();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    database.forTenant('north'),
  );
  const name = rows[0]?.name ?? '';
  const allow = (isAllowed: boolean) =>
    asAdministrator(`alter database ${name} with allow_connections ${isAllowed}`);
  await allow(false);
  try {
    await asAdministrator(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and query = 'listen "news"'`,
    );
    await vi.waitFor(async () => {
      await notify('unheard').catch(() => undefined);
      await expect(stop()).resolves.toBeUndefined();
    });
    expect(received).toEqual([]);
  } finally {
    await allow(true);
  }
});
