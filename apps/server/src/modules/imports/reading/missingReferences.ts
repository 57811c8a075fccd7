import type { Kysely } from 'kysely';
import type { FileStore } from '../../../ports/file-store.ts';
import { fileOf, upsertRelations, upsertWorkItems, type DocumentTables } from '../../documents/index.ts';
import type { DeliveryReader } from './deliveryReader.ts';

type Ports = {
  readonly db: Kysely<DocumentTables>;
  readonly files: FileStore;
  readonly openReader: () => Pick<DeliveryReader, 'readSource' | 'close'>;
  readonly signal: AbortSignal;
  readonly onFailed: (error: unknown) => void;
};

/**
 * Reads what texts cite that came in before anyone asked; one after the other, until told to stop. One that cannot be
 * read is told and passed over until the next start.
 */
export async function readMissingReferences(ports: Ports): Promise<void> {
  const { db, openReader, signal, onFailed } = ports;
  const unread = await db.selectFrom('unread_references').select('content_id').execute();
  if (unread.length === 0) return;
  const reader = openReader();
  try {
    for (const { content_id } of unread) {
      if (signal.aborted) return;
      await readAgain(content_id, { ...ports, reader }).catch(onFailed);
    }
  } finally {
    await reader.close();
  }
}

type Again = Pick<Ports, 'db' | 'files'> & { readonly reader: Pick<DeliveryReader, 'readSource'> };

async function readAgain(contentId: number, { db, files, reader }: Again): Promise<void> {
  const source = await fileOf(db, contentId, 'sts');
  const found = source && (await reader.readSource(await files.read(source.file_key)));
  if (found && 'problem' in found) throw new Error(`Document ${contentId}: ${found.problem}`);
  await db.transaction().execute(async (transaction) => {
    if (found) {
      const relations = found.relations.map((relation) => ({ ...relation, note: '' }));
      await upsertRelations(transaction, [{ contentId, relations: relations, isByRecord: false }]);
      if (found.workItem) await upsertWorkItems(transaction, [found.workItem]);
    }
    await transaction.deleteFrom('unread_references').where('content_id', '=', contentId).execute();
  });
}
