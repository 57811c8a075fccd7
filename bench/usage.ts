/**
 * Measures usage. First what keeping an event adds to a call: page views next to a call that asks as much of the edge and
 * keeps nothing. Then reports: so many events of two years and two hundred accounts, a twentieth of them of one, are put
 * into the database, counted day by day, and each part of a report of that account is asked for over HTTP.
 *
 *     npm run bench -- usage [number of events]
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connectAsOwner } from '../apps/server/src/adapters/database/backup/connectAsOwner.ts';
import { joinDatabase } from '../apps/server/src/adapters/database/openDatabase.ts';
import { migrations } from '../apps/server/src/migrations/index.ts';
import {
  differencesOf,
  everyDay,
  makeMonths,
  recountDay,
  type UsageTables,
} from '../apps/server/src/modules/usage/index.ts';
import { startServer } from '../e2e/server.ts';
import { percentile } from './search/percentile.ts';

const size = Number(process.argv[2] ?? 10_000_000);
const perSecond = 25;
const root = join(import.meta.dirname, '..');
const days = { from: '2024-11-01', to: '2026-10-31' };
const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(0);

const { origin, dataDir, stop } = await startServer('small');
try {
  await measureKeeping();
  await fill();
  await measureReports();
} finally {
  await stop();
}

/** Asks both in turns at a steady rate, whatever comes of those before. */
async function measureKeeping(): Promise<void> {
  const token = await tokenOf('individual');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const calls = {
    'keeping nothing': () => fetch(`${origin}/api/getCitationTypes`, { headers }),
    'keeping a page view': () =>
      fetch(`${origin}/api/usage/page-views`, { headers, method: 'POST', body: '{"page":"home"}' }),
  };
  const took: Record<string, number[]> = {};
  const one = async (name: string, call: () => Promise<Response>, isKept: boolean): Promise<void> => {
    const startedAt = performance.now();
    const answer = await call();
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    if (isKept) (took[name] ??= []).push(performance.now() - startedAt);
  };
  const pending: Promise<unknown>[] = [];
  let unanswered = 0;
  for (let turn = 0; turn < perSecond * 40; turn += 1) {
    for (const [name, call] of Object.entries(calls))
      pending.push(one(name, call, turn > perSecond * 5).catch(() => (unanswered += 1)));
    await sleep(1000 / perSecond);
  }
  await Promise.all(pending);
  console.log(`${unanswered} calls were not answered`);
  for (const [name, times] of Object.entries(took)) report(name, times);
}

/** Puts events into the months as fast as they take them, then counts them. */
async function fill(): Promise<void> {
  const client = await connectAsOwner({ dataDir, databaseUrl: null });
  const database = await joinDatabase({ dataDir, databaseUrl: null, migrations, log: () => undefined });
  for (let month = 0; month < 24; month += 1)
    await makeMonths(database.owner(), new Date(Date.UTC(2024, 10 + month, 1)));
  let startedAt = performance.now();
  await client.query("select set_config('norma.tenant', 'astm', false)");
  await client.query('alter table usage_events disable trigger note_usage_uncounted');
  for (let from = 0; from < size; from += 100_000)
    await client.query(
      `insert into usage_events (tenant, at, type, way, session_id, person_id, reader_id, account_id, is_robot, content_code,
          format, designation, family, title, edition, year_of_publication, publisher_code, publisher, document_type,
          data_type, access_type, access_method, search_type, search_text, found, remote_address, user_agent)
        select 'astm', timestamptz '2024-11-01Z' + make_interval(secs => n::float8 * (730 * 86400.0 / $3::float8)), t.type,
          (array['reading', 'page', 'not-subscribed', ''])[array_position(array['request', 'investigation', 'denial', 'search'], t.type)],
          md5((n / 9)::text), r.id, r.id, a.id, n % 97 = 0,
          case when t.type <> 'search' then 'NSB|bench-' || d.place end,
          case when t.type = 'request' then (array['pdf', 'pdf', 'html'])[1 + n % 3] end,
          case when t.type <> 'search' then 'NSB B ' || d.place end, case when t.type <> 'search' then 'NSB B' end,
          case when t.type <> 'search' then 'Test Method for Sustained-Load Creep of Bonded Anchors in Concrete' end, '2024', 2024,
          case when t.type <> 'search' then 'P' || d.place % 12 end, case when t.type <> 'search' then 'Publisher' end,
          case when t.type <> 'search' then 'Type ' || d.place % 5 end, 'Standard', 'Controlled', 'Regular',
          case when t.type = 'search' then 'ALL' end, case when t.type = 'search' then 'anchors in concrete' end, 12,
          '192.0.2.' || n % 250, 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142 Safari/537.36'
        from generate_series($1::bigint, $2::bigint - 1) n
        cross join lateral (select hashint8(n) & 2147483647 as h, hashint8(n * 31 + 7) & 2147483647 as g) x
        cross join lateral (select (array['request', 'investigation', 'request', 'investigation', 'search', 'request',
          'investigation', 'search', 'request', 'denial'])[1 + x.h % 10] as type) t
        cross join lateral (select case when x.g % 20 = 0 then 'halvorsen' else 'bench-' || x.g % 200 end as id) a
        cross join lateral (select md5(a.id || x.h % 400)::uuid as id) r
        cross join lateral (select floor(power((x.g % 10007) / 10007.0, 3) * 20000)::int as place) d`,
      [from, Math.min(size, from + 100_000), size],
    );
  await client.query('alter table usage_events enable trigger note_usage_uncounted');
  await client.query('analyze usage_events');
  console.log(`${size} events put in, ${seconds(startedAt)} s`);
  startedAt = performance.now();
  const db = database.forTenant<UsageTables>('astm');
  for (const day of everyDay(days)) await recountDay(db, day);
  console.log(`counted, ${seconds(startedAt)} s`);
  await client.query('vacuum (analyze) usage_days, usage_documents, usage_readers, used_documents');
  for (const day of ['2025-02-28', '2026-10-31']) {
    const differences = await differencesOf(db, day);
    console.log(`${day} counted a second time: ${differences.length} differences`);
  }
  const { rows } = await client.query<{ name: string; size: string }>(
    `select name, pg_size_pretty(bytes) as size from (
      select 'events' as name, sum(pg_total_relation_size(inhrelid)) as bytes from pg_inherits
        where inhparent = 'usage_events'::regclass
      union all select name, pg_total_relation_size(name::regclass)
        from unnest(array['usage_days', 'usage_documents', 'usage_readers', 'used_documents']) name) sizes`,
  );
  for (const row of rows) console.log(`${row.name}: ${row.size}`);
  await database.close();
  await client.end();
}

async function measureReports(): Promise<void> {
  const parts = ['overview', 'documents', 'refusals', 'publishers', 'document-types'];
  for (const from of ['2026-10-25', '2026-10-01', '2025-11-01', '2024-11-01']) {
    const token = await tokenOf('operator');
    const load = async (part: string): Promise<void> => {
      const query = `from=${from}&to=2026-10-31&account=halvorsen`;
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${origin}/api/usage/${part}?${query}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${part}: ${answer.status}`);
    };
    const all: number[] = [];
    const each: Record<string, number[]> = {};
    for (let turn = 0; turn < 20; turn += 1) {
      const startedAt = performance.now();
      // As the screen does it: all parts at once.
      await Promise.all(
        parts.map(async (part) => {
          await load(part);
          (each[part] ??= []).push(performance.now() - startedAt);
        }),
      );
      all.push(performance.now() - startedAt);
    }
    report(`a whole report from ${from}`, all);
    for (const [part, times] of Object.entries(each)) report(`  ${part}`, times);
  }
}

async function tokenOf(name: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: new URL(origin).port };
  const file = join(root, 'apps/server/src/commands/token.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [file, name], { env });
  return stdout.trim().split('\n').at(-1) ?? '';
}

function report(what: string, times: number[]): void {
  const [p50, p95, p99] = [50, 95, 99].map((at) => percentile(times, at / 100).toFixed(1));
  console.log(`${what}: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms (${times.length})`);
}
