import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aStandard } from '../../../../packages/sts/src/testing/aStandard.ts';
import { aFile, aRecord, anImporter } from '../modules/imports/testing/anImporter.ts';
import type { DeliveryReader, ReadItem } from '../modules/imports/index.ts';
import { threadedDeliveryReader } from './threadedReader.ts';

const reader = (options: Parameters<typeof threadedDeliveryReader>[0] = {}): DeliveryReader => {
  const opened = threadedDeliveryReader(options);
  onTestFinished(() => opened.close());
  return opened;
};

const how = (file: string) => ({ file, publisher: null, isOwnAlone: false, after: 0 });

async function read(
  from: DeliveryReader,
  path: string,
  kind: 'sts' | 'records' | 'manifest',
): Promise<ReadItem[]> {
  const items: ReadItem[] = [];
  for await (const some of from.read({ path, kind, size: 1 }, how('the file'))) items.push(...some);
  return items;
}

async function aDelivery(texts: Record<string, string>): Promise<string> {
  const documents = Object.keys(texts).map((file, at) =>
    aRecord({ designation: `NSB ${at + 1}:2020`, file }),
  );
  const manifest = await aFile('manifest.json', JSON.stringify({ documents }));
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(dirname(join(dirname(manifest), name)), { recursive: true });
    await writeFile(join(dirname(manifest), name), text);
  }
  return dirname(manifest);
}

describe('a delivery that exceeds a bound', () => {
  it('of time is stopped with its thread, and the next one is read', async () => {
    const path = await aFile(
      'long.xml',
      aStandard({ body: `<sec id="a"><title>A</title>${'<p>x</p>'.repeat(50_000)}</sec>` }),
    );
    await expect(read(reader({ timeLimitMs: 1 }), path, 'sts')).rejects.toThrow(
      'takes longer than 0.001 seconds to read',
    );
    expect(await read(reader(), path, 'sts')).toMatchObject([{ kind: 'source' }, { kind: 'document' }]);
  });

  it('of memory is stopped with its thread, and the next one is read', async () => {
    const small = reader({ memoryLimitMb: 64 });
    const large = aStandard({ body: `<sec id="a"><title>A</title>${'<p>x</p>'.repeat(300_000)}</sec>` });
    await expect(read(small, await aFile('large.xml', large), 'sts')).rejects.toThrow(
      'needs more than 64 MB of memory to read',
    );
    expect(await read(small, await aFile('small.xml', aStandard()), 'sts')).toHaveLength(2);
  });

  it('of a manifest is rejected by its name, and what comes behind it is imported', async () => {
    const importer = await anImporter();
    const folder = await aDelivery({
      'first.html': '<h1>Scope</h1><p>First.</p>',
      'many.html': '<br>'.repeat(600_000),
      'deep.html': '<b>'.repeat(100_000),
      'tables.html': '<table><tr><td>1'.repeat(100_000),
      'last.html': '<h1>Scope</h1><p>Last.</p>',
    });
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const job = await importer.take(folder);
    delay.disable();
    expect(job).toMatchObject({ state: 'done', added: 2, rejected: 3, attempts: 0 });
    expect(await importer.reasons(job)).toEqual([
      '2: many.html has more than 500000 elements, which no real document has',
      '3: deep.html nests elements more than 200 deep',
      '4: tables.html nests elements more than 200 deep',
    ]);
    expect(delay.percentile(95) / 1e6).toBeLessThan(200);
  });

  it('stops the thread at one entry of a manifest, and the others are imported', async () => {
    const importer = await anImporter({ openReader: () => threadedDeliveryReader({ timeLimitMs: 5_000 }) });
    const folder = await aDelivery({
      'first.html': '<p>First.</p>',
      'slow.html': '<p id="x">x</p>'.repeat(490_000),
      'last.html': '<p>Last.</p>',
    });
    const job = await importer.take(folder);
    expect(job).toMatchObject({ state: 'done', added: 2, rejected: 1 });
    expect(await importer.reasons(job)).toEqual(['2: slow.html takes longer than 5 seconds to read']);
  });

  it('by lines that hold nothing ends with what came before it', async () => {
    const record = JSON.stringify(aRecord());
    const packed = gzipSync(
      Buffer.concat([Buffer.from(`${record}\n`), Buffer.alloc(66 * 1024 * 1024, '\n')]),
    );
    const items = await read(reader(), await aFile('empty.ndjson.gz', packed), 'records');
    expect(items).toMatchObject([
      { kind: 'document' },
      { kind: 'rejected', reason: expect.stringMatching(/without a record|times its size/) },
    ]);
  });
});

it('gives up what it reads when the import is to end', async () => {
  const closing = reader();
  const path = await aFile(
    'long.xml',
    aStandard({ body: `<sec id="a"><title>A</title>${'<p>x</p>'.repeat(200_000)}</sec>` }),
  );
  const items = closing.read({ path, kind: 'sts', size: 1 }, how('long.xml'))[Symbol.asyncIterator]();
  expect(await items.next()).toMatchObject({ value: [{ kind: 'source' }] });
  const next = items.next();
  await closing.close();
  await expect(next).rejects.not.toMatchObject({ name: 'ReadingStopped' });
});

it('tells what an STS text cites, and what keeps a text from being read', async () => {
  const { readSource } = reader();
  expect(await readSource(Buffer.from(aStandard()))).toEqual({ relations: [], workItem: null });
  expect(await readSource(Buffer.from('<standard>'))).toEqual({ problem: expect.any(String) });
});
