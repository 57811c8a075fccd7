import { plainValue } from '../marc/values.ts';
import type { CatalogWork } from '../marc/work.ts';

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

/** An issue of a journal; what is not known is null. */
export type SerialIssue = {
  /** ISO 8601, as exact as known. */
  readonly date: string | null;
  readonly volume: string | null;
  readonly issue: string | null;
};

/** A journal, of which a library holds articles. */
export type Serial = {
  readonly title: string;
  readonly publisher: string;
  readonly issn: string | null;
  /** Names it among all titles of the list. */
  readonly id: string;
  readonly url: string;
  readonly first: SerialIssue;
  readonly last: SerialIssue;
};

/**
 * A list of titles as KBART Phase II (NISO RP-9-2014) has it: tab-separated, UTF-8, all 25 columns. A standard and a book
 * are monographs there, by their content code and their ISBN. A journal is a serial: one row with what is held of it.
 * Articles and papers are no titles, and are not listed.
 */
export const kbart = {
  mediaType: 'text/tab-separated-values; charset=utf-8',
  begin: `${columns.join('\t')}\r\n`,
  monograph: (work: CatalogWork): string => row(monographLine(work)),
  serial: (serial: Serial): string => row(serialLine(serial)),
} as const;

const row = (line: Line): string =>
  `${columns.map((column) => plainValue(line[column] ?? '')).join('\t')}\r\n`;

const monographLine = (work: CatalogWork): Line => ({
  publication_title: work.title === '' ? work.designation : work.title,
  online_identifier: work.isbn,
  title_url: work.url,
  first_author: familyName(work.authors[0]),
  title_id: work.id,
  coverage_depth: 'fulltext',
  notes: work.designation,
  publisher_name: work.publisher,
  publication_type: 'monograph',
  date_monograph_published_online: work.year === null ? null : String(work.year),
  monograph_volume: work.kind === 'book' ? work.volume : null,
  monograph_edition: work.edition,
  first_editor: familyName(work.editors[0]),
  preceding_publication_title_id: work.earlier[0]?.id ?? null,
  access_type: 'P',
});

const serialLine = ({ first, last, ...serial }: Serial): Line => ({
  publication_title: serial.title,
  online_identifier: serial.issn,
  date_first_issue_online: first.date,
  num_first_vol_online: first.volume,
  num_first_issue_online: first.issue,
  date_last_issue_online: last.date,
  num_last_vol_online: last.volume,
  num_last_issue_online: last.issue,
  title_url: serial.url,
  title_id: serial.id,
  coverage_depth: 'fulltext',
  publisher_name: serial.publisher,
  publication_type: 'serial',
  access_type: 'P',
});

const familyName = (name: CatalogWork['authors'][number] | undefined): string | null => {
  if (!name) return null;
  return 'literal' in name ? name.literal : name.family;
};
