/**
 * Measures the list of people: pages of a library of so many people in two thousand accounts, one question at a time, by
 * each sort, search and choice.
 *
 *     npm run bench -- people [number of people]
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectAsOwner } from '../apps/server/src/adapters/database/backup/connectAsOwner.ts';
import { startServer } from '../e2e/server.ts';
import { percentile } from './search/percentile.ts';

const count = Number(process.argv[2] ?? 50_000);
const times = 60;

const server = await startServer('small');
try {
  await addPeople();
  const headers = { authorization: `Bearer ${await tokenOf('operator')}` };
  const search = async (query: string): Promise<number> => {
    const startedAt = performance.now();
    const answer = await fetch(`${server.origin}/api/admin/people?${query}`, { headers });
    const { total } = (await answer.json()) as { total: number };
    if (!answer.ok) throw new Error(`?${query} was refused with ${answer.status}`);
    totals.set(query, total);
    return performance.now() - startedAt;
  };
  const totals = new Map<string, number>();
  const last = Math.floor(count / 25) - 1;
  for (const query of [
    'page=0',
    `page=${Math.floor(last / 2)}`,
    `page=${last}&direction=desc`,
    'sort=email',
    'sort=lastSignIn&direction=desc',
    'search=lind',
    'search=reader-4711@',
    'search=nobody%20at%20all',
    'accountId=bench-7',
    'authority=ADMIN',
    'state=deactivated',
    'state=locked',
    'state=active&authority=ADMIN&accountId=bench-7&search=a&sort=email',
  ]) {
    for (let turn = 0; turn < 5; turn += 1) await search(query); // The first ones warm up.
    const taken: number[] = [];
    for (let turn = 0; turn < times; turn += 1) taken.push(await search(query));
    const [p50, p95] = [0.5, 0.95].map((share) => percentile(taken, share).toFixed(1));
    console.log(`${query}: p50 ${p50} ms, p95 ${p95} ms, ${totals.get(query)} people`);
  }
} finally {
  await server.stop();
}

async function addPeople(): Promise<void> {
  const client = await connectAsOwner({ dataDir: server.dataDir, databaseUrl: null });
  await client.query("select set_config('norma.tenant', 'astm', false)");
  await client.query(`insert into accounts (tenant, id, name, number)
    select 'astm', 'bench-' || n, 'Company ' || n, 'B' || n from generate_series(1, 2000) n`);
  await client.query(
    `with added as (
      insert into people (tenant, sign_in_name, email, first_name, last_name, user_type, authorities, is_activated, last_sign_in_at)
      select 'astm', 'reader-' || n, 'reader-' || n || '@company-' || n % 2000 || '.example',
        (array['Ada', 'Björn', 'ليلى', '潤', 'Zoë', 'Amara', 'Tomas', 'Ines', 'Oleksandr', 'Priya'])[n % 10 + 1],
        (array['Lindqvist', 'Haddad', 'Obi', 'Eide', 'Ravndal', 'Carvalho', 'Sato'])[n % 7 + 1] || ' ' || n,
        'INDIVIDUAL', case when n % 500 = 0 then array['ADMIN'] else '{}'::text[] end, n % 100 <> 0,
        case when n % 3 > 0 then now() - n * interval '1 minute' end
      from generate_series(1, $1::int) n returning id, sign_in_name)
    insert into memberships (tenant, person_id, account_id)
      select 'astm', id, 'bench-' || (substr(sign_in_name, 8)::int % 2000 + 1) from added`,
    [count],
  );
  await client.query(`insert into sign_in_failures (tenant, name, failures, last_at)
    select 'astm', 'reader-' || n, 5, now() + interval '1 hour' from generate_series(1, 40) n`);
  for (const table of ['people', 'memberships', 'accounts']) await client.query(`vacuum (analyze) ${table}`);
  await client.end();
}

async function tokenOf(name: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: server.dataDir, PORT: new URL(server.origin).port };
  const file = join(import.meta.dirname, '../apps/server/src/commands/token.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [file, name], { env });
  return stdout.trim().split('\n').at(-1) ?? '';
}
