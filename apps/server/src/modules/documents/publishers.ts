import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { DocumentTables } from './tables.ts';

type Db = Kysely<DocumentTables>;

const columns = [
  'code',
  'name',
  'type_code',
  'billboard_name',
  'mark_svg',
  'is_on_billboard',
  'has_semantic_search',
] as const;

/** A publisher, and how billboards and searches show it. */
export type Publisher = Selectable<DocumentTables['publishers']>;

/** The publishers of these codes, in the order of their names. */
export async function publishersOf(db: Db, codes: readonly string[]): Promise<Publisher[]> {
  if (codes.length === 0) return [];
  return db.selectFrom('publishers').select(columns).where('code', 'in', codes).orderBy('name').execute();
}

/** A mark stands alone in a picture, on light paper and on dark: what takes its color from the page is gray there. */
const greyOfMarks = '#77838F';

/** The drawing of a publisher's mark as a picture of its own, or null. */
export async function publisherMark(db: Db, code: string): Promise<string | null> {
  const [publisher] = await publishersOf(db, [code]);
  return publisher?.mark_svg ? picture(publisher.mark_svg) : null;
}

const picture = (mark: string): string =>
  mark.replaceAll('currentColor', greyOfMarks).replaceAll('var(--brand-mark)', greyOfMarks);

/** Names a drawing: another one has another name, so that browsers may keep it for good. */
export const versionOfMark = (drawn: string): string =>
  createHash('sha256').update(drawn).digest('hex').slice(0, 12);

/** Where the mark of a publisher is served, or null where it has none. */
export const markAddress = ({ code, mark_svg }: Pick<Publisher, 'code' | 'mark_svg'>): string | null =>
  mark_svg && `/publishers/${encodeURIComponent(code)}/mark.svg?v=${versionOfMark(picture(mark_svg))}`;
