/**
 * Measures what an update of very many tracked documents takes: so many documents change at once, as an import leaves
 * it, which people track so often; how long until all are told and all mails are posted, and how long searches take
 * in the meantime next to those before. Then how long the lists of who tracks much take.
 *
 *     npm run bench -- tracker [documents] [tracked rows] [people] [searches a second]
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import { connectAsOwner } from '../apps/server/src/adapters/database/backup/connectAsOwner.ts';
import { startServer } from '../e2e/server.ts';
import { percentile } from './search/percentile.ts';

const [documents = 5_000, rows = 200_000, people = 20_000, perSecond = 20] = process.argv
  .slice(2)
  .map(Number);
const root = join(import.meta.dirname, '..');

process.env['CHANGES_GATHERED_SECONDS'] = '1';
const { origin, dataDir, stop } = await startServer('small');
try {
  const client = await connectAsOwner({ dataDir, databaseUrl: null });
  await client.query("select set_config('norma.tenant', 'astm', false)");
  await fill(client);
  const token = await tokenOf('individual');
  const search = (): Promise<number> =>
    asked(token, 'documents/unified-search', { keywords: 'anchor', pageNumber: 0, pageSize: 25 });
  for (let turn = 0; turn < 20; turn += 1) await search();
  const before = await beside(search, () => sleep(10_000));
  report('searches alone', before);
  const during = await beside(search, () => update(client));
  report('searches beside it', during);
  for (const path of [
    'notifications',
    'notifications/unread',
    'tracked-documents/page/current-user?page=3&size=10',
  ]) {
    const times: number[] = [];
    for (let turn = 0; turn < 200; turn += 1) times.push(await asked(token, path));
    report(path, times);
  }
  await client.end();
} finally {
  await stop();
}

/** People of one account that takes the publisher, so many documents of it, and who tracks which: one person 5,000. */
async function fill(client: Client): Promise<void> {
  await client.query(
    `insert into people (tenant, id, sign_in_name, email, first_name, last_name, user_type)
      select 'astm', md5('follower ' || at)::uuid, 'follower-' || at, 'follower-' || at || '@bench.example', 'F', at, 'INDIVIDUAL'
      from generate_series(1, $1::int) at`,
    [people],
  );
  await client.query(
    `insert into memberships (tenant, person_id, account_id)
      select 'astm', md5('follower ' || at)::uuid, 'halvorsen' from generate_series(1, $1::int) at`,
    [people],
  );
  await client.query(
    `insert into families (key, publisher_code, designation)
      select 'bench ' || at, 'NSB', 'NSB B ' || at from generate_series(1, $1::int) at`,
    [documents],
  );
  await client.query(
    `insert into documents (content_code, family_id, publisher_code, designation, edition, edition_year, language, title_html,
        title_text, description_html, description_text, body_text, document_type, status, source_hash, imported_at)
      select 'NSB|bench-' || substr(f.key, 7) || '-' || y, f.id, 'NSB', f.designation || '-' || y, y, y, 'en', 'Anchors',
        'Anchors', '', '', '', 'Test method', 'Active', md5(f.key || y), now()
      from families f, unnest(array[2020, 2026]) y where f.key like 'bench %'`,
  );
  await client.query(
    `insert into tracked_documents (tenant, person_id, family_id, content_id, is_on, since)
      select 'astm', p.id, d.family_id, d.content_id, true, now() - interval '1 day'
      from generate_series(0, $1::int - 1) at
      join lateral (select md5('follower ' || 1 + at % $2::int)::uuid as id) p on true
      join (select family_id, content_id, row_number() over (order by content_id) - 1 as place from documents
        where content_code like 'NSB|bench-%-2020') d on d.place = (at / $2::int + at * 7::bigint) % $3::int
      on conflict do nothing`,
    [rows, people, documents],
  );
  const { rows: counted } = await client.query<{ count: string }>(
    "select count(*) from tracked_documents where person_id in (select id from people where sign_in_name like 'follower-%')",
  );
  await client.query('vacuum (analyze)');
  console.log(`${documents} documents, ${counted[0]?.count} tracked rows of ${people} people`);
}

/** Leaves new editions of all the documents as an import does, and waits until everyone is told and every mail posted. */
async function update(client: Client): Promise<void> {
  const startedAt = performance.now();
  await client.query(
    `with i as (insert into imports (tenant, host, path, is_dry_run, is_first, requested_at)
        values ('astm', 'bench', '/bench', false, false, now()) returning id)
      insert into document_events (at, type, content_id, content_code, family_id, publisher_code, import_id, status_after)
      select now(), 'new-edition', d.content_id, d.content_code, d.family_id, 'NSB', i.id, 'Active'
      from i, documents d where d.content_code like 'NSB|bench-%-2026'`,
  );
  const seconds = (): string => ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`left untold after ${seconds()} s`);
  await until(client, 'select count(*) = 0 as done from pending_notifications');
  console.log(`everybody told after ${seconds()} s`);
  await until(client, 'select count(*) = 0 as done from notifications where awaits_mail');
  const { rows: counts } = await client.query<{ told: string; mails: string }>(
    'select (select count(*) from notifications) as told, (select count(*) from mails) as mails',
  );
  console.log(
    `all mails posted after ${seconds()} s: ${counts[0]?.told} notifications, ${counts[0]?.mails} mails`,
  );
}

async function until(client: Client, question: string): Promise<void> {
  while (!(await client.query<{ done: boolean }>(question)).rows[0]?.done) await sleep(100);
}

/** How long each question takes that is asked at a steady rate, whatever comes of those before, while work goes on. */
async function beside(question: () => Promise<number>, work: () => Promise<unknown>): Promise<number[]> {
  const pending: Promise<number>[] = [];
  const going = { isOver: false };
  const over = work().finally(() => {
    going.isOver = true;
  });
  for (let turn = 0, from = performance.now(); !going.isOver; turn += 1) {
    pending.push(question());
    await sleep(Math.max(0, from + ((turn + 1) * 1000) / perSecond - performance.now()));
  }
  await over;
  return Promise.all(pending);
}

async function asked(token: string, path: string, body?: object): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
  return performance.now() - startedAt;
}

function report(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => percentile(sorted, share).toFixed(1);
  console.log(`${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, ${times.length} asked`);
}

async function tokenOf(name: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: new URL(origin).port };
  const file = join(root, 'apps/server/src/commands/token.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [file, name], { env });
  return stdout.trim().split('\n').at(-1) ?? '';
}
