import { sql, type Kysely } from 'kysely';
import { advisoryLocks } from '../../lib/advisoryLocks.ts';

/** So many months are made ahead of the one that it is. */
const ahead = 3;

/** How long it is waited for those who read or write; anyone who waits longer comes again later. */
const lockTimeout = '5s';

/**
 * Makes the tables that keep the usage events of the month before, of this one and of those to come, for the owner of the
 * tables. What came in the meantime into the table of all other times moves into its month. Doing it again changes nothing.
 */
export async function makeMonths(owner: Kysely<unknown>, now: Date): Promise<string[]> {
  const around = Array.from({ length: ahead + 2 }, (_, index) => monthOf(now, index - 1));
  const strays = await strayMonths(owner);
  const created: string[] = [];
  for (const month of [...around, ...strays]) if (await makeMonth(owner, month)) created.push(nameOf(month));
  return created;
}

/** The months of what lies in the table of all other times. */
async function strayMonths(owner: Kysely<unknown>): Promise<Date[]> {
  const months = new Set<string>();
  await inEachTenant(owner, async (within) => {
    const { rows } = await sql<{ month: string }>`
      select distinct to_char(at at time zone 'UTC', 'YYYY-MM') as month from usage_events_other`.execute(
      within,
    );
    for (const { month } of rows) months.add(month);
  });
  return [...months].sort().map((month) => new Date(`${month}-01T00:00:00Z`));
}

/** Makes the table of a month; false where it is there already. */
const makeMonth = (owner: Kysely<unknown>, month: Date): Promise<boolean> =>
  owner.transaction().execute(async (within) => {
    const table = nameOf(month);
    const name = sql.table(table);
    await sql`select pg_advisory_xact_lock(${advisoryLocks.usageMonths})`.execute(within);
    const { rows } = await sql<{ isThere: boolean }>`
      select to_regclass(${table}) is not null as "isThere"`.execute(within);
    if (rows[0]?.isThere) return false;
    await sql`select set_config('lock_timeout', ${lockTimeout}, true)`.execute(within);
    const [from, to] = [month, monthOf(month, 1)].map((each) => sql.lit(each.toISOString()));
    await sql`create table ${name} (like usage_events including all excluding identity)`.execute(within);
    // No one writes there between the move and the end.
    await sql`lock table usage_events_other in share row exclusive mode`.execute(within);
    await inEachTenant(within, async () => {
      await sql`with moved as (delete from usage_events_other where at >= ${from} and at < ${to} returning *)
        insert into ${name} select * from moved`.execute(within);
    });
    await sql`alter table usage_events attach partition ${name} for values from (${from}) to (${to})`.execute(
      within,
    );
    await sql`alter table ${name} enable row level security`.execute(within);
    await sql`alter table ${name} force row level security`.execute(within);
    await sql`create policy own_tenant on ${name}
      using (tenant = nullif(current_setting('norma.tenant', true), ''))
      with check (tenant = nullif(current_setting('norma.tenant', true), ''))`.execute(within);
    return true;
  });

/** Rows of tenants are hidden from the owner of their tables too: each tenant in turn becomes the connection's own. */
async function inEachTenant(
  owner: Kysely<unknown>,
  work: (within: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  const all = async (within: Kysely<unknown>): Promise<void> => {
    const { rows } = await sql<{ key: string }>`select key from tenants order by key`.execute(within);
    for (const { key } of rows) {
      await sql`select set_config('norma.tenant', ${key}, true)`.execute(within);
      await work(within);
    }
    await sql`select set_config('norma.tenant', '', true)`.execute(within);
  };
  await (owner.isTransaction ? all(owner) : owner.transaction().execute(all));
}

const monthOf = (moment: Date, later: number): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later, 1));

const nameOf = (month: Date): string => `usage_events_${month.toISOString().slice(0, 7).replace('-', '_')}`;
