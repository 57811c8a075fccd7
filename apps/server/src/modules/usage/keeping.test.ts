import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ownerClient } from '../../testing/database.ts';
import { startLibrary } from '../../testing/library.ts';
import { dayOf } from './counting/recount.ts';
import { saveUsage } from './keeping.ts';
import type { UsageTables } from './tables.ts';
import { aReader, e214, opens } from './testing/readers.ts';

it('counts by itself, makes months ahead, and tells where a count is not what the events say', async () => {
  const library = await startLibrary();
  const yesterday = dayOf(new Date(Date.now() - 86_400_000));
  await aReader(library).does(`${yesterday}T12:00:00Z`, opens(e214));
  const failures: string[] = [];
  const closing = new AbortController();
  const keep = (): Promise<void> =>
    saveUsage({
      database: library.database,
      tenants: () => [{ key: 'astm' }],
      now: () => new Date(),
      signal: closing.signal,
      onFailed: (what, cause) => failures.push(`${what}: ${String(cause)}`),
    });
  const db = library.database.forTenant<UsageTables>('astm');
  const first = keep();
  await expect.poll(async () => (await db.selectFrom('usage_days').select('count').execute()).length).toBe(1);
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`select count(*) from pg_inherits
        where inhparent = 'usage_events'::regclass`.execute(db);
      return rows[0]?.count;
    })
    .toBeGreaterThanOrEqual(6);
  expect(failures).toEqual([]);
  await db.updateTable('usage_days').set({ count: 5 }).execute();
  const owner = await ownerClient(library.database);
  const second = keep();
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  expect(failures[0]).toMatch(/is 5 in reports and 1 by its events.*npm run usage -- recount --tenant astm/s);
  await owner.query('revoke delete on usage_outbox from norma_server');
  const third = keep();
  await expect.poll(() => failures.join()).toContain('permission denied');
  closing.abort();
  await Promise.all([first, second, third]);
});
