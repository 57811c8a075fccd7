import { StsError } from '@norma/sts';
import type { Kysely } from 'kysely';
import type { FileStore } from '../../../ports/file-store.ts';
import { contentCodeOfSource, saveDocument, type DocumentTables } from '../../documents/index.ts';
import { readDelivery } from './stsFiles.ts';
import { Rejected } from './item.ts';
import { savedTexts } from './savedDocument.ts';
import { readStandard, sourceHash } from './standard.ts';

/** What happened to one file. */
export type Outcome = { readonly path: string } & (
  | {
      readonly result: 'added' | 'replaced' | 'unchanged';
      readonly contentCode: string;
      readonly publisher: string;
    }
  | { readonly result: 'rejected'; readonly reason: string }
);

type Ports = { readonly db: Kysely<DocumentTables>; readonly files: FileStore; readonly now: () => Date };

async function importOne(path: string, { db, files, now }: Ports): Promise<Outcome> {
  try {
    const delivered = await readDelivery(path);
    const known = await contentCodeOfSource(db, sourceHash(delivered));
    if (known) return { path, result: 'unchanged', contentCode: known, publisher: known.split('|')[0] ?? '' };
    const { document: read, texts } = readStandard(delivered, { publisher: null, file: path });
    const document = { ...read, files: await savedTexts(texts, files) };
    const result = await saveDocument(db, document, now());
    return { path, result, contentCode: document.content_code, publisher: document.publisher_code };
  } catch (cause) {
    if (cause instanceof StsError || cause instanceof Rejected)
      return { path, result: 'rejected', reason: cause.message };
    throw new Error(`Could not import ${path}`, { cause });
  }
}

/** Imports STS files one after the other, telling what happened to each as it happens; one that is rejected stops no other. */
export async function* importStandards(paths: readonly string[], ports: Ports): AsyncGenerator<Outcome> {
  for (const path of paths) yield await importOne(path, ports);
}
