import type { AccessedDocument } from '@norma/contracts';
import type { ReaderContext } from '../../context.ts';
import { cardDocuments, editionsWithCodes, isOffered, type DocumentTables } from '../documents/index.ts';
import { lastOpened } from './store.ts';
import type { UsageTables } from './tables.ts';

const maxShown = 6;

/**
 * The documents that a reader opened last, each once, as far as the tenant still offers them. Two editions of a
 * standard are two documents: anyone who reads both goes back to both.
 */
export async function recentlyAccessed({
  db,
  tenant,
  reader,
}: ReaderContext<UsageTables & DocumentTables>): Promise<AccessedDocument[]> {
  const opened = await lastOpened(db, reader.personId);
  const found = await editionsWithCodes(
    db,
    opened.map(({ content_code }) => content_code),
  );
  const editions = new Map(found.map((edition) => [edition.content_code, edition]));
  const shown = opened
    .flatMap(({ content_code, at }) => {
      const edition = editions.get(content_code);
      return edition && isOffered(tenant, edition) ? { content_code, at } : [];
    })
    .slice(0, maxShown);
  const cards = await cardDocuments(
    db,
    shown.map(({ content_code }) => content_code),
    reader,
  );
  return shown.flatMap(({ content_code, at }) => {
    const document = cards.get(content_code);
    return document ? { document, accessedDate: at.toISOString() } : [];
  });
}
