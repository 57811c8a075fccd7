import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderFileStore } from '../adapters/file-store/folder.ts';
import { seedOtherStandards } from './standards.ts';
import type { DocumentTables } from '../modules/documents/index.ts';
import { freshDatabase } from '../testing/database.ts';

it('the generated standards come in once each, however their coming was interrupted', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const place = await mkdtemp(join(tmpdir(), 'norma-demo-'));
  const files = folderFileStore(join(place, 'files'));
  const folder = join(place, 'demo');
  const db = database.withoutTenant<DocumentTables>();
  const count = async (table: 'documents' | 'document_changes'): Promise<number> => {
    const { rows } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };

  const interrupted = new AbortController();
  const clock = (): Date => {
    if (++taken === 12) interrupted.abort();
    return new Date('2026-11-21T12:00:00Z');
  };
  let taken = 0;
  await seedOtherStandards({ database, files, folder, now: clock, signal: interrupted.signal });
  const before = await count('documents');
  expect(before).toBeGreaterThan(0);

  const { signal } = new AbortController();
  const all = await seedOtherStandards({ database, files, folder, now: clock, signal });
  expect(all).toBeGreaterThan(before);
  expect(await count('documents')).toBe(all);
  const changes = await count('document_changes');

  // The next start looks at the folder alone: nothing is written or imported again.
  const [stamp = ''] = await readdir(folder);
  expect(await seedOtherStandards({ database, files, folder, now: clock, signal })).toBe(all);
  expect([await count('documents'), await count('document_changes')]).toEqual([all, changes]);
  expect(await readdir(folder)).toEqual([stamp]);
}, 600_000);
