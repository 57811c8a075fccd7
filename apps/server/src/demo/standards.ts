import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { deliveredFolder, publicationsFolder, standardsFolder } from '@norma/samples';
import type { WrittenStandard } from './standards.worker.ts';
import { importDelivered, importStandards, stsFilesAt } from '../modules/imports/index.ts';
import type { DocumentTables } from '../modules/documents/index.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { PdfReader } from '../ports/pdf-reader.ts';

type Parts = { readonly database: Database; readonly files: FileStore; readonly now: () => Date };

/** Takes in the standards that the library opens with. Unchanged ones are passed over. */
export async function seedFirstStandards({
  log,
  ...parts
}: Parts & { readonly log: (message: string) => void }): Promise<void> {
  const paths = await stsFilesAt(fileURLToPath(standardsFolder));
  let done = 0;
  for await (const isNew of importFiles(paths, parts)) {
    done += 1;
    if (isNew) log(`Seeding the demo library, ${done} of ${paths.length} standards`);
  }
}

/** What is delivered here is records and HTML: nothing has to be started that reads PDFs. */
const noPdfReader: PdfReader = {
  read: () => Promise.reject(new Error('The demo delivers no PDF files')),
  close: () => Promise.resolve(),
};

/**
 * Takes in what publishers delivered, the symposium and the generated standards while readers are already inside: a
 * thread writes these to a folder that stays, so that the next start only looks at it, and each is taken in as soon as
 * it is written. What an end interrupts, the next start makes good. Answers how many documents there are.
 */
export async function seedOtherStandards({
  folder,
  signal,
  ...parts
}: Parts & { readonly folder: string; readonly signal: AbortSignal }): Promise<number> {
  if (signal.aborted) return 0;
  const delivered = await importDelivered(fileURLToPath(deliveredFolder), {
    ...parts,
    db: parts.database.withoutTenant<DocumentTables>(),
    pdfReader: noPdfReader,
  });
  let done = delivered.documents;
  for await (const _ of importFiles(await stsFilesAt(fileURLToPath(publicationsFolder)), parts)) done += 1;
  const worker = new Worker(new URL('./standards.worker.ts', import.meta.url), {
    workerData: { folder },
  });
  try {
    for await (const [written] of on(worker, 'message', { signal })) {
      // What has been told before the end is still handed out after it.
      if (signal.aborted) break;
      const { path, isLast } = written as WrittenStandard;
      for await (const _ of importFiles([path], parts)) done += 1;
      if (isLast) break;
    }
  } catch (cause) {
    if (!signal.aborted) throw cause;
  } finally {
    await worker.terminate();
  }
  return done;
}

/** Imports standards one after the other and answers for each whether it is new. */
async function* importFiles(
  paths: readonly string[],
  { database, files, now }: Parts,
): AsyncGenerator<boolean> {
  const db = database.withoutTenant<DocumentTables>();
  for await (const outcome of importStandards(paths, { db, files, now })) {
    if (outcome.result === 'rejected')
      throw new Error(`The sample ${outcome.path} was rejected: ${outcome.reason}`);
    yield outcome.result !== 'unchanged';
  }
}
