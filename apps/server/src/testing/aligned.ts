import { threadedComparer } from '../adapters/comparer/threadedComparer.ts';
import { pdfiumReader } from '../adapters/pdf-reader/pdfiumReader.ts';
import { folderFileStore } from '../adapters/file-store/folder.ts';
import { aligning, type LineageTables } from '../modules/lineage/index.ts';
import type { DocumentTables } from '../modules/documents/index.ts';
import { join } from 'node:path';
import type { TestLibrary } from './library.ts';

/** Aligns the editions of a library, so that its clauses have lines. */
export async function alignLibrary({
  database,
  dataDir,
}: Pick<TestLibrary, 'database' | 'dataDir'>): Promise<void> {
  const comparer = threadedComparer();
  const pdfReader = pdfiumReader();
  const failures: unknown[] = [];
  try {
    await aligning({
      db: database.withoutTenant<DocumentTables & LineageTables>(),
      files: folderFileStore(join(dataDir, 'files')),
      comparer,
      pdfReader,
      jobs: { enqueue: () => Promise.resolve() },
      now: () => new Date(),
      onFailed: (error) => failures.push(error),
    })(new AbortController().signal);
  } finally {
    await comparer.close();
    await pdfReader.close();
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not every family could be aligned');
}
