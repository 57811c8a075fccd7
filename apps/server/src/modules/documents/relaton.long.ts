import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { folderFileStore } from '../../adapters/file-store/folder.ts';
import { seedOtherStandards } from '../../demo/standards.ts';
import { startLibrary } from '../../testing/library.ts';
import type { DocumentTables } from './tables.ts';

const run = promisify(execFile);

/** Reads each line as an item of Relaton, and prints the first faults it finds. */
const reader = `
import json, sys
from relaton.models import BibliographicItem
read, faults = 0, []
for line in open(sys.argv[1], encoding='utf-8'):
    record = json.loads(line)
    try:
        item = BibliographicItem(**record)
        assert item.docid[0].id == record['docid'][0]['id'] and item.title and item.contributor
        read += 1
    except Exception as fault:
        faults.append(record['id'] + ': ' + str(fault)[:200])
print(json.dumps({'read': read, 'faults': faults[:5]}))
`;

/** A Python with the reader that Relaton itself publishes; null with the reason where it cannot be had. */
async function pythonReader(folder: string): Promise<{ python: string } | { reason: string }> {
  const python = join(folder, 'venv', 'bin', 'python');
  try {
    await run('python3', ['-m', 'venv', join(folder, 'venv')]);
    await run(python, ['-m', 'pip', 'install', '--quiet', 'relaton==0.2.33', 'pydantic==1.10.27']);
    return { python };
  } catch (cause) {
    return { reason: `Python's relaton 0.2.33 cannot be had here: ${String(cause).slice(0, 200)}` };
  }
}

it('the Relaton of every document of the demo is read by a reader of Relaton', async (test) => {
  const folder = mkdtempSync(join(tmpdir(), 'norma-relaton-'));
  const found = await pythonReader(folder);
  if ('reason' in found) {
    console.warn(found.reason);
    return test.skip(found.reason);
  }
  const library = await startLibrary();
  await seedOtherStandards({
    database: library.database,
    files: folderFileStore(join(library.dataDir, 'files')),
    folder: join(folder, 'demo'),
    signal: AbortSignal.timeout(500_000),
    now: () => new Date(),
  });
  const codes = await library.database
    .withoutTenant<DocumentTables>()
    .selectFrom('documents')
    .select('content_code')
    .execute();
  const clients = [
    await library.as('individual', 'demowl'),
    await library.as('individual'),
    await library.as('operator', 'api'),
  ];
  const lines: string[] = [];
  for (const { content_code } of codes) {
    const path = `/api/documents/relaton/contentCode?contentCode=${encodeURIComponent(content_code)}`;
    for (const client of clients) {
      // oxlint-disable-next-line no-await-in-loop -- a tenant is asked only where the one before does not offer it
      const answer = await client('GET', path);
      // oxlint-disable-next-line no-await-in-loop
      const text = await answer.text();
      if (answer.status !== 200) continue;
      lines.push(JSON.stringify(JSON.parse(text)));
      break;
    }
  }
  expect(lines.length).toBeGreaterThan(163);
  await writeFile(join(folder, 'records.ndjson'), lines.join('\n'));
  const { stdout } = await run(found.python, ['-c', reader, join(folder, 'records.ndjson')]);
  expect(JSON.parse(stdout)).toEqual({ read: lines.length, faults: [] });
  return undefined;
});
