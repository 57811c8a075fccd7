import type { Kysely } from 'kysely';
import type { FileStore } from '../../../ports/file-store.ts';
import type { PdfReader } from '../../../ports/pdf-reader.ts';
import { upsertDocuments, type DocumentTables } from '../../documents/index.ts';
import { saveFact } from '../jobs/saveFact.ts';
import { deliveriesAt } from './deliveries.ts';
import type { Item } from './item.ts';
import { itemsOf } from './items.ts';
import { readItems } from './readItems.ts';

type Ports = {
  readonly db: Kysely<DocumentTables>;
  readonly files: FileStore;
  readonly pdfReader: PdfReader;
  readonly now: () => Date;
};

type Delivered = { readonly documents: number; readonly changed: number };

/**
 * Imports a small delivery of our own at once: catalogs, and manifests with their files. What is the same as
 * before is left alone; anything that cannot be imported is a mistake of ours. Returns how many documents it holds, and
 * how many of them were new or other than before.
 */
export async function importDelivered(
  folder: string,
  { db, files, pdfReader, now }: Ports,
): Promise<Delivered> {
  const deliveries = (await deliveriesAt(folder)).filter(({ kind }) => kind !== 'sts');
  const reading = {
    publisher: null,
    files,
    pdfReader,
    reader: { read: readItems },
    publisherOfSource: () => Promise.resolve(null),
    root: folder,
  };
  const items: Item[] = [];
  for await (const some of itemsOf(deliveries, reading, null)) items.push(...some);
  const documents = items.flatMap((item) => (item.kind === 'document' ? [item.document] : []));
  const wrong = items.find((item) => item.kind === 'rejected');
  if (wrong) throw new Error(`${wrong.file}, ${wrong.line ?? 'whole'}: ${wrong.reason}`);
  return db.transaction().execute(async (transaction) => {
    const when = { now: now(), importId: null };
    for (const item of items) if (item.kind === 'fact') await saveFact(transaction, item.fact, when);
    const planned = await upsertDocuments(transaction, documents, when);
    const changed = planned.filter(({ result }) => result !== 'unchanged').length;
    return { documents: documents.length, changed };
  });
}
