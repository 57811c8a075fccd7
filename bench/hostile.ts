/**
 * Measures what the worst deliveries cost: how long until each is refused, the longest time in which the event loop
 * answered no one in the meantime, and the memory of the process before and after.
 *
 *     npm run bench -- hostile
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { threadedDeliveryReader } from '../apps/server/src/deliveries/threadedReader.ts';
import type { Delivery } from '../apps/server/src/modules/imports/index.ts';

const megabyte = 1024 * 1024;
const folder = await mkdtemp(join(tmpdir(), 'norma-hostile-'));

const filled = (text: string): string => text.repeat(Math.floor((29.6 * megabyte) / text.length));
const sts = (paragraphs: number): string => `<standard xml:lang="en"><front><std-meta>
  <title-wrap xml:lang="en"><full>Creep of anchors</full></title-wrap>
  <std-ident><originator>NSB</originator><doc-number>E 214</doc-number><edition>4</edition></std-ident>
  <std-org><std-org-name>Northern Standards Board</std-org-name><std-org-abbrev>NSB</std-org-abbrev></std-org>
  <content-language>en</content-language><std-ref type="dated">NSB E 214-24</std-ref><std-ref type="undated">NSB E 214</std-ref>
  <release-date date-type="published" iso-8601-date="2024-03-14">2024-03-14</release-date>
  </std-meta></front><body><sec id="a"><title>Scope</title>${'<p>x</p>'.repeat(paragraphs)}</sec></body></standard>`;

async function html(name: string, text: string): Promise<Delivery> {
  const documents = [
    { designation: 'NSB 1:2020', title: 'Anchors', publisher: 'NSB', status: 'Active', file: `${name}.html` },
  ];
  await writeFile(join(folder, `${name}.html`), text);
  return written(`${name}-manifest.json`, JSON.stringify({ documents }), 'manifest');
}

async function written(
  name: string,
  content: string | Uint8Array,
  kind: Delivery['kind'],
): Promise<Delivery> {
  const path = join(folder, name);
  await writeFile(path, content);
  return { path, kind, size: content.length };
}

const deliveries: Record<string, () => Promise<Delivery>> = {
  '29.6 MB of <b>': () => html('b', filled('<b>')),
  '29.6 MB of <br>': () => html('br', filled('<br>')),
  '29.6 MB of <table><tr><td>1': () => html('table', filled('<table><tr><td>1')),
  'STS, 500,000 paragraphs': () => written('half.xml', sts(500_000), 'sts'),
  'STS, 1,100,000 paragraphs': () => written('more.xml', sts(1_100_000), 'sts'),
  'gzip of 600 MB of newlines': () =>
    written('empty.ndjson.gz', gzipSync(Buffer.alloc(600 * megabyte, '\n')), 'records'),
};

const rss = (): number => Math.round(process.memoryUsage.rss() / megabyte);
const rows = [];
for (const [name, make] of Object.entries(deliveries)) {
  const delivery = await make();
  const before = rss();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const startedAt = performance.now();
  const reader = threadedDeliveryReader();
  let outcome = '';
  for await (const items of reader.read(delivery, {
    file: name,
    publisher: null,
    isOwnAlone: false,
    after: 0,
  }))
    for (const item of items) outcome = item.kind === 'rejected' ? item.reason : item.kind;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  await reader.close();
  delay.disable();
  rows.push({
    name,
    seconds,
    'longest wait ms': Math.round(delay.max / 1e6),
    'MB before': before,
    'MB after': rss(),
    outcome,
  });
}
console.table(rows);
await rm(folder, { recursive: true });
