import type { RefinementNode, Taxonomy } from '@norma/contracts';
import type { NameInLanguage } from '@norma/contracts/fields';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../../context.ts';
import { documentTypeNames, taxonomyNames } from '../../../tenant/vocabulary.ts';
import { icsNamesOf, taxonomyNamesIn, type DocumentTables } from '../../documents/index.ts';
import { icsFields } from './icsFields.ts';
import { byKey, byName, inOrder, node, treeOf, type ValueCounts } from './nodes.ts';

type Db = Kysely<DocumentTables>;

/** Who is shown a tree: the names are in their language. */
type Shown = Pick<ReaderContext<DocumentTables>, 'db' | 'tenant' | 'language'>;

/** The types of documents by name. */
export function typeNodes(counts: ValueCounts, { tenant, language }: Omit<Shown, 'db'>): RefinementNode[] {
  const nameOf = documentTypeNames(tenant, language);
  return inOrder(
    Object.entries(counts).map(([key, count]) => node({ key, ...worded(nameOf(key)), count })),
    byName(language),
  );
}

const worded = ({ text, language }: NameInLanguage) => ({ name: text, language });

/** The fields, groups and sub-groups of the ICS in the order of their codes; one that no one has named goes by its code. */
export async function icsNodes(counts: ValueCounts, db: Db): Promise<RefinementNode[]> {
  const levels = Object.keys(counts).flatMap((code) => [code, code.slice(0, 6), code.slice(0, 2)]);
  const names = await icsNamesOf(db, [...new Set(levels)]);
  const nameOf = (code: string) => ({ name: names.get(code) ?? icsFields[code] ?? code });
  return inOrder(treeOf(counts, { separator: '.', nameOf }), byKey);
}

/** A taxonomy by the names of its values: those of catalogs only where they are asked for in a language. */
export async function taxonomyNodes(
  taxonomy: Taxonomy,
  counts: ValueCounts,
  { db, tenant, language, asked }: Shown & { asked: string | null },
): Promise<RefinementNode[]> {
  const delivered = asked === null ? new Map<string, string>() : await taxonomyNamesIn(db, taxonomy, asked);
  const nameOf = taxonomyNames(tenant, taxonomy, { language: asked ?? language, delivered });
  return inOrder(
    treeOf(counts, { separator: '/', nameOf: (path) => worded(nameOf(path)) }),
    byName(asked ?? language),
  );
}
