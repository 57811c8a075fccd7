import type { Kysely } from 'kysely';
import type { Tenant } from '../../tenant/index.ts';
import { isOffered } from './access.ts';
import { editionsIn, isCurrent } from './family.ts';
import type { Successor } from './metadata.ts';
import { editionsOf, type Card, type Edition } from './store.ts';
import type { DocumentTables } from './tables.ts';

type Db = Kysely<DocumentTables>;

/**
 * What takes the place of a document in another family: the family that says that it replaces the document, else the
 * one that the document's own record names. Null while an edition of its own family is in force.
 */
export async function successorOf(
  db: Db,
  card: Card,
  { family, tenant }: { readonly family: readonly Edition[]; readonly tenant: Tenant },
): Promise<Successor | null> {
  if (isCurrent(card) || editionsIn(card.language, family).some(isCurrent)) return null;
  const [replacing, named] = await Promise.all([familiesReplacing(db, card), successorsNamed(db, card)]);
  const families = [...replacing, ...(await familiesOf(db, named))].filter((id) => id !== card.family_id);
  const offered = (await editionsOf(db, families)).filter((edition) => isOffered(tenant, edition));
  for (const id of families) {
    const editions = editionsIn(
      card.language,
      offered.filter(({ family_id }) => family_id === id),
    );
    const best = editions.find(isCurrent) ?? editions[0];
    if (best) return { family: best.family, contentCode: best.content_code };
  }
  const [designation] = named;
  return designation === undefined ? null : { family: designation, contentCode: null };
}

/** The families of the documents that say that they replace this one. */
async function familiesReplacing(db: Db, { designation }: Card): Promise<number[]> {
  const rows = await db
    .selectFrom('document_relations')
    .innerJoin('documents', 'documents.content_id', 'document_relations.content_id')
    .select('documents.family_id')
    .distinct()
    .where('document_relations.type', '=', 'replaces')
    .where('document_relations.designation', '=', designation)
    .orderBy('documents.family_id')
    .execute();
  return rows.map(({ family_id }) => family_id);
}

/** The designations that the record of a document names as its successors. */
async function successorsNamed(db: Db, { content_id }: Card): Promise<string[]> {
  const rows = await db
    .selectFrom('document_relations')
    .select('designation')
    .where('content_id', '=', content_id)
    .where('type', '=', 'replaced-by')
    .orderBy('place')
    .execute();
  return rows.map(({ designation }) => designation);
}

/** The families that have a document of one of these designations. */
async function familiesOf(db: Db, designations: readonly string[]): Promise<number[]> {
  if (designations.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .select('family_id')
    .distinct()
    .where('designation', 'in', designations)
    .orderBy('family_id')
    .execute();
  return rows.map(({ family_id }) => family_id);
}
