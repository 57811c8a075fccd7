import type { ContentType } from '@norma/contracts';
import type { Citable, CitableKind } from '@norma/editions';
import type { Tenant } from '../../tenant/index.ts';
import type { Card, Credits } from '../documents/index.ts';

const kinds: Readonly<Record<ContentType, CitableKind>> = {
  ASTM_STANDARDS: 'standard',
  JOURNALS: 'article',
  MANUAL_MONO_PAPERS: 'chapter',
  MANUAL_MONO_BOOKS: 'book',
  STP_BOOK: 'book',
  STP_PAPER: 'chapter',
  DATA_SERIES_BOOKS: 'book',
  DATA_SERIES_PAPERS: 'chapter',
};

type Known = {
  readonly card: Card;
  readonly contentType: ContentType;
  readonly row: { credits: Credits | null; description_text: string; published: string | null };
  readonly tenant: Tenant;
};

/** A document as reference lists name it. */
export function citableOf({ card, contentType, row, tenant }: Known): Citable {
  const { authors = [], editors = [], ...credits } = row.credits ?? {};
  const kind = kinds[contentType];
  const address = new URL('/document/', tenant.origin);
  address.searchParams.set('contentCode', card.content_code);
  return {
    kind,
    id: card.designation,
    title: card.title_text,
    // A journal numbers its articles by volume and page.
    number: kind === 'article' ? null : card.designation,
    authors,
    editors,
    publisher: card.publisher_name,
    place: credits.place ?? null,
    year: card.edition_year,
    published: row.published ?? card.published_on,
    edition: credits.edition ?? null,
    container: credits.container ?? null,
    volume: credits.volume ?? null,
    issue: credits.issue ?? null,
    pages: credits.pages ?? null,
    doi: credits.doi ?? null,
    isbn: credits.isbn ?? null,
    issn: credits.issn ?? null,
    url: address.href,
    language: card.language,
    abstract: row.description_text,
  };
}
