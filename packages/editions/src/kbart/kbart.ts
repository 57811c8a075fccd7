import { plainValue } from '../marc/values.ts';
import type { CatalogueWork } from '../marc/work.ts';

const columns = [
  'publication_title',
  'print_identifier',
  'online_identifier',
  'date_first_issue_online',
  'num_first_vol_online',
  'num_first_issue_online',
  'date_last_issue_online',
  'num_last_vol_online',
  'num_last_issue_online',
  'title_url',
  'first_author',
  'title_id',
  'embargo_info',
  'coverage_depth',
  'notes',
  'publisher_name',
  'publication_type',
  'date_monograph_published_print',
  'date_monograph_published_online',
  'monograph_volume',
  'monograph_edition',
  'first_editor',
  'parent_publication_title_id',
  'preceding_publication_title_id',
  'access_type',
] as const;
type Line = Partial<Record<(typeof columns)[number], string | null>>;

/**
 * A list of titles as KBART Phase II (NISO RP-9-2014) has it: tab-separated, UTF-8, all 25 columns. A standard is a
 * monograph there; it is identified by the content code, and by its ISBN where it has one.
 */
export const kbart = {
  mediaType: 'text/tab-separated-values; charset=utf-8',
  begin: `${columns.join('\t')}\r\n`,
  write: (work: CatalogueWork): string => {
    const line = lineOf(work);
    return `${columns.map((column) => plainValue(line[column] ?? '')).join('\t')}\r\n`;
  },
  end: '',
} as const;

const lineOf = (work: CatalogueWork): Line => ({
  publication_title: work.title === '' ? work.designation : work.title,
  // That of the book around a paper is not its own.
  online_identifier: work.kind === 'book' ? work.isbn : null,
  title_url: work.url,
  first_author: familyName(work.authors[0]),
  title_id: work.id,
  coverage_depth: 'fulltext',
  notes: work.designation,
  publisher_name: work.publisher.name,
  publication_type: 'monograph',
  date_monograph_published_online: work.year === null ? null : String(work.year),
  monograph_volume: work.kind === 'book' ? work.volume : null,
  monograph_edition: work.edition,
  first_editor: familyName(work.editors[0]),
  preceding_publication_title_id: work.earlier[0]?.id ?? null,
  access_type: 'P',
});

const familyName = (name: CatalogueWork['authors'][number] | undefined): string | null => {
  if (!name) return null;
  return 'literal' in name ? name.literal : name.family;
};
