import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { threadedSearchEngine } from '../adapters/search-engine/threaded.ts';
import type { DocumentTables } from '../modules/documents/index.ts';
import { indexing } from '../modules/search/index.ts';
import type { Database } from '../ports/database.ts';
import type { SearchEngine } from '../ports/search-engine.ts';
import { seededRandom } from '../testing/seededRandom.ts';
import { freshDatabase } from '../testing/database.ts';

const rounds = Number(process.env['ROUNDS']) || 15;
const seed = Number(process.env['SEED']) || Date.now() % 1_000_000;
const random = seededRandom(seed);
const below = (limit: number): number => Math.floor(random() * limit);

it(`an index that is killed while it saves and joins holds every document once (SEED=${seed})`, async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const folder = mkdtempSync(join(tmpdir(), 'norma-search-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await write(database, 1, 6_000);
  let halves = 0;
  for (let round = 0; round < rounds; round += 1) {
    const isKilledWriting = round % 2 === 0;
    const follower = await startFollower(database, folder, isKilledWriting ? 1 + below(20) : 0);
    const changing = changeWhile(database, follower.isAlive);
    if (!isKilledWriting) await sleep(below(3_000));
    await (isKilledWriting ? follower.ended : follower.kill());
    await changing;
    follower.expectNoTrouble();
    halves += readdirSync(folder).filter((name) => name.endsWith('.unfinished')).length;
    const kept = await titles(database);
    const { ids, found, replayed } = await openedAgain(database, folder, kept);
    expect(ids, `round ${round}`).toEqual(kept.map(({ id }) => id).sort());
    expect(found, `round ${round}`).toEqual(kept.map(({ id, title }) => `${id} ${title}`).sort());
    console.log(`round ${round}: ${ids.length} documents found once, ${replayed} of them read again`);
  }
  console.log(`${halves} files were half written when a kill came`);
}, 1_800_000);

/** A process that follows the documents and saves without a pause; it may end in the midst of writing a file. */
async function startFollower(database: Database, folder: string, lastSeen: number) {
  const { host, port } = inject('postgres');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    database.withoutTenant(),
  );
  const script = fileURLToPath(new URL('../testing/followDocuments.ts', import.meta.url));
  const words = [host, String(port), rows[0]?.name ?? '', folder, String(lastSeen)];
  const child = spawn(process.execPath, [script, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    ended,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await ended;
    },
    /** It may have said that it was ready, and nothing else. */
    expectNoTrouble: () => expect(lines.filter((line) => line !== 'ready')).toEqual([]),
  };
}

/** Adds documents with numbers in a range, or gives those that are there another title: one version for all of them. */
async function write(database: Database, from: number, to: number): Promise<void> {
  const version = `v${String(below(1_000_000)).padStart(6, '0')}`;
  await sql`insert into publishers (code, name, type_code) values ('NSB', 'NSB', 'X') on conflict do nothing`.execute(
    database.withoutTenant(),
  );
  await sql`with family as (
      insert into families (publisher_code, designation, key) values ('NSB', 'NSB 1', 'NSB 1')
      on conflict (key) do update set key = excluded.key returning id)
    insert into documents (content_code, family_id, publisher_code, designation, edition, language, title_html, title_text,
      description_html, description_text, body_text, document_type, status, source_hash, imported_at)
    select 'd' || n, family.id, 'NSB', 'NSB ' || n, '', 'en', '', ${version}, '', 'abstract ' || n, '', 'Standard',
      'Active', '', now() from generate_series(${from}::int, ${to}::int) n, family
    on conflict (content_code) do update set title_text = excluded.title_text`.execute(
    database.withoutTenant(),
  );
}

/** Changes documents in all parts of the library, few or many at a time, as editors and imports do. */
async function changeWhile(database: Database, isWanted: () => boolean): Promise<void> {
  while (isWanted()) {
    const from = 1 + below(8_000);
    if (random() < 0.75) await write(database, from, from + below(random() < 0.3 ? 1_500 : 5));
    else
      await sql`delete from documents where content_code = any(
        array(select 'd' || n from generate_series(${from}::int, ${from + below(300)}::int) n))`.execute(
        database.withoutTenant(),
      );
    await sleep(below(40));
  }
}

type Kept = { readonly id: string; readonly title: string };

function titles(database: Database): Promise<Kept[]> {
  return database
    .withoutTenant<DocumentTables>()
    .selectFrom('documents')
    .select(['content_code as id', 'title_text as title'])
    .execute();
}

/** What is found after the next start, in all and by each title, and how much of it had to be read from the database. */
async function openedAgain(database: Database, folder: string, kept: readonly Kept[]) {
  const engine = threadedSearchEngine({
    workers: 1,
    folder,
    version: 'a test',
    onError: (what, cause) => expect.fail(`${what}: ${String(cause)}`),
    restMs: 0,
  });
  try {
    const reasons: string[] = [];
    const index = indexing({
      engine,
      db: database.withoutTenant<DocumentTables>(),
      signal: new AbortController().signal,
      onRebuild: (reason) => reasons.push(reason),
    });
    const replayed = await index.catchUp();
    // Nothing that was stored is ever damaged by a kill, and so nothing is rebuilt because of one.
    expect(reasons).toEqual([]);
    const ids = await idsOf(engine, '*');
    const found: string[] = [];
    for (const title of new Set(kept.map((each) => each.title)))
      for (const id of await idsOf(engine, title)) found.push(`${id} ${title}`);
    return { ids, found: found.sort(), replayed };
  } finally {
    await engine.close();
  }
}

async function idsOf(engine: SearchEngine, text: string): Promise<string[]> {
  const { hits, total } = await engine.search({
    text,
    field: 'all',
    scope: ['NSB'],
    filters: {},
    sort: 'best',
    from: 0,
    size: 100_000,
    countFacets: [],
  });
  expect(hits).toHaveLength(total);
  return hits.map(({ id }) => id).sort();
}
