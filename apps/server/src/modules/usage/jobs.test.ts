import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ownerClient } from '../../testing/database.ts';
import { startLibrary } from '../../testing/library.ts';
import { dayOf } from './counting/recount.ts';
import { checkUsage, countUsage } from './jobs.ts';
import { makeMonths } from './months.ts';
import type { UsageTables } from './tables.ts';
import { aReader, e214, opens } from './testing/readers.ts';

it('counts on its own, makes months ahead, and tells where a count is not what the events say', async () => {
  const library = await startLibrary();
  const yesterday = dayOf(new Date(Date.now() - 86_400_000));
  await aReader(library).does(`${yesterday}T12:00:00Z`, opens(e214));
  const failures: string[] = [];
  const parts = {
    database: library.database,
    tenants: () => [{ key: 'astm' }],
    now: () => new Date(),
    signal: new AbortController().signal,
    onFailed: (what: string, cause: unknown) => void failures.push(`${what}: ${String(cause)}`),
  };
  const db = library.database.forTenant<UsageTables>('astm');
  await countUsage(parts);
  expect((await db.selectFrom('usage_days').select('count').execute()).length).toBe(1);
  await makeMonths(library.database.owner(), new Date());
  const { rows } = await sql<{ count: number }>`select count(*) from pg_inherits
        where inhparent = 'usage_events'::regclass`.execute(db);
  expect(rows[0]?.count).toBeGreaterThanOrEqual(6);
  await checkUsage(parts);
  expect(failures).toEqual([]);
  await db.updateTable('usage_days').set({ count: 5 }).execute();
  const owner = await ownerClient(library.database);
  await checkUsage(parts);
  expect(failures[0]).toMatch(
    /is 5 in reports and 1 according to its events.*npm run usage -- recount --tenant astm/s,
  );
  await owner.query('revoke delete on usage_outbox from norma_server');
  await countUsage(parts);
  expect(failures.join()).toContain('permission denied');
});
