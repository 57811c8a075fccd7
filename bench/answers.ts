/**
 * Measures whole answers over HTTP: a server with so many records imported is asked open-loop, that is at a stated rate
 * whether or not it has answered, and each answer is timed from the moment it was due. Then as many searches run as the
 * server can take, and another call is asked next to them.
 *
 *     CORPUS=/folder/with/ndjson.gz npm run bench -- answers [number of records] [requests a second]
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../e2e/server.ts';
import { writeCatalog } from './search/catalog.ts';
import { percentile } from './search/percentile.ts';
import { questions, type Question } from './search/questions.ts';
import { corpusFiles } from './search/records.ts';
import { processorSeconds } from './search/processFigures.ts';

if (corpusFiles().length === 0) {
  console.log('No *.ndjson.gz found. Set CORPUS to a folder of records to measure answers.');
  process.exit(0);
}
const size = Number(process.argv[2] ?? 85_553);
const rate = Number(process.argv[3] ?? 100);
const seconds = 30;
const root = join(import.meta.dirname, '..');

const { origin, dataDir, pid, stop } = await startServer('small');
try {
  const delivery = await writeCatalog(size, dirname(dataDir));
  await command('import', [delivery]);
  const token = (await command('token', ['individual'])).trim().split('\n').at(-1) ?? '';
  const asked = questions();
  await untilFound(size, token);
  for (const question of asked) await search('unified-search?size=25', question, token); // warms up
  const pages = (): Promise<number[]> => openLoop((at) => page(asked[at % asked.length], token));
  report(`${rate} pages a second, while the model is trained on the import`, await pages());
  await untilAtRest();
  report(`${rate} pages a second`, await pages());
  report(`${rate} counts a second`, await openLoop((at) => counts(asked[at % asked.length], token)));
  await underFullLoad(asked, token);
} finally {
  await stop();
}

async function command(name: string, words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: new URL(origin).port };
  const file = join(root, `apps/server/src/commands/${name}.ts`);
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...words], { env });
  return stdout;
}

async function untilFound(count: number, token: string): Promise<void> {
  for (;;) {
    const answer = await search(
      'unified-search?size=25',
      { kind: '*', text: '*', filters: {}, entitled: null },
      token,
    );
    const found = (await answer.json()) as { count: number };
    // Some records of a catalog are passed over, because they are there twice.
    if (found.count > count * 0.99) return console.log(`${found.count} documents found`);
    await sleep(500);
  }
}

/** Waits until the server is idle: less than 5% of a processor for some seconds. */
async function untilAtRest(): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    const before = processorSeconds(pid);
    await sleep(1_000);
    quiet = processorSeconds(pid) - before < 0.05 ? quiet + 1 : 0;
  }
}

function search(path: string, { text, filters, entitled }: Question, token: string): Promise<Response> {
  const scope = entitled ? { filters: { 'subscribed-contents': true } } : {};
  return fetch(`${origin}/api/documents/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ keywords: text, ...filters, ...(path.startsWith('unified') && scope) }),
  });
}

async function page(question: Question | undefined, token: string): Promise<void> {
  if (question) await read(await search('unified-search?size=25', question, token));
}

async function counts(question: Question | undefined, token: string): Promise<void> {
  if (question) await read(await search('search/count', question, token));
}

async function read(answer: Response): Promise<void> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text.slice(0, 200)}`);
}

/** Answers in milliseconds from when each was due. */
async function openLoop(send: (at: number) => Promise<void>): Promise<number[]> {
  const times: Promise<number>[] = [];
  const startedAt = performance.now();
  for (let at = 0; at < rate * seconds; at++) {
    const dueAt = startedAt + (at * 1000) / rate;
    const early = dueAt - performance.now();
    if (early > 1) await sleep(early);
    times.push(send(at).then(() => performance.now() - dueAt));
  }
  return Promise.all(times);
}

/** How late another call is answered while searches keep every worker busy. */
async function underFullLoad(asked: Question[], token: string): Promise<void> {
  let done = 0;
  const over = new AbortController();
  const searching = Array.from({ length: 16 }, async (_, lane) => {
    for (let at = lane * 12; !over.signal.aborted; at++, done++) await page(asked[at % asked.length], token);
  });
  const times: number[] = [];
  for (const endsAt = performance.now() + 20_000; performance.now() < endsAt;) {
    const start = performance.now();
    await read(await fetch(`${origin}/management/info`));
    times.push(performance.now() - start);
    await sleep(20);
  }
  over.abort();
  await Promise.all(searching);
  console.log(`full load: ${Math.round(done / 20)} searches per second`);
  report('another call beside them', times);
}

function report(name: string, times: number[]): void {
  const shown = [0.5, 0.95, 0.99, 1].map((share) => percentile(times, share).toFixed(1)).join(' / ');
  console.log(`${name}: p50 / p95 / p99 / worst ${shown} ms`);
}
