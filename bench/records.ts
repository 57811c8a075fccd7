/**
 * Measures catalog records of a large library: made-up standards, each in two editions, are taken in, and their MARC
 * records fetched in each form: seconds, bytes, what the server's memory grows by, and how long someone else waits
 * for an answer in the meantime.
 *
 *     npm run bench -- records [how many]
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer, type RunningServer } from '../e2e/server.ts';
import { residentMegabytes } from './search/processFigures.ts';
import { percentile } from './search/percentile.ts';

const run = promisify(execFile);
const usual = 85_000;

const abstract =
  'How anchors of this kind are set, loaded and read: the slab, the hole, the rate, the time that a load is held, ' +
  'and what is written down. Results of one laboratory are compared with those of others. '.repeat(3);

/** A made-up edition of a standard as a catalog delivers it. */
function record(at: number): string {
  const number = Math.floor(at / 2) + 10_000;
  const year = at % 2 === 0 ? 2016 : 2024;
  return JSON.stringify({
    publisher: 'NSB',
    source: 'bench',
    contentCode: `NSB|bench-${number}-${year}`,
    designation: `NSB B ${number}:${year}`,
    family: `NSB B ${number}`,
    year,
    title: `Test method for property ${number} of bonded anchors`,
    titles: { de: `Prüfverfahren für Eigenschaft ${number} von Verbundankern` },
    abstract,
    docType: 'test-method',
    status: year === 2024 ? 'Active' : 'Historical',
    languages: ['en'],
    published: `${year}-05-01`,
    keywords: ['anchor', 'bond', `property ${number}`],
    ics: [{ code: '91.100.30' }],
  });
}

/** Measures the records, and says what it finds. */
export async function measureRecords(count: number): Promise<void> {
  const server = await startServer('small');
  try {
    const startedAt = performance.now();
    await importRecords(server, count);
    console.log(`${count} records imported, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    const token = (await command(server, 'token', ['individual'])).trim().split('\n').at(-1) ?? '';
    report('nobody fetches records', await untilDone(server, token, sleep(3_000)));
    for (const format of ['mrc', 'mrk', 'txt', 'xml']) await measure(server, token, format);
  } finally {
    await server.stop();
  }
}

async function command(server: RunningServer, name: string, words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: server.dataDir, PORT: new URL(server.origin).port };
  const script = fileURLToPath(new URL(`../apps/server/src/commands/${name}.ts`, import.meta.url));
  return (await run(process.execPath, [script, ...words], { env })).stdout;
}

async function importRecords(server: RunningServer, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'norma-bench-'));
  const file = join(folder, 'catalogue.ndjson');
  writeFileSync(file, Array.from({ length: count }, (_, at) => record(at)).join('\n'));
  await command(server, 'import', [file]);
  rmSync(folder, { recursive: true });
}

async function measure(server: RunningServer, token: string, format: string): Promise<void> {
  const before = residentMegabytes(server.pid);
  let max = before;
  const watching = setInterval(() => (max = Math.max(max, residentMegabytes(server.pid))), 50);
  const startedAt = performance.now();
  let firstMs = 0;
  let bytes = 0;
  const fetched = (async () => {
    const answer = await fetch(
      `${server.origin}/api/documents/getMarcDocument?title=standards&format=${format}`,
      // As a program asks that unpacks nothing.
      { headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' } },
    );
    if (!answer.ok || !answer.body) throw new Error(await answer.text());
    for await (const piece of answer.body) {
      firstMs ||= performance.now() - startedAt;
      bytes += piece.length;
    }
  })();
  const waits = await untilDone(server, token, fetched);
  clearInterval(watching);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `.${format}: ${seconds.toFixed(1)} s, first piece after ${firstMs.toFixed(0)} ms, ${(bytes / 1e6).toFixed(0)} MB; ` +
      `memory + ${(max - before).toFixed(0)} MB`,
  );
  report('  others wait', waits);
}

/** How long someone else waits for a small answer, twenty times a second until something is done. */
async function untilDone(server: RunningServer, token: string, done: Promise<unknown>): Promise<number[]> {
  const over = new AbortController();
  const ended = done.finally(() => over.abort());
  const waits: Promise<number>[] = [];
  while (!over.signal.aborted) {
    const startedAt = performance.now();
    const answer = fetch(`${server.origin}/api/account`, { headers: { authorization: `Bearer ${token}` } });
    waits.push(answer.then((got) => got.text()).then(() => performance.now() - startedAt));
    await sleep(50);
  }
  await ended;
  return Promise.all(waits);
}

function report(name: string, times: number[]): void {
  const shown = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1)).join(' / ');
  console.log(`${name}: p50 / p95 / most ${shown} ms`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await measureRecords(Number(process.argv[2] ?? usual));
