import { contentTypeOf, type ContentType } from '@norma/contracts';
import type { CatalogueWork, OtherEdition } from '@norma/editions';
import type { Tenant } from '../../tenant/index.ts';
import type { CataloguedRow, Edition } from '../documents/index.ts';

type Known = {
  readonly row: CataloguedRow;
  /** The editions of its family, in its language where they exist in it; the newest first. */
  readonly editions: readonly Edition[];
  readonly tenant: Tenant;
};

/** A document as the catalogues of libraries know it, as this tenant's readers reach it. */
export function workOf({ row, editions, tenant }: Known): CatalogueWork {
  const { credits } = row;
  const address = new URL('/document/', tenant.origin);
  address.searchParams.set('contentCode', row.content_code);
  return {
    id: row.content_code,
    agency: address.host,
    kind: kinds[row.content_type ?? contentTypeOf(row.asset_type)],
    designation: row.designation,
    family: row.family,
    title: row.title_text,
    titles: row.titles,
    abstract: row.description_text,
    publisher: { code: row.publisher_code, name: row.publisher_name },
    committee: [row.committee, row.committee_name].filter((part) => part).join(' ') || null,
    status: row.status,
    edition: credits?.edition ?? (row.edition || null),
    year: row.edition_year,
    languages: [row.language, ...row.languages.filter((tag) => tag !== row.language)],
    isTranslation: row.is_translation,
    ics: row.ics,
    // The parts of a path, as catalogues divide a heading.
    subjects: [...row.industries, ...row.topics].map((path) => path.replaceAll('/', ' -- ')),
    keywords: row.keywords,
    authors: credits?.authors ?? [],
    editors: credits?.editors ?? [],
    container: credits?.container ?? null,
    volume: credits?.volume ?? null,
    issue: credits?.issue ?? null,
    pages: credits?.pages ?? null,
    place: credits?.place ?? null,
    doi: credits?.doi ?? null,
    isbn: credits?.isbn ?? null,
    issn: credits?.issn ?? null,
    extent: row.pages,
    ...aroundIt(row, editions),
    url: address.href,
    changedAt: row.imported_at,
  };
}

const kinds: Record<ContentType, CatalogueWork['kind']> = {
  ASTM_STANDARDS: 'standard',
  JOURNALS: 'article',
  MANUAL_MONO_PAPERS: 'paper',
  MANUAL_MONO_BOOKS: 'book',
  STP_BOOK: 'book',
  STP_PAPER: 'paper',
  DATA_SERIES_BOOKS: 'book',
  DATA_SERIES_PAPERS: 'paper',
};

/** The editions next before and next after it, and what else it replaces. */
function aroundIt(
  row: CataloguedRow,
  editions: readonly Edition[],
): Pick<CatalogueWork, 'earlier' | 'later'> {
  const at = editions.findIndex(({ edition }) => edition === row.edition);
  const before = at === -1 ? undefined : editions[at + 1];
  const after = at === -1 ? undefined : editions[at - 1];
  const others = row.supersedes.filter((designation) => designation !== before?.designation);
  return {
    earlier: [
      ...(before ? [asOther(before)] : []),
      ...others.map((designation) => ({ designation, title: '', id: null })),
    ],
    later: after ? [asOther(after)] : [],
  };
}

const asOther = ({ designation, title_text, content_code }: Edition): OtherEdition => ({
  designation,
  title: title_text,
  id: content_code,
});
