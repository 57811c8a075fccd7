import type { Kysely } from 'kysely';
import type { FileStore } from '../../../ports/file-store.ts';
import type { PdfReader } from '../../../ports/pdf-reader.ts';
import { keepDocuments, type DocumentTables } from '../../documents/index.ts';
import { keepFact } from '../imports/keepFact.ts';
import { deliveriesAt } from './deliveries.ts';
import type { Item } from './item.ts';
import { itemsOf } from './items.ts';

type Ports = {
  readonly db: Kysely<DocumentTables>;
  readonly files: FileStore;
  readonly pdfReader: PdfReader;
  readonly now: () => Date;
};

/**
 * Takes in a small delivery of our own at once: catalogues, and manifests with their files. What is the same as
 * before is left alone; anything that cannot be taken in is a mistake of ours. Answers how many documents it holds.
 */
export async function importDelivered(folder: string, { db, files, pdfReader, now }: Ports): Promise<number> {
  const deliveries = (await deliveriesAt(folder)).filter(({ kind }) => kind !== 'sts');
  const reading = {
    publisher: null,
    files,
    pdfReader,
    publisherOfSource: () => Promise.resolve(null),
    root: folder,
  };
  const items: Item[] = [];
  for await (const some of itemsOf(deliveries, reading, null)) items.push(...some);
  const documents = items.flatMap((item) => (item.kind === 'document' ? [item.document] : []));
  const wrong = items.find((item) => item.kind === 'rejected');
  if (wrong) throw new Error(`${wrong.file}, ${wrong.line ?? 'whole'}: ${wrong.reason}`);
  await db.transaction().execute(async (transaction) => {
    for (const item of items) if (item.kind === 'fact') await keepFact(transaction, item.fact);
    await keepDocuments(transaction, documents, { now: now(), importId: null });
  });
  return documents.length;
}
