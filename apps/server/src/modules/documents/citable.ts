import { contentTypeOf, type ContentType } from '@norma/contracts';
import type { Citable, CitableKind } from '@norma/editions';
import type { Tenant } from '../../tenant/index.ts';
import type { Card, RecordRow } from './store.ts';

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

/** What of a document is cited. */
type CitedDocument = Pick<
  Card,
  | 'content_code'
  | 'designation'
  | 'title_text'
  | 'publisher_name'
  | 'edition'
  | 'edition_year'
  | 'language'
  | 'asset_type'
  | 'content_type'
  | 'status'
> &
  Pick<RecordRow, 'credits' | 'description_text' | 'keywords' | 'published'>;

type Around = {
  /** Its titles in further languages, by BCP 47 tag. */
  readonly titles: Readonly<Record<string, string>>;
  readonly tenant: Pick<Tenant, 'origin'>;
};

/** A document as every format of records names it: RIS, BibTeX, CSL, Relaton, MARC, KBART and reference lists (decision 55). */
export function citableOf(document: CitedDocument, { titles, tenant }: Around): Citable {
  const { authors = [], editors = [], ...credits } = document.credits ?? {};
  const kind = kinds[document.content_type ?? contentTypeOf(document.asset_type)];
  const address = new URL('/document/', tenant.origin);
  address.searchParams.set('contentCode', document.content_code);
  return {
    kind,
    id: document.designation,
    title: document.title_text,
    titles,
    // A journal numbers its articles by volume and page.
    number: kind === 'article' ? null : document.designation,
    authors,
    editors,
    publisher: document.publisher_name,
    place: credits.place ?? null,
    year: document.edition_year,
    published: document.published,
    // Of a publication the label of its edition is its year alone.
    edition: credits.edition ?? ((kind === 'standard' && document.edition) || null),
    container: credits.container ?? null,
    volume: credits.volume ?? null,
    issue: credits.issue ?? null,
    pages: credits.pages ?? null,
    doi: credits.doi ?? null,
    isbn: credits.isbn ?? null,
    issn: credits.issn ?? null,
    url: address.href,
    language: document.language,
    abstract: document.description_text,
    keywords: document.keywords,
    statusWord: document.status,
  };
}
