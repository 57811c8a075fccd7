import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import { makeMonths } from './months.ts';
import { aReader, opens, e214 } from './testing/readers.ts';

const now = new Date('2026-03-04T12:00:00Z');

/** In which tables the events of a tenant lie. */
const places = async ({ database }: TestLibrary, tenant = 'astm'): Promise<string[]> => {
  const { rows } = await sql<{ place: string }>`
    select tableoid::regclass::text as place from usage_events order by at`.execute(
    database.forTenant(tenant),
  );
  return rows.map(({ place }) => place);
};

describe('the months of usage events', () => {
  it('are there for what is written, each closed to other tenants, and made once', async () => {
    const library = await startLibrary();
    const owner: Kysely<unknown> = library.database.owner();
    const made = await Promise.all([makeMonths(owner, now), makeMonths(owner, now)]);
    expect(made.flat().sort()).toEqual([
      'usage_events_2026_02',
      'usage_events_2026_03',
      'usage_events_2026_04',
      'usage_events_2026_05',
      'usage_events_2026_06',
    ]);
    const reader = aReader(library);
    await reader.does('2026-02-28T23:59:59.999Z', opens(e214));
    await reader.does('2026-03-01T00:00:00Z', opens(e214));
    await reader.does('2026-06-30T23:59:59Z', opens(e214));
    expect(await places(library)).toEqual([
      'usage_events_2026_02',
      'usage_events_2026_03',
      'usage_events_2026_06',
    ]);
    expect(await places(library, 'ies')).toEqual([]);
    const { rows } = await sql<{ name: string; isClosed: boolean; policies: number }>`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as "isClosed",
        (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c where c.relname like 'usage\\_events\\_2026%' and c.relkind = 'r'`.execute(owner);
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(row).toEqual({ name: row.name, isClosed: true, policies: 1 });
    const direct = sql`select from usage_events_2026_03`.execute(library.database.forTenant('astm'));
    await expect(direct).rejects.toThrow('permission denied');
  });

  it('take over what came before they were made, of every tenant', async () => {
    const library = await startLibrary();
    await aReader(library).does('2026-03-04T10:00:00Z', opens(e214));
    await aReader(library, { tenant: 'ies' }).does('2026-03-04T11:00:00Z', opens(e214));
    await aReader(library).does('2019-07-01T10:00:00Z', opens(e214));
    expect(await places(library)).toEqual(['usage_events_other', 'usage_events_other']);
    const made = await makeMonths(library.database.owner(), now);
    expect(made).toContain('usage_events_2019_07');
    expect(await places(library)).toEqual(['usage_events_2019_07', 'usage_events_2026_03']);
    expect(await places(library, 'ies')).toEqual(['usage_events_2026_03']);
    await aReader(library).does('2026-03-04T12:00:00Z', opens(e214));
    expect(await places(library)).toHaveLength(3);
    expect(await makeMonths(library.database.owner(), now)).toEqual([]);
  });
});
