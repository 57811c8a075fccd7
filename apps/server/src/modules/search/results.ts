import { setImmediate as breathe } from 'node:timers/promises';
import type { ResultDocument } from '@norma/contracts';
import type { NameInLanguage } from '@norma/contracts/fields';
import { wordsNotIn } from '@norma/search-core';
import type { Kysely } from 'kysely';
import type { Reader } from '../../context.ts';
import type { SearchResult } from '../../ports/search-engine.ts';
import {
  cardsOf,
  datePrecisionsOf,
  editionsIn,
  editionsOf,
  formatsOf,
  mayOpen,
  placeAt,
  searchedTextsOf,
  supplementsOf,
  translationsOf,
  wholeTextOf,
  type Card,
  type DocumentTables,
  type Edition,
} from '../documents/index.ts';
import { favoritesAmong, type FavoriteTables } from '../favorites/index.ts';
import { excerptsFor } from './excerpt.ts';

/** Bytes of long texts that are read to their ends for the excerpts of one page of results. */
const maxRead = 4_000_000;

type Hit = Pick<SearchResult['hits'][number], 'id' | 'fields'>;

type Shown = {
  /** The words that were looked for, corrected and in other wordings. */
  readonly words: string;
  /** The words that a reader expects to see, as they were typed or corrected; all of `words` where nothing is said. */
  readonly query?: string;
  /** The number of a clause that was asked for within the documents that are named. */
  readonly clause?: string | undefined;
  /** Who reads them: of what does not open for them they are shown the record alone. */
  readonly reader: Pick<Reader, 'account' | 'personId'>;
  readonly nameOfType: (type: string) => NameInLanguage;
};

/** What of a row is the reader's own or in their language, and what their search says of it. */
type Read = Pick<
  ResultDocument,
  'isEntitled' | 'allowToFavorite' | 'contentFavorite' | 'documentTypeName' | 'why'
>;

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
  ...datePrecisionsOf(card),
  lastUpdateDate: card.updated_on,
  publishDate: card.published_on,
  publishedOnlineDate: card.published_online_on,
  translations: translationsOf(card, family).map(({ language, content_code }) => ({
    language,
    contentCode: content_code,
  })),
  connections: editionsIn(card.language, family, card).map(
    ({ designation, content_code, edition, status }) => ({
      designationNo: designation,
      contentCode: content_code,
      edition,
      status,
    }),
  ),
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
  const { reader, clause, nameOfType } = shown;
  const contentIds = found.map(({ content_id }) => content_id);
  const [editions, favorites, excerpts, formats] = await Promise.all([
    editionsOf(db, [...new Set(found.map(({ family_id }) => family_id))]),
    favoritesAmong(db.withTables<FavoriteTables>(), { personId: reader.personId, contentIds }),
    excerptsOf(db, found, hits, shown),
    clause === undefined ? undefined : formatsOf(db, contentIds),
  ]);
  const cards = new Map(found.map((card) => [card.content_code, card]));
  const families = Map.groupBy(editions, ({ family_id }) => family_id);
  return hits.flatMap(({ id, fields }) => {
    const card = cards.get(id);
    if (!card) return [];
    const isEntitled = mayOpen(reader, card);
    const favorite = favorites.get(card.content_id);
    const hasHtml = formats?.html.has(card.content_id) || formats?.sts.has(card.content_id);
    const ofClause = hasHtml && fields.includes('designation') ? clause : undefined;
    return [
      resultDocument(card, families.get(card.family_id) ?? [], {
        isEntitled,
        allowToFavorite: card.may_favour && isEntitled,
        documentTypeName: nameOfType(card.document_type),
        contentFavorite: favorite === undefined ? null : { id: favorite },
        why: { fields, clause: ofClause ?? null, ...(excerpts.get(id) ?? nothingQuoted) },
      }),
    ];
  });
}

const nothingQuoted: Quoted = { excerpt: null, place: null };

/** Where a card does not show all words that were found: the keywords or sentences that show more of them. */
async function excerptsOf(
  db: Kysely<DocumentTables>,
  cards: readonly Card[],
  hits: readonly Hit[],
  { words, query = words, reader }: Shown,
): Promise<Map<string, Quoted>> {
  const seen = new Map(cards.map((card) => [card.content_code, seenOf(card)]));
  const lackingOf = (asked: string) =>
    new Map(hits.map(({ id }) => [id, wordsNotIn(seen.get(id) ?? '', asked)]));
  const lacking = lackingOf(query);
  // A text may say in other words what was typed.
  const lackingInAnyWords = lackingOf(words);
  const isOnCard = new Set(hits.filter(({ fields }) => !fields.every(isUnseen)).map(({ id }) => id));
  const unseen = hits.filter(
    ({ id, fields }) => fields.some(isUnseen) && (!isOnCard.has(id) || lacking.get(id)?.length !== 0),
  );
  const open = new Set(cards.filter((card) => mayOpen(reader, card)).map(({ content_code }) => content_code));
  const inBody = new Set(unseen.filter(({ fields }) => fields.includes('body')).map(({ id }) => id));
  const searched = await searchedTextsOf(
    db,
    unseen.map(({ id }) => id),
  );
  const excerptOf = excerptsFor(words);
  const excerpts = new Map<string, Quoted>();
  let left = maxRead;
  for (const { content_code: code, keywords, body, bytes, places } of searched) {
    const quoted = (text: string): Quoted | null => {
      const found = excerptOf(text, { printed: places?.kind === 'pages' });
      return found && { excerpt: found.excerpt, place: placeAt(text, found.at, places) };
    };
    let ofBody = open.has(code) ? quoted(body) : null;
    const isCut = Buffer.byteLength(body) < bytes;
    if (ofBody === null && open.has(code) && inBody.has(code) && isCut && (left -= bytes) >= 0)
      ofBody = quoted(await wholeTextOf(db, code));
    const ofKeywords = (): Quoted => ({
      excerpt: excerptOf(keywords.join(', '))?.excerpt ?? null,
      place: null,
    });
    const best = ofBody ?? ofKeywords();
    const missing = new Set(wordsNotIn(best.excerpt ?? '', words));
    const isInformative =
      !isOnCard.has(code) || lackingInAnyWords.get(code)?.some((word) => !missing.has(word));
    excerpts.set(code, isInformative ? best : nothingQuoted);
    // A long text takes a millisecond: others are answered in the meantime.
    await breathe();
  }
  return excerpts;
}

type Quoted = Pick<ResultDocument['why'], 'excerpt' | 'place'>;

/** What a card shows of a document, without markup. */
const seenOf = ({ designation, title_text: title, description_html: description }: Card): string =>
  `${designation} ${title} ${description.replaceAll(/<[^>]*>/g, ' ')}`;

const isUnseen = (field: Hit['fields'][number]): boolean => field === 'keywords' || field === 'body';
