import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  risCitation,
  statusOf,
  toRelaton,
  type BibliographicRecord,
  type Citable,
  type Relation,
} from '@norma/editions';
import type { Kysely } from 'kysely';
import type { Delivery } from '../../context.ts';
import type { Tenant } from '../../tenant/index.ts';
import { citableOf } from './citable.ts';
import { replacementOf, translationsOf } from './family.ts';
import { editionsOf, recordRowOf, type Card, type Edition, type RecordRow } from './store.ts';
import type { DocumentTables } from './tables.ts';

type Known = { card: Card; row: RecordRow; family: readonly Edition[]; tenant: Tenant };

/** What the record of a document is made of. */
export async function knownOf(db: Kysely<DocumentTables>, card: Card, tenant: Tenant): Promise<Known> {
  const [row, family] = await Promise.all([
    recordRowOf(db, card.content_id),
    editionsOf(db, [card.family_id]),
  ]);
  return { card, row, family, tenant };
}

/** A document as reference lists and reference managers name it. */
export const citedWork = async (db: Kysely<DocumentTables>, card: Card, tenant: Tenant): Promise<Citable> =>
  workOf(await knownOf(db, card, tenant));

function workOf({ card, row, family, tenant }: Known): Citable {
  const titles = translationsOf(card, family)
    .filter(({ language }) => language !== card.language)
    .map(({ language, title_text }) => [language, title_text]);
  return citableOf(
    { ...card, ...row, published: row.published ?? card.published_on },
    { titles: Object.fromEntries(titles), tenant },
  );
}

/** The bibliographic record of a document, as the formats of standards take it. */
function recordOf(known: Known): BibliographicRecord {
  const { card, row, family } = known;
  const replacement = replacementOf(card, family);
  const relations: Relation[] = [
    ...row.supersedes.map((designation) => ({ type: 'replaces' as const, designation })),
    ...(replacement ? [{ type: 'replaced-by' as const, designation: replacement.designation }] : []),
  ];
  const status = statusOf({ publisher: card.publisher_code, word: card.status });
  return {
    ...workOf(known),
    designation: card.designation,
    family: card.family,
    publisherCode: card.publisher_code,
    documentType: card.document_type,
    // Every import maps its words: one that is unknown now was written by hand, and holds no one up here.
    status: status.kind === 'known' ? status.status : 'historical',
    stage: status.kind === 'known' ? status.stage : null,
    languages: [card.language],
    updated: card.updated ?? card.updated_on,
    committee: card.committee,
    ics: row.ics,
    relations,
  };
}

/** The record of a document as JSON in the shape of the Relaton model. */
export const relatonFile = (known: Known): Delivery =>
  textFile(JSON.stringify(toRelaton(recordOf(known)), null, 2), {
    mediaType: 'application/json; charset=utf-8',
    name: `${known.card.designation}.json`,
  });

/** The record of a document as RIS. */
export const risFile = (known: Known): Delivery =>
  textFile(risCitation(workOf(known)), {
    mediaType: 'application/x-research-info-systems; charset=utf-8',
    name: `${known.card.designation}.ris`,
  });

/** A text as a file of a name. */
export function textFile(text: string, { mediaType, name }: { mediaType: string; name: string }): Delivery {
  const bytes = Buffer.from(text);
  return {
    mediaType,
    name,
    size: bytes.length,
    etag: createHash('sha256').update(bytes).digest('hex'),
    open: ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
  };
}
