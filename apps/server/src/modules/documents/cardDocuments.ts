import type { CardDocument } from '@norma/contracts';
import type { Kysely } from 'kysely';
import type { Reader } from '../../context.ts';
import { accessTo } from './access.ts';
import { datePrecisionsOf } from './datePrecisions.ts';
import { replacementOf } from './family.ts';
import { assetIdOf } from './metadata.ts';
import { editionsOf, editionsWithCodes, type Edition } from './store.ts';
import type { DocumentTables } from './tables.ts';

/** The documents of these content codes by their codes, as cards show them; what has gone in the meantime is missing. */
export async function cardDocuments(
  db: Kysely<DocumentTables>,
  contentCodes: readonly string[],
  reader: Pick<Reader, 'account'>,
): Promise<Map<string, CardDocument>> {
  const editions = await editionsWithCodes(db, contentCodes);
  const families = await editionsOf(db, [...new Set(editions.map(({ family_id }) => family_id))]);
  const byFamily = Map.groupBy(families, ({ family_id }) => family_id);
  return new Map(
    editions.map((edition) => [
      edition.content_code,
      wireCard(edition, byFamily.get(edition.family_id) ?? [], reader),
    ]),
  );
}

function wireCard(
  edition: Edition,
  family: readonly Edition[],
  reader: Pick<Reader, 'account'>,
): CardDocument {
  const newer = replacementOf(edition, family);
  return {
    contentId: edition.content_id,
    contentCode: edition.content_code,
    designationNo: edition.designation,
    assetId: assetIdOf(edition),
    documentTitle: edition.title_text,
    documentType: edition.document_type,
    status: edition.status,
    edition: edition.edition,
    language: edition.language,
    publisherCode: edition.publisher_code,
    ...accessTo(reader, edition),
    ...datePrecisionsOf(edition),
    lastUpdateDate: edition.updated_on,
    publishDate: edition.published_on,
    publishedOnlineDate: edition.published_online_on,
    newerEdition: newer && { contentCode: newer.content_code, edition: newer.edition },
  };
}
