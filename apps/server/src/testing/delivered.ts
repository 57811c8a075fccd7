import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deliveredFolder } from '@norma/samples';
import { onTestFinished } from 'vitest';
import { folderFileStore } from '../adapters/file-store/folder.ts';
import { pdfiumReader } from '../adapters/pdf-reader/pdfiumReader.ts';
import type { DocumentTables } from '../modules/documents/index.ts';
import { importDelivered } from '../modules/imports/index.ts';
import type { TestLibrary } from './library.ts';

/** Takes into a library what the demo has besides its STS files: documents that are hosted elsewhere, closed or gone. */
export async function takeInDelivered({ database, dataDir }: TestLibrary): Promise<number> {
  const pdfReader = pdfiumReader();
  onTestFinished(pdfReader.close);
  const { changed } = await importDelivered(fileURLToPath(deliveredFolder), {
    db: database.withoutTenant<DocumentTables>(),
    files: folderFileStore(join(dataDir, 'files')),
    pdfReader,
    now: () => new Date(),
  });
  return changed;
}
