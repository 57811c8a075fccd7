import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deliveredFolder, generatedStandards, publicationsFolder, standardsFolder } from '@norma/samples';
import { importDelivered, importStandards, stsFilesAt } from '../modules/imports/index.ts';
import type { DocumentTables } from '../modules/documents/index.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { PdfReader } from '../ports/pdf-reader.ts';

type Parts = { readonly database: Database; readonly files: FileStore; readonly now: () => Date };

/** Imports the standards that the library opens with. Unchanged ones are passed over. */
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
  read: () => Promise.reject(new Error('The demo has no PDF files')),
  close: () => Promise.resolve(),
};

/**
 * Imports what publishers delivered, the symposium and the generated standards while readers are already using the library.
 * The next start makes good what an end interrupts. Returns how many documents there are.
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
  for await (const path of generatedFiles(folder)) {
    if (signal.aborted) break;
    for await (const _ of importFiles([path], parts)) done += 1;
  }
  return done;
}

/** Writes the generated standards to a folder that stays, and gives the path of each; a later start only gives the paths. */
async function* generatedFiles(folder: string): AsyncGenerator<string> {
  const { stamp, standards } = generatedStandards();
  const current = join(folder, stamp);
  const complete = join(current, 'complete');
  const isComplete = existsSync(complete);
  if (!isComplete) await rm(folder, { recursive: true, force: true });
  for (const { path, xml, drawings } of standards) {
    const file = join(current, path);
    if (!isComplete) {
      await mkdir(dirname(file), { recursive: true });
      for (const [name, svg] of drawings) await writeFile(join(dirname(file), name), svg);
      await writeFile(file, xml);
    }
    yield file;
  }
  await writeFile(complete, '');
}

/** Imports standards one after the other and answers for each whether it is new. */
async function* importFiles(
  paths: readonly string[],
  { database, files, now }: Parts,
): AsyncGenerator<boolean> {
  const db = database.withoutTenant<DocumentTables>();
  for await (const outcome of importStandards(paths, { db, files, now })) {
    if (outcome.result === 'rejected')
      throw new Error(`The sample document ${outcome.path} was rejected: ${outcome.reason}`);
    yield outcome.result !== 'unchanged';
  }
}
