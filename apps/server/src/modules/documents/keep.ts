import type { Kysely } from 'kysely';
import type { FileKey } from '../../ports/file-store.ts';
import { saveFile } from './store.ts';
import type { DocumentTables, FileKind } from './tables.ts';

type Db = Kysely<DocumentTables>;

/** A document as an import has read it, its files already kept. */
export type NewDocument = Omit<DocumentTables['documents'], 'content_id' | 'family_id' | 'imported_at'> & {
  publisher: { code: string; name: string };
  family: string;
  files: { kind: FileKind; name?: string; key: FileKey; bytes: number }[];
};

/**
 * Keeps a document in one transaction: new, replaced when its source differs, or left alone when it is the same.
 * Its content id stays for good. A PDF made from an older source is dropped, to be made again.
 */
export async function keepDocument(
  db: Db,
  document: NewDocument,
  now: Date,
): Promise<'added' | 'replaced' | 'unchanged'> {
  const { publisher, family, files, ...row } = document;
  return db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('documents')
      .select(['content_id', 'source_hash'])
      .where('content_code', '=', row.content_code)
      .forUpdate()
      .executeTakeFirst();
    if (known?.source_hash === row.source_hash) return 'unchanged';
    await transaction
      .insertInto('publishers')
      .values({ ...publisher, type_code: 'SDO' })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute();
    const family_id = await familyOf(transaction, publisher.code, family);
    const { content_id } = await transaction
      .insertInto('documents')
      .values({ ...row, family_id, imported_at: now })
      .onConflict((conflict) =>
        conflict.column('content_code').doUpdateSet({ ...row, family_id, imported_at: now }),
      )
      .returning('content_id')
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('document_files').where('content_id', '=', content_id).execute();
    for (const file of files) await saveFile(transaction, { contentId: content_id, ...file, now });
    return known ? 'replaced' : 'added';
  });
}

/** The content code of the document made from exactly this source, or null. */
export async function contentCodeOfSource(db: Db, sourceHash: string): Promise<string | null> {
  const found = await db
    .selectFrom('documents')
    .select('content_code')
    .where('source_hash', '=', sourceHash)
    .executeTakeFirst();
  return found?.content_code ?? null;
}

async function familyOf(db: Db, publisherCode: string, designation: string): Promise<number> {
  const row = { publisher_code: publisherCode, designation };
  const { id } = await db
    .insertInto('families')
    .values(row)
    .onConflict((conflict) => conflict.columns(['publisher_code', 'designation']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
