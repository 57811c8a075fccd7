import type { AccessedDocument } from '@norma/contracts';
import type { ReaderContext } from '../../context.ts';
import {
  editionsOf,
  editionsWithCodes,
  isOffered,
  replacementOf,
  type DocumentTables,
  type Edition,
} from '../documents/index.ts';
import { lastOpened } from './store.ts';
import type { UsageTables } from './tables.ts';

const mostShown = 6;

/**
 * The documents that a reader opened last, each once, as far as the tenant still offers them. Two editions of a
 * standard are two documents: whoever reads both goes back to both.
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
      return edition && isOffered(tenant, edition) ? { edition, at } : [];
    })
    .slice(0, mostShown);
  const families = await editionsOf(db, [...new Set(shown.map(({ edition }) => edition.family_id))]);
  return shown.map(({ edition, at }) => ({
    document: wireDocument(
      edition,
      families.filter(({ family_id }) => family_id === edition.family_id),
    ),
    accessedDate: at.toISOString(),
  }));
}

function wireDocument(edition: Edition, family: readonly Edition[]): AccessedDocument['document'] {
  const newer = replacementOf(edition, family);
  return {
    contentId: edition.content_id,
    contentCode: edition.content_code,
    designationNo: edition.designation,
    documentTitle: edition.title_text,
    documentType: edition.document_type,
    status: edition.status,
    language: edition.language,
    publisherCode: edition.publisher_code,
    publisherName: edition.publisher_name,
    lastUpdateDate: edition.updated_on,
    publishDate: edition.published_on,
    publishedOnlineDate: edition.published_online_on,
    newerEdition: newer && { contentCode: newer.content_code, edition: newer.edition },
  };
}
