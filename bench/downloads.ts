/**
 * Measures stamped downloads of a tagged standard of 1,186 pages: stamping alone in its thread, by page and in memory;
 * then over HTTP, the first time and again; then how long searches take alone, and while two people download it at once,
 * each time with another name on it, so that nothing comes from the cache.
 *
 *     npm run bench -- downloads
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { threadedStamper } from '../apps/server/src/adapters/pdf-stamper/threadedStamper.ts';
import { startServer, type RunningServer } from '../e2e/server.ts';
import { clausesOf, largePdf, megabytes } from './reading/largePdf.ts';
import { percentile } from './search/percentile.ts';

const run = promisify(execFile);
const pages = 1_186;
const code = 'NSB|bench-long';
const searchesASecond = 20;
const seconds = 15;

/** Measures downloads, and says what it finds. */
export async function measureDownloads(): Promise<void> {
  const file = largePdf(clausesOf.long);
  await measureStamping(readFileSync(file));
  const server = await startServer('full');
  try {
    await importFile(server, file);
    await measureCalls(server);
    await measureSearches(server);
  } finally {
    await server.stop();
  }
}

async function measureStamping(pdf: Buffer): Promise<void> {
  const stamper = threadedStamper();
  const before = process.memoryUsage().rss;
  let max = before;
  const watching = setInterval(() => (max = Math.max(max, process.memoryUsage().rss)), 5);
  const times: number[] = [];
  let added = 0;
  for (let turn = 0; turn < 11; turn += 1) {
    const startedAt = performance.now();
    const stamped = await stamper.stamp(
      { pdf, stamp: { lines: [['Ines Ravndal', `Turn ${turn}`]], language: 'en', notes: [] } },
      { signal: new AbortController().signal, onProgress: () => undefined },
    );
    if ('problem' in stamped) throw new Error(stamped.problem);
    added = stamped.end.length;
    times.push(performance.now() - startedAt);
  }
  clearInterval(watching);
  await stamper.close();
  const [first = 0, ...others] = times;
  const usual = percentile(others, 0.5);
  console.log(
    `stamping ${pages} pages (${(pdf.length / 1e6).toFixed(1)} MB): first ${first.toFixed(0)} ms with the start of its thread, ` +
      `then ${usual.toFixed(0)} ms, ${(usual / pages).toFixed(2)} ms a page; ` +
      `${(added / 1e6).toFixed(2)} MB added; memory + ${((max - before) / 1e6).toFixed(0)} MB`,
  );
}

async function command(server: RunningServer, name: string, words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: server.dataDir, PORT: new URL(server.origin).port };
  const script = fileURLToPath(new URL(`../apps/server/src/commands/${name}.ts`, import.meta.url));
  return (await run(process.execPath, [script, ...words], { env })).stdout;
}

async function importFile(server: RunningServer, file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'norma-bench-'));
  copyFileSync(file, join(folder, 'long.pdf'));
  const described = { contentCode: code, designation: 'NSB 9000:2026', title: 'Anchors', publisher: 'NSB' };
  const documents = [{ file: 'long.pdf', ...described, year: 2026, status: 'Active' }];
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ documents }));
  await command(server, 'import', [folder]);
  rmSync(folder, { recursive: true });
  console.log(`imported ${megabytes(file)} MB`);
}

const tokenOf = async (server: RunningServer, name: string): Promise<string> =>
  (await command(server, 'token', [name])).trim().split('\n').at(-1) ?? '';

/** Downloads the whole file. */
async function download(server: RunningServer, token: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(
    `${server.origin}/api/documents/download?contentCode=${encodeURIComponent(code)}&compassPoints=true`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
  return performance.now() - startedAt;
}

async function measureCalls(server: RunningServer): Promise<void> {
  const token = await tokenOf(server, 'individual');
  const first = await download(server, token);
  const again = await Promise.all([0, 1, 2].map(() => download(server, token)));
  console.log(
    `over HTTP: first ${first.toFixed(0)} ms, again ${percentile(again, 0.5).toFixed(0)} ms (three at once)`,
  );
}

async function measureSearches(server: RunningServer): Promise<void> {
  const tokens = await Promise.all(['individual', 'colleague'].map((name) => tokenOf(server, name)));
  const [token = ''] = tokens;
  const metadata = await fetch(
    `${server.origin}/api/documents/metadata?contentCode=${encodeURIComponent(code)}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const { contentId } = (await metadata.json()) as { contentId: number };
  await searches(server, token); // warms up
  report('searches alone', await searches(server, token));
  const over = new AbortController();
  let done = 0;
  const downloading = tokens.map(async (own) => {
    for (; !over.signal.aborted; done += 1) {
      await saveNote(server, own, { contentId, text: `Note ${done}` });
      await download(server, own);
    }
  });
  report('searches beside two downloads', await searches(server, token));
  over.abort();
  await Promise.all(downloading);
  console.log(`${done} downloads of ${pages} pages stamped and sent in the meantime`);
}

/** Another note makes another download: what was stamped before does not serve. */
async function saveNote(
  server: RunningServer,
  token: string,
  { contentId, text }: { contentId: number; text: string },
): Promise<void> {
  const answer = await fetch(`${server.origin}/api/user-notes/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      contentId,
      annotationId: 'bench',
      noteData: JSON.stringify({ page: 1 }),
      note: text,
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const words = [
  'anchor',
  'concrete creep',
  'E 214',
  'pressure vessel',
  'lighting',
  'water',
  '*',
  'test method',
];

/** Times of searches that are asked at a steady rate, each from the moment it was due. */
async function searches(server: RunningServer, token: string): Promise<number[]> {
  const times: Promise<number>[] = [];
  const startedAt = performance.now();
  for (let at = 0; at < searchesASecond * seconds; at += 1) {
    const dueAt = startedAt + (at * 1000) / searchesASecond;
    const early = dueAt - performance.now();
    if (early > 1) await sleep(early);
    times.push(search(server, token, words[at % words.length] ?? '*').then(() => performance.now() - dueAt));
  }
  return Promise.all(times);
}

async function search(server: RunningServer, token: string, keywords: string): Promise<void> {
  const answer = await fetch(`${server.origin}/api/documents/unified-search?size=25`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ keywords }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
}

function report(name: string, times: number[]): void {
  const shown = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1)).join(' / ');
  console.log(`${name}: p50 / p95 / p99 ${shown} ms`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await measureDownloads();
