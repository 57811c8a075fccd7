import type { Citable, CitableKind, Name } from './citable.ts';
import { responsible } from './names.ts';
import { tidy } from './text.ts';

const types: Readonly<Record<CitableKind, string>> = {
  standard: 'standard',
  article: 'article-journal',
  book: 'book',
  chapter: 'chapter',
};

/** An item of the data model of the Citation Style Language (docs.citationstyles.org, 1.0.2); what is not known is left out. */
export type CslItem = {
  id: string;
  type: string;
  title: string;
  author?: readonly Name[];
  editor?: readonly Name[];
  issued?: { 'date-parts': [number[]] };
  [field: string]: unknown;
};

/** A work as CSL-JSON takes it: programs read a file of a list of these. */
export function cslItem(given: Citable): CslItem {
  const work = tidy(given);
  const { kind, editors } = work;
  const { names, as } = responsible(work);
  const fields: Record<string, string | null> = {
    'container-title': work.container,
    publisher: work.publisher,
    'publisher-place': work.place,
    number: work.number,
    volume: work.volume,
    issue: work.issue,
    page: work.pages,
    edition: kind === 'standard' ? null : work.edition,
    abstract: work.abstract,
    language: work.language,
    DOI: work.doi,
    ISBN: work.isbn,
    ISSN: work.issn,
    URL: work.url,
  };
  const date = dateOf(work);
  return {
    id: work.id,
    type: types[kind],
    title: work.title,
    ...(as !== 'editors' && { author: names }),
    ...(editors.length > 0 && { editor: editors }),
    ...(date && { issued: { 'date-parts': [date] as [number[]] } }),
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value)),
  };
}

/** Year, month and day, as far as they are known. */
function dateOf({ published, year }: Citable): number[] | null {
  const known = published?.split('-').map(Number) ?? [];
  if (known.length > 0 && known.every((part) => Number.isInteger(part) && part > 0)) return known;
  return year === null ? null : [year];
}
