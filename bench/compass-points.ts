/**
 * Measures lists of compass points: an account gets so many of them, of two hundred people on many documents, a tenth of
 * them deactivated; 5,000 are on one document and 20,000 are one person's. Each list is asked over HTTP, one question
 * after the other: its first pages, its last ones, and pages anywhere in it, by each of its sorts. Then the report on them is
 * asked, of a week and of five years; with `report` behind the number nothing but that.
 *
 *     npm run bench -- compass-points [number of compass points] [report]
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectAsOwner } from '../apps/server/src/adapters/database/backup/connectAsOwner.ts';
import { startServer } from '../e2e/server.ts';
import { percentile } from './search/percentile.ts';

const size = Number(process.argv[2] ?? 1_000_000);
const onDocument = Math.min(5_000, size / 4);
const ofPerson = Math.min(20_000, size / 2);
const turns = 40;
const root = join(import.meta.dirname, '..');

const { origin, dataDir, stop } = await startServer('small');
try {
  await fill();
  const admin = await clientOf('cp-admin');
  await measureReport(admin);
  if (process.argv[3] !== 'report') await measureLists(admin);
} finally {
  await stop();
}

/** The lists of everyone's, of one person's and of one document's. */
async function measureLists(admin: Get): Promise<void> {
  const own = await clientOf('individual');
  for (const [status, sorts] of [
    ['active', ['createdDate', 'name', 'designation', 'contentStatus', 'email']],
    ['inactive', ['deletedDate', 'deletedByEmail', 'name']],
  ] as const) {
    for (const sort of sorts) {
      const total = Math.floor(status === 'active' ? size * 0.9 : size * 0.1);
      await measure(`everybody’s, ${status} by ${sort}`, admin, `list-admin?status=${status}`, {
        sort,
        total,
      });
    }
  }
  for (const sort of ['createdDate', 'name', 'designation'])
    await measure(`one’s own by ${sort}`, own, 'detail/page-view?status=active', {
      sort,
      total: ofPerson * 0.9,
    });
  const contentID = await idOfDocument();
  for (const sort of ['createdDate', 'name', 'email'])
    await measure(`a document’s by ${sort}`, own, `page-view?contentID=${contentID}`, {
      sort,
      total: onDocument * 0.9,
      pageName: 'offset',
    });
  await measureDrawn(own);
}

/** Puts the compass points into the database, as fast as it takes them. */
async function fill(): Promise<void> {
  const startedAt = performance.now();
  const client = await connectAsOwner({ dataDir, databaseUrl: null });
  await client.query("select set_config('norma.tenant', 'astm', false)");
  for (let from = 0; from < size; from += 50_000)
    await client.query(
      `insert into compass_points (tenant, account_id, content_id, content_code, publisher_code, designation,
        content_status, document_type, created_by, created_by_name, created_by_email, created_by_author, created_at, modified_at, name, description,
        overlay_details, selection, is_deleted, deleted_by_email, deleted_at)
      select 'astm', 'halvorsen', d.content_id, d.content_code, 'NSB', d.designation,
        (array['Active', 'Previous', 'Historical', 'Withdrawn'])[1 + at % 4],
        (array['Standard', 'Guide', 'Practice', 'Test method', 'Terminology'])[1 + at % 5], p.id, p.name, p.email, p.name, t.made, t.made,
        initcap(substr(md5(at::text), 1, 4 + at % 20)) || ' ' || at, 'Check the torque of ' || at, 'Site ' || at % 40,
        json_build_object('data', '<highlight/>', 'metadata', json_build_object('selectionText', repeat('The anchor is installed ', 6),
          'pageNumber', 2, 'anchor', json_build_object('format', 'pdf', 'quote', repeat('The anchor is installed ', 6),
            'prefix', 'Before the test ', 'suffix', ' according to', 'start', at, 'end', at + 144, 'clause', '5.1',
            'pages', '[{"page":2,"quads":[[100,710,300,710,100,698,300,698]]}]'::json))),
        t.is_out, case when t.is_out then p.email end, case when t.is_out then t.made + interval '1 day' end
      from generate_series($1::int, $2::int - 1) at
      cross join lateral (select
          case when at % $4::int = 1 then (select content_id from documents where content_code = 'NSB|nsb-e-214-24')
            else 1000000 + at % 5000 end as content_id,
          case when at % $4::int = 1 then 'NSB|nsb-e-214-24' else 'NSB|bench-' || at % 5000 end as content_code,
          case when at % $4::int = 1 then 'NSB E 214-24' else 'NSB B ' || at % 5000 end as designation) d
      cross join lateral (select
          case when at % $5::int = 0 then i.id else md5('person ' || at % 200)::uuid end as id,
          case when at % $5::int = 0 then 'Ines Ravndal' else 'Person ' || at % 200 end as name,
          'person-' || at % 200 || '@halvorsen.example' as email from people i where i.sign_in_name = 'individual') p
      cross join lateral (select timestamptz '2020-01-01' + make_interval(secs => (at::bigint * 7919 % $3::bigint) * 180) as made,
          (at / 7) % 10 = 0 as is_out) t`,
      [from, Math.min(size, from + 50_000), size, size / onDocument, size / ofPerson],
    );
  console.log(`${size} compass points inserted, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  await client.query(
    `insert into compass_point_history (tenant, compass_point_id, type, at, person_id, person_name, current)
      select tenant, id, 'INSERT', created_at, created_by, created_by_name, '{}' from compass_points`,
  );
  await client.query('vacuum (analyze) compass_points');
  await client.query('vacuum (analyze) compass_point_history');
  await client.end();
  console.log(`with their history, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

type Get = (path: string) => Promise<string>;

/** Asks as a person of the demo; their token is renewed when it runs out. */
async function clientOf(name: string): Promise<Get> {
  let token = await tokenOf(name);
  return async (path) => {
    const get = () => fetch(`${origin}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
    let answer = await get();
    if (answer.status === 401) {
      token = await tokenOf(name);
      answer = await get();
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    return text;
  };
}

async function tokenOf(name: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: new URL(origin).port };
  const file = join(root, 'apps/server/src/commands/token.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [file, name], { env });
  return stdout.trim().split('\n').at(-1) ?? '';
}

async function idOfDocument(): Promise<number> {
  const get = await clientOf('individual');
  const metadata = await get(`documents/metadata?contentCode=${encodeURIComponent('NSB|nsb-e-214-24')}`);
  return (JSON.parse(metadata) as { contentId: number }).contentId;
}

async function measure(
  name: string,
  get: Get,
  path: string,
  { sort, total, pageName = 'pageIndex' }: { sort: string; total: number; pageName?: string },
): Promise<void> {
  const pages = Math.max(1, Math.floor(total / 10));
  const anywhere = (turn: number): number => 1 + ((turn * 7_919) % pages);
  const shown: string[] = [];
  const empty: number[] = [];
  for (const [where, pageOf] of [
    ['first', (turn: number) => 1 + (turn % 5)],
    ['last', (turn: number) => Math.max(1, pages - (turn % 5))],
    ['anywhere', anywhere],
  ] as const) {
    const times: number[] = [];
    for (let turn = -5; turn < turns; turn += 1) {
      const sign = turn % 2 === 0 ? '-' : '%2B';
      const startedAt = performance.now();
      await get(`v1/compasspoint/${path}&sort=${sort}${sign}&${pageName}=${pageOf(Math.max(0, turn))}`);
      if (turn < 0) continue;
      times.push(performance.now() - startedAt);
      // A call of the same way through the server that asks for nothing tells what the machine takes of it now.
      const emptyAt = performance.now();
      await get('v1/compasspoint/detail/page-view?status=active&pageIndex=1000000');
      empty.push(performance.now() - emptyAt);
    }
    shown.push(`${where} ${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`);
  }
  const beside = `${percentile(empty, 0.5).toFixed(1)} / ${percentile(empty, 0.95).toFixed(1)}`;
  console.log(`${name}: p50 / p95 ms: ${shown.join(', ')}; an empty page in the meantime ${beside}`);
}

/** The report, part by part as its screen asks for it, of a week and of five years, of all and of one type. */
async function measureReport(get: Get): Promise<void> {
  const week = 'from=2024-03-04&to=2024-03-10';
  const years = 'from=2020-10-01&to=2025-09-30';
  for (const [name, path] of [
    ['figures of a week', `overview?${week}`],
    ['figures of five years', `overview?${years}`],
    ['figures of five years and one type', `overview?${years}&documentType=Guide`],
    ['most marked documents', `documents?${week}&size=7`],
    ['a page deep in the documents', `documents?${week}&size=25&page=190`],
    ['makers', `makers?${week}&size=7`],
    ['every count of five years as CSV', `tables/all?${years}`],
  ] as const) {
    const times: number[] = [];
    const empty: number[] = [];
    let bytes = 0;
    for (let turn = -3; turn < turns; turn += 1) {
      const startedAt = performance.now();
      bytes = (await get(`reports/compass-points/${path}`)).length;
      if (turn < 0) continue;
      times.push(performance.now() - startedAt);
      const emptyAt = performance.now();
      await get('v1/compasspoint/detail/page-view?status=active&pageIndex=1000000');
      empty.push(performance.now() - emptyAt);
    }
    const both = (of: number[]): string =>
      `${percentile(of, 0.5).toFixed(1)} / ${percentile(of, 0.95).toFixed(1)}`;
    console.log(
      `report, ${name}: p50 / p95 ms: ${both(times)}, ${(bytes / 1e3).toFixed(1)} kB; an empty page in the meantime ${both(empty)}`,
    );
  }
}

/** All compass points of one document at once, as its pages ask for them. */
async function measureDrawn(get: Get): Promise<void> {
  const times: number[] = [];
  let bytes = 0;
  for (let turn = 0; turn < 10; turn += 1) {
    const startedAt = performance.now();
    bytes = (await get(`v1/compasspoint/list?contentCode=${encodeURIComponent('NSB|nsb-e-214-24')}`)).length;
    times.push(performance.now() - startedAt);
  }
  console.log(
    `all ${onDocument * 0.9} of a document at once: p50 ${percentile(times, 0.5).toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} MB before packing`,
  );
}
