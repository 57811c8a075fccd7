import { readSts } from '@norma/sts';
import type { Kysely } from 'kysely';
import type { FileStore } from '../../../ports/file-store.ts';
import { fileOf, keepRelations, keepWorkItems, type DocumentTables } from '../../documents/index.ts';
import { relationsIn, standingOf } from './standard.ts';
import { workItemOf } from './workItem.ts';

type Ports = {
  readonly db: Kysely<DocumentTables>;
  readonly files: FileStore;
  readonly signal: AbortSignal;
  readonly onFailed: (error: unknown) => void;
};

/**
 * Reads what texts cite that came in before anybody asked; one after the other, until told to stop. One that cannot be
 * read is told and passed over until the next start.
 */
export async function readMissingReferences({ db, files, signal, onFailed }: Ports): Promise<void> {
  const unread = await db.selectFrom('unread_references').select('content_id').execute();
  for (const { content_id } of unread) {
    if (signal.aborted) return;
    await readAgain(db, files, content_id).catch(onFailed);
  }
}

async function readAgain(db: Kysely<DocumentTables>, files: FileStore, contentId: number): Promise<void> {
  const source = await fileOf(db, contentId, 'sts');
  const standard = source && readSts(await files.read(source.file_key));
  await db.transaction().execute(async (transaction) => {
    if (standard) {
      const relations = relationsIn(standard);
      const told = relations.map((relation) => ({ ...relation, note: '' }));
      await keepRelations(transaction, [{ contentId, relations: told, isByRecord: false }]);
      if (standingOf(standard).standing === 'work-item')
        await keepWorkItems(transaction, [workItemOf(standard, relations)]);
    }
    await transaction.deleteFrom('unread_references').where('content_id', '=', contentId).execute();
  });
}
