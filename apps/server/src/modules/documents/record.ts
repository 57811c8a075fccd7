import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { statusOf, toRelaton, toRis, type BibliographicRecord, type Relation } from '@norma/editions';
import type { Delivery } from '../../context.ts';
import type { Tenant } from '../../tenant/index.ts';
import { replacementOf, translationsOf } from './family.ts';
import type { Card, Edition, RecordRow } from './store.ts';

type Known = { card: Card; row: RecordRow; family: readonly Edition[]; tenant: Tenant };

/** The bibliographic record of a document, as the formats for other programs take it. */
function recordOf({ card, row, family, tenant }: Known): BibliographicRecord {
  const replacement = replacementOf(card, family);
  const relations: Relation[] = [
    ...row.supersedes.map((designation) => ({ type: 'replaces' as const, designation })),
    ...(replacement ? [{ type: 'replaced-by' as const, designation: replacement.designation }] : []),
  ];
  const status = statusOf({ publisher: card.publisher_code, word: card.status });
  const address = new URL('/document/', tenant.origin);
  address.searchParams.set('contentCode', card.content_code);
  return {
    designation: card.designation,
    family: card.family,
    title: card.title_text,
    titles: Object.fromEntries(
      translationsOf(card, family)
        .filter(({ language }) => language !== card.language)
        .map(({ language, title_text }) => [language, title_text]),
    ),
    abstract: row.description_text,
    publisher: { code: card.publisher_code, name: card.publisher_name },
    documentType: card.document_type,
    // Every import maps its words: one that is unknown now was written by hand, and holds nobody up here.
    status: status.kind === 'known' ? status.status : 'historical',
    stage: status.kind === 'known' ? status.stage : null,
    edition: card.edition,
    year: card.edition_year,
    languages: [card.language],
    published: card.published_on,
    updated: card.updated_on,
    committee: card.committee,
    ics: row.ics,
    keywords: row.keywords,
    relations,
    url: address.href,
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
  textFile(toRis({ ...recordOf(known), statusWord: known.card.status }), {
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
