import { sql } from 'kysely';
import type { NewDocument } from '../../documents/index.ts';
import type { DeliveryReader } from '../reading/deliveryReader.ts';
import { searchedClauses } from '../reading/clauseText.ts';
import { textOfRecord } from '../reading/recordDocument.ts';
import { textOfPages } from '../reading/savedDocument.ts';
import { documentsIn } from './db.ts';
import type { Ports } from './ports.ts';

const batchSize = 50;

/**
 * Finds the pages and clauses of texts that were imported before these were stored (migration 46), so that hits lead
 * there. A text that cannot be read stays as it is until the next start.
 */
export async function findMissingPlaces(
  { db, files, pdfReader, openReader }: Pick<Ports, 'db' | 'files' | 'pdfReader' | 'openReader'>,
  signal: AbortSignal,
): Promise<void> {
  const reader = openReader();
  try {
    for (let after: number | undefined = 0; after !== undefined;) {
      const texts: Unplaced[] = await unplacedAfter({ db }, after);
      for (const text of texts) {
        signal.throwIfAborted();
        const found = await searchedTextOf(text, { files, pdfReader, reader }).catch(() => null);
        if (found) await save({ db }, text, found);
      }
      after = texts.at(-1)?.content_id;
    }
  } finally {
    await reader.close();
  }
}

/** Of several files of a document the one that is searched. */
const unplacedAfter = ({ db }: Pick<Ports, 'db'>, after: number) =>
  documentsIn(db)
    .selectFrom('documents')
    .innerJoin('document_files as file', 'file.content_id', 'documents.content_id')
    .select(['documents.content_id', 'source_hash', 'file.kind', 'file_key'])
    .select(['title_text', 'titles', 'description_text', 'abstracts', 'keywords'])
    .distinctOn('documents.content_id')
    .where('documents.content_id', '>', after)
    .where('text_places', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('source', '=', 'sts'), where('file.kind', '=', 'sts')]),
        where.and([where('source', '=', 'file'), where('file.kind', '=', 'html')]),
        // Whether a PDF is a scan is known since its pages are, and a scan has no text.
        where.and([
          where('source', '=', 'file'),
          where('file.kind', '=', 'pdf'),
          where('is_scan', 'is', null),
        ]),
      ]),
    )
    .orderBy('documents.content_id')
    .orderBy('file.kind')
    .limit(batchSize)
    .execute();

type Unplaced = Awaited<ReturnType<typeof unplacedAfter>>[number];
type Found = Pick<NewDocument, 'body_text' | 'text_places'> & { isScan?: boolean; isTagged?: boolean };

async function searchedTextOf(
  text: Unplaced,
  { files, pdfReader, reader }: Pick<Ports, 'files' | 'pdfReader'> & { reader: DeliveryReader },
): Promise<Found | null> {
  const bytes = await files.read(text.file_key);
  if (text.kind === 'sts') return searchedClauses('', await reader.readClauses({ kind: 'sts', bytes }));
  const { title_text: title, description_text: abstract, titles, abstracts, keywords } = text;
  const record = textOfRecord({ title, abstract, titles, abstracts, keywords });
  if (text.kind === 'html') return searchedClauses(record, await reader.readClauses({ kind: 'html', bytes }));
  const content = await pdfReader.read(bytes);
  if ('problem' in content) return null;
  const { isScan, isTagged } = content;
  return { ...textOfPages(record, content), isScan, isTagged };
}

/** Saves what was found, unless an import has replaced the document in the meantime. */
async function save(
  { db }: Pick<Ports, 'db'>,
  { content_id, source_hash, kind }: Unplaced,
  { body_text, text_places, isScan, isTagged }: Found,
): Promise<void> {
  await documentsIn(db)
    .transaction()
    .execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('documents')
        .set({ body_text, text_places: text_places && sql`${JSON.stringify(text_places)}::jsonb` })
        .where('content_id', '=', content_id)
        .where('source_hash', '=', source_hash)
        .executeTakeFirst();
      if (kind !== 'pdf' || numUpdatedRows === 0n) return;
      await transaction
        .updateTable('document_files')
        .set({ is_scan: isScan ?? null, is_tagged: isTagged ?? null })
        .where('content_id', '=', content_id)
        .where('kind', '=', 'pdf')
        .execute();
    });
}
