import type { ResultDocument } from '@norma/contracts';
import type { Kysely } from 'kysely';
import type { SearchResult } from '../../ports/search-engine.ts';
import {
  cardsOf,
  editionsIn,
  editionsOf,
  supplementsOf,
  translationsOf,
  type Card,
  type DocumentTables,
} from '../documents/index.ts';

type Hit = SearchResult['hits'][number];

/** A document as a row of a result list. */
const resultDocument = (card: Card, family: readonly Card[], { fields }: Hit): ResultDocument => ({
  contentCode: card.content_code,
  designationNo: card.designation,
  displayDesignation: card.designation,
  documentTitle: card.title_html,
  description: card.description_html,
  documentType: card.document_type,
  publisherName: card.publisher_name,
  publisherCode: card.publisher_code,
  publisherTypeCode: card.publisher_type_code,
  status: card.status,
  edition: card.edition,
  language: card.language,
  lastUpdateDate: card.updated_on,
  publishDate: card.published_on,
  publishedOnlineDate: card.published_online_on,
  translations: translationsOf(card, family).map(({ language, content_code }) => ({
    language,
    contentCode: content_code,
  })),
  connections: editionsIn(card.language, family).map(({ designation, content_code, edition, status }) => ({
    designationNo: designation,
    contentCode: content_code,
    edition,
    status,
  })),
  supplements: supplementsOf(card, family).map(({ designation, content_code }) => ({
    'supplement-display-designation': designation,
    'supplement-content-code': content_code,
  })),
  why: { fields, excerpt: null },
});

/** The rows of these documents in this order; one that has gone since it was found is left out. */
export async function resultDocuments(
  db: Kysely<DocumentTables>,
  hits: readonly Hit[],
): Promise<ResultDocument[]> {
  const cards = new Map(
    (
      await cardsOf(
        db,
        hits.map(({ id }) => id),
      )
    ).map((card) => [card.content_code, card]),
  );
  const families = Map.groupBy(
    await editionsOf(db, [...new Set([...cards.values()].map(({ family_id }) => family_id))]),
    ({ family_id }) => family_id,
  );
  return hits.flatMap((hit) => {
    const card = cards.get(hit.id);
    return card ? [resultDocument(card, families.get(card.family_id) ?? [], hit)] : [];
  });
}
