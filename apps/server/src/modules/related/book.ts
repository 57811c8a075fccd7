import type { ReaderContext } from '../../context.ts';
import type { Card, DocumentTables, Member, RelationRow } from '../documents/index.ts';
import { resolve } from '../references/index.ts';

/** The book of this library that a paper or chapter says to be part of, or null. Most documents are part of none. */
export async function bookIn(
  relations: readonly RelationRow[],
  card: Card,
  { db, tenant }: Pick<ReaderContext<DocumentTables>, 'db' | 'tenant'>,
): Promise<Member | null> {
  const books = relations.filter(({ type }) => type === 'part-of');
  const found = await resolve(db, books, { tenant, publisher: card.publisher_code, language: card.language });
  return found.find(({ edition }) => edition)?.edition ?? null;
}
