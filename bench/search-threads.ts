/**
 * Measures the search engine in its threads, with its files and behind its database: the first start, the next start, how
 * soon a change is seen, and how long the main thread is held up while all threads search without a pause.
 *
 *     CORPUS=/folder/with/ndjson.gz npm run bench -- search-threads [number of documents]
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../apps/server/src/adapters/database/openDatabase.ts';
import { threadedSearchEngine } from '../apps/server/src/adapters/search-engine/threaded.ts';
import { migrations } from '../apps/server/src/migrations/index.ts';
import type { DocumentTables } from '../apps/server/src/modules/documents/index.ts';
import { indexing } from '../apps/server/src/modules/search/index.ts';
import type { SearchRequest } from '../apps/server/src/ports/search-engine.ts';
import { fillFromCorpus } from '../apps/server/src/testing/corpusLibrary.ts';

const corpus = process.env['CORPUS'] ?? join(import.meta.dirname, '../../shared/corpus');
if (!existsSync(corpus)) {
  console.log(`${corpus} not found. Set CORPUS to a folder of records to measure the search engine.`);
  process.exit(0);
}
const count = Number(process.argv[2] ?? 85_000);
const changes = 200;
const searchMs = 10_000;
/** A lock, a manifest and the segments of a library that was taken in at once. */
const fewFiles = 8;
const threads = Math.max(availableParallelism() - 1, 1);

const dataDir = mkdtempSync(join(tmpdir(), 'norma-bench-'));
chmodSync(dataDir, 0o755);
const folder = join(dataDir, 'search');
const quiet = (): void => undefined;
const database = await openDatabase({ dataDir, databaseUrl: null, migrations, log: quiet });
const db = database.withoutTenant<DocumentTables>();
const scope = await timed(`filling the database with ${count} documents`, () =>
  fillFromCorpus(database, corpus, count),
);
const closing = new AbortController();

const first = open();
await timed('first start: reading all of it from the database, until it is searched', async () => {
  await first.index.catchUp();
  await first.engine.search(request({}));
});
await timed('joining all segments and saving them', untilSettled);
await first.engine.close();
const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
console.log(`files: ${Math.round(bytes / 2 ** 20)} MB`);

const { engine, index } = open();
await timed('next start: opening the files, until it is searched', async () => {
  await engine.found();
  await index.catchUp();
  await engine.search(request({}));
});
report('a change, from its commit to the end of the first search that sees it', await changesSeen());
await fullLoad();
const megabytes = (size: number): string => `${Math.round(size / 2 ** 20)} MB`;
console.log(`memory: ${megabytes(engine.load().bytes)} for the index`);
console.log(
  `${megabytes(process.memoryUsage.rss())} for this process, which has also read and written all of the records`,
);
closing.abort();
await engine.close();
await database.close();
rmSync(dataDir, { recursive: true });

function open() {
  const started = threadedSearchEngine({
    workers: threads,
    folder,
    version: 'bench',
    onError: (what, cause) => console.error(what, cause),
    restMs: 0,
  });
  return {
    engine: started,
    index: indexing({ engine: started, db, signal: closing.signal, onRebuild: quiet }),
  };
}

function request(given: Partial<SearchRequest>): SearchRequest {
  return {
    text: '*',
    field: 'all',
    scope,
    filters: {},
    sort: 'best',
    from: 0,
    size: 25,
    countFacets: ['publisherList', 'documentTypeList', 'icsCodeList', 'committeeList', 'yearList'],
    ...given,
  };
}

/** Waits until there are as few files as there will be, and none is being written. */
async function untilSettled(): Promise<void> {
  const names = (): string[] => (existsSync(folder) ? readdirSync(folder) : []);
  const isSettled = (): boolean =>
    names().includes('manifest') &&
    names().length <= fewFiles &&
    !names().some((name) => name.endsWith('.unfinished'));
  while (!isSettled()) await sleep(100);
}

async function changesSeen(): Promise<number[]> {
  const stop = await database.listen('document_changes', () => void index.catchUp().catch(console.error));
  const times: number[] = [];
  const codes = await db.selectFrom('documents').select('content_code').limit(changes).execute();
  for (const [at, { content_code: code }] of codes.entries()) {
    const word = `quokka${at}`;
    await db.updateTable('documents').set({ title_text: word }).where('content_code', '=', code).execute();
    const committed = performance.now();
    while ((await engine.search(request({ text: word, countFacets: [] }))).total === 0) await sleep(1);
    times.push(performance.now() - committed);
  }
  await stop();
  return times;
}

/** Keeps every thread busy, and looks how long the main thread, a second question next to them, has to wait. */
async function fullLoad(): Promise<void> {
  const texts = [
    'system',
    'safety requirements',
    'test methods for insulating materials',
    'high voltage swi',
    '*',
  ];
  const waits: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const end = performance.now() + searchMs;
  let answered = 0;
  const searching = Array.from({ length: threads * 2 }, async (_, at) => {
    for (let turn = at; performance.now() < end; turn += 1) {
      await engine.search(request({ text: texts[turn % texts.length] ?? '*' }));
      answered += 1;
    }
  });
  while (performance.now() < end) {
    const asked = performance.now();
    await sleep(5);
    waits.push(performance.now() - asked - 5);
  }
  await Promise.all(searching);
  delay.disable();
  console.log(`${Math.round((answered / searchMs) * 1000)} searches a second in ${threads} threads`);
  report('meanwhile another request waits for the main thread', waits);
  console.log(`event loop delay p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms`);
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const done = await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(2)} s`);
  return done;
}

function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  console.log(`${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);
}
