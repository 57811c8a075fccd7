import { setImmediate as breathe } from 'node:timers/promises';
import type { ResultDocument } from '@norma/contracts';
import type { Kysely } from 'kysely';
import type { Reader } from '../../context.ts';
import type { SearchResult } from '../../ports/search-engine.ts';
import {
  cardsOf,
  editionsIn,
  editionsOf,
  formatsOf,
  mayOpen,
  searchedTextsOf,
  supplementsOf,
  translationsOf,
  type Card,
  type DocumentTables,
  type Edition,
} from '../documents/index.ts';
import { favouritesAmong, type FavouriteTables } from '../favourites/index.ts';
import { excerptsFor } from './excerpt.ts';

type Hit = Pick<SearchResult['hits'][number], 'id' | 'fields'>;

type Shown = {
  /** The words that were looked for, corrected. */
  readonly words: string;
  /** The number of a clause that was asked for within the documents that are named. */
  readonly clause?: string | undefined;
  /** Who reads them: of what does not open for them they are shown the record alone. */
  readonly reader: Pick<Reader, 'account' | 'personId'>;
};

/** What of a row is the reader's own, and what their search says of it. */
type Read = Pick<ResultDocument, 'allowToFavorite' | 'contentFavorite' | 'why'>;

/** A document as a row of a result list. */
const resultDocument = (card: Card, family: readonly Edition[], read: Read): ResultDocument => ({
  contentId: card.content_id,
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
  ...read,
});

/**
 * The rows of what was found, in its order; a document that has gone since is left out. All questions go over one
 * connection, which is given its tenant once.
 */
export function resultDocuments(
  db: Kysely<DocumentTables>,
  hits: readonly Hit[],
  shown: Shown,
): Promise<ResultDocument[]> {
  if (hits.length === 0) return Promise.resolve([]);
  return db.connection().execute((connected) => rowsOver(connected, hits, shown));
}

async function rowsOver(
  db: Kysely<DocumentTables>,
  hits: readonly Hit[],
  shown: Shown,
): Promise<ResultDocument[]> {
  const found = await cardsOf(
    db,
    hits.map(({ id }) => id),
  );
  const { reader, clause } = shown;
  const contentIds = found.map(({ content_id }) => content_id);
  const [editions, favourites, excerpts, formats] = await Promise.all([
    editionsOf(db, [...new Set(found.map(({ family_id }) => family_id))]),
    favouritesAmong(db.withTables<FavouriteTables>(), { personId: reader.personId, contentIds }),
    excerptsOf(db, found, hits, shown),
    clause === undefined ? undefined : formatsOf(db, contentIds),
  ]);
  const cards = new Map(found.map((card) => [card.content_code, card]));
  const families = Map.groupBy(editions, ({ family_id }) => family_id);
  return hits.flatMap(({ id, fields }) => {
    const card = cards.get(id);
    if (!card) return [];
    const favourite = favourites.get(card.content_id);
    const hasHtml = formats?.html.has(card.content_id) || formats?.sts.has(card.content_id);
    const ofClause = hasHtml && fields.includes('designation') ? clause : undefined;
    return [
      resultDocument(card, families.get(card.family_id) ?? [], {
        allowToFavorite: card.may_favour && mayOpen(reader, card),
        contentFavorite: favourite === undefined ? null : { id: favourite },
        why: { fields, excerpt: excerpts.get(id) ?? null, clause: ofClause ?? null },
      }),
    ];
  });
}

/** Where a card does not show the words that were found: the keywords or sentences that do. */
async function excerptsOf(
  db: Kysely<DocumentTables>,
  cards: readonly Card[],
  hits: readonly Hit[],
  { words, reader }: Shown,
): Promise<Map<string, string | null>> {
  const unseen = hits.filter(({ fields }) => fields.length > 0 && fields.every(isUnseen));
  const open = new Set(cards.filter((card) => mayOpen(reader, card)).map(({ content_code }) => content_code));
  const texts = await searchedTextsOf(
    db,
    unseen.map(({ id }) => id),
  );
  const excerptOf = excerptsFor(words);
  const excerpts = new Map<string, string | null>();
  for (const { content_code: code, keywords, body } of texts) {
    const ofBody = open.has(code) ? excerptOf(body) : null;
    excerpts.set(code, ofBody ?? excerptOf(keywords.join(', ')));
    // A long text takes a millisecond: others are answered meanwhile.
    await breathe();
  }
  return excerpts;
}

const isUnseen = (field: Hit['fields'][number]): boolean => field === 'keywords' || field === 'body';
