import type { CatalogWork, OtherEdition } from '@norma/editions';
import type { Tenant } from '../../tenant/index.ts';
import { citableOf, type CatalogedRow, type Edition } from '../documents/index.ts';

type Known = {
  readonly row: CatalogedRow;
  /** The editions of its family, in its language where they exist in it; the newest first. */
  readonly editions: readonly Edition[];
  readonly tenant: Tenant;
};

/** A document as the catalogs of libraries know it, as this tenant's readers reach it. */
export function workOf({ row, editions, tenant }: Known): CatalogWork {
  return {
    ...citableOf(row, { titles: row.titles, tenant }),
    id: row.content_code,
    agency: new URL(tenant.origin).host,
    designation: row.designation,
    family: row.family,
    publisherCode: row.publisher_code,
    committee: [row.committee, row.committee_name].filter((part) => part).join(' ') || null,
    languages: [row.language, ...row.languages.filter((tag) => tag !== row.language)],
    isTranslation: row.is_translation,
    ics: row.ics,
    // The parts of a path, as catalogs divide a heading.
    subjects: [...row.industries, ...row.topics].map((path) => path.replaceAll('/', ' -- ')),
    extent: row.pages,
    ...aroundIt(row, editions),
    changedAt: row.imported_at,
  };
}

/** The editions next before and next after it, and what else it replaces. */
function aroundIt(row: CatalogedRow, editions: readonly Edition[]): Pick<CatalogWork, 'earlier' | 'later'> {
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
