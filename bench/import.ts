/**
 * Measures an import of real bibliographic records: how long until all are in and found with exact counts, records
 * and megabytes a second, processor time, and the most memory the process ever had; then the same delivery once more. With a
 * number it imports that many records made from the real ones and shows how memory goes; the index is left out then, because
 * it grows by nature.
 *
 *     CORPUS=/folder/with/ndjson.gz npm run bench -- import [number of records]
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { chmodSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { openDatabase } from '../apps/server/src/adapters/database/openDatabase.ts';
import { folderFileStore } from '../apps/server/src/adapters/file-store/folder.ts';
import { pdfiumReader } from '../apps/server/src/adapters/pdf-reader/pdfiumReader.ts';
import { threadedSearchEngine } from '../apps/server/src/adapters/search-engine/threaded.ts';
import { seedTenants } from '../apps/server/src/demo/seed.ts';
import { libraryImports } from '../apps/server/src/imports/libraryImports.ts';
import { migrations } from '../apps/server/src/migrations/index.ts';
import type { DocumentTables } from '../apps/server/src/modules/documents/index.ts';
import { isFinished, type Import } from '../apps/server/src/modules/imports/index.ts';
import { indexing } from '../apps/server/src/modules/search/index.ts';
import { writeCatalog } from './search/catalog.ts';

const corpus = process.env['CORPUS'] ?? join(import.meta.dirname, '../../shared/corpus');
const files = existsSync(corpus) ? readdirSync(corpus).filter((name) => name.endsWith('.ndjson.gz')) : [];
if (files.length === 0) {
  console.log(`No *.ndjson.gz in ${corpus}: set CORPUS to a folder of records to measure an import.`);
  process.exit(0);
}

const wanted = Number(process.argv[2] ?? 0);
const folder = mkdtempSync(join(tmpdir(), 'norma-bench-'));
chmodSync(folder, 0o755);
const delivery = wanted > 0 ? await written(wanted) : corpus;
const unpackedMegabytes = wanted > 0 ? 0 : sizeUnpacked() / 1e6;

const dataDir = join(folder, 'data');
const log = (): void => undefined;
const database = await openDatabase({ dataDir, databaseUrl: null, migrations, log });
await seedTenants({ database, password: 'a password of benchmarks', log });
const jobs = await database.openJobs();
const pdfReader = pdfiumReader();
const imports = libraryImports({
  database,
  jobs,
  pdfReader,
  files: folderFileStore(join(dataDir, 'files')),
  folder: join(dataDir, 'imports'),
  uploads: join(dataDir, 'uploads'),
  isDemo: true,
  now: () => new Date(),
});
const engine = threadedSearchEngine({
  workers: Math.max(availableParallelism() - 1, 1),
  folder: join(dataDir, 'search'),
  version: 'bench',
  onError: (what, cause) => console.error(what, cause),
});
const closing = new AbortController();
const index = indexing({
  engine,
  db: database.withoutTenant<DocumentTables>(),
  signal: closing.signal,
  onRebuild: log,
});
await index.catchUp();
if (wanted === 0) await database.listen('document_changes', () => void index.catchUp().catch(log));

const before = process.cpuUsage();
let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, megabytes())), 100);
const startedAt = performance.now();
const first = await imported();
report(first);

if (wanted === 0) {
  await index.catchUp();
  const { total, counts } = await engine.search({
    text: '*',
    field: 'all',
    scope: first.job.publishers,
    filters: {},
    sort: 'best',
    from: 0,
    size: 25,
    countFacets: ['publisherList', 'documentTypeList', 'icsCodeList', 'committeeList'],
  });
  const sections = Object.entries(counts).map(([name, values]) => `${name} ${Object.keys(values).length}`);
  console.log(
    `all ${total} found and counted (${sections.join(', ')}) after ${seconds(performance.now() - startedAt)}`,
  );
}
const { user, system } = process.cpuUsage(before);
console.log(
  `processor time of this process ${seconds((user + system) / 1000)}, most memory ${Math.round(peak)} MB`,
);
globalThis.gc?.();
const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
console.log(
  `memory now: rss ${mb(rss)}, heap ${mb(heapUsed)}, outside the heap ${mb(external)}, of it arrays ${mb(arrayBuffers)}`,
);

const second = await imported();
report(second);
console.log(
  `the same once more takes ${((100 * second.ms) / first.ms).toFixed(0)} % of the first time; most memory ${Math.round(peak)} MB`,
);

clearInterval(watch);
closing.abort();
await jobs.close();
await pdfReader.close();
await engine.close();
await database.close();
rmSync(folder, { recursive: true });

async function imported(): Promise<{ job: Import; ms: number }> {
  const begunAt = performance.now();
  const { id } = await imports.request({
    tenant: 'astm',
    path: delivery,
    publisher: null,
    isDryRun: false,
    visibleAt: null,
  });
  await imports.work();
  const job = await untilFinished(id);
  return { job, ms: performance.now() - begunAt };
}

async function untilFinished(id: number): Promise<Import> {
  for (let shown = 0; ;) {
    const found = await imports.look(id);
    if (!found) throw new Error('The import is gone');
    const { added } = found.job;
    if (wanted > 0 && added - shown >= 100_000) {
      shown = added;
      console.log(`${added} records in, ${Math.round(megabytes())} MB`);
    }
    if (isFinished(found.job)) return found.job;
    await sleep(100);
  }
}

function report({ job, ms }: { job: Import; ms: number }): void {
  const { state, problem, added, unchanged, passed_over, rejected, remarks, bytes_read } = job;
  const read = added + job.replaced + unchanged + passed_over + rejected;
  console.log(`${state}${problem ? `: ${problem}` : ''}`);
  console.log(
    `${read} records in ${seconds(ms)}: ${added} added, ${unchanged} unchanged, ${passed_over} passed over, ${rejected} rejected, ${remarks} remarks`,
  );
  const packed = `${(bytes_read / 1e6 / (ms / 1000)).toFixed(1)} MB packed`;
  const unpacked =
    unpackedMegabytes > 0 ? `, ${(unpackedMegabytes / (ms / 1000)).toFixed(1)} MB unpacked` : '';
  console.log(`${Math.round(read / (ms / 1000))} records per second, ${packed}${unpacked} per second`);
}

async function written(count: number): Promise<string> {
  const path = await writeCatalog(count, folder);
  console.log(`${count} records made, ${mb(statSync(path).size)} packed`);
  return path;
}

function sizeUnpacked(): number {
  return files.reduce((sum, file) => sum + gunzipSync(readFileSync(join(corpus, file))).length, 0);
}

function megabytes(): number {
  return process.memoryUsage.rss() / 2 ** 20;
}

function mb(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
