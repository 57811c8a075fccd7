import type { RefinementNode, Taxonomy } from '@norma/contracts';
import type { Kysely } from 'kysely';
import { icsNamesOf, taxonomyNamesIn, type DocumentTables } from '../../documents/index.ts';
import { icsFields } from './icsFields.ts';
import { byKey, byName, inOrder, node, treeOf, type ValueCounts } from './nodes.ts';

type Db = Kysely<DocumentTables>;

/** The types of documents by name. */
export const typeNodes = (counts: ValueCounts): RefinementNode[] =>
  inOrder(
    Object.entries(counts).map(([type, count]) => node({ key: type, name: type, count })),
    byName('en'),
  );

/** The fields, groups and sub-groups of the ICS in the order of their codes; one that no one has named goes by its code. */
export async function icsNodes(counts: ValueCounts, db: Db): Promise<RefinementNode[]> {
  const levels = Object.keys(counts).flatMap((code) => [code, code.slice(0, 6), code.slice(0, 2)]);
  const names = await icsNamesOf(db, [...new Set(levels)]);
  const nameOf = (code: string): string => names.get(code) ?? icsFields[code] ?? code;
  return inOrder(treeOf(counts, { separator: '.', nameOf }), byKey);
}

/** A taxonomy by the names of its values in a language; what has no name in it goes by the last step of its path. */
export async function taxonomyNodes(
  taxonomy: Taxonomy,
  counts: ValueCounts,
  { db, language }: { db: Db; language: string | null },
): Promise<RefinementNode[]> {
  const names = language === null ? new Map<string, string>() : await taxonomyNamesIn(db, taxonomy, language);
  const nameOf = (path: string): string => names.get(path) ?? path.slice(path.lastIndexOf('/') + 1);
  return inOrder(treeOf(counts, { separator: '/', nameOf }), byName(language ?? 'en'));
}
