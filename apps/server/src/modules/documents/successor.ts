import type { Kysely } from 'kysely';
import type { Tenant } from '../../tenant.ts';
import { isOffered } from './access.ts';
import { isCurrent, replacementOf } from './family.ts';
import type { Successor } from './metadata.ts';
import type { Card, Edition } from './store.ts';
import type { DocumentTables } from './tables.ts';

type Db = Kysely<DocumentTables>;

/**
 * What takes the place of a document in another family: what says of itself that it replaces the document, else what
 * the document's own record names. Null while an edition of its own family is in force.
 */
export async function successorOf(
  db: Db,
  card: Card,
  { family, tenant }: { readonly family: readonly Edition[]; readonly tenant: Tenant },
): Promise<Successor | null> {
  if (isCurrent(card) || replacementOf(card, family)) return null;
  const [named, said] = await Promise.all([replacing(db, card), namedBy(db, card)]);
  const found = [...named, ...said.documents].filter((each) => isOffered(tenant, each));
  const best = found.find(isCurrent) ?? found[0];
  if (best) return { family: best.family, contentCode: best.content_code };
  const [designation] = said.designations;
  return designation === undefined ? null : { family: designation, contentCode: null };
}

const columns = [
  'documents.content_code',
  'documents.publisher_code',
  'documents.status',
  'families.designation as family',
] as const;

const others = (db: Db, card: Card) =>
  db
    .selectFrom('documents')
    .innerJoin('families', 'families.id', 'documents.family_id')
    .select(columns)
    .where('documents.family_id', '<>', card.family_id)
    .orderBy('documents.edition_year', (order) => order.desc().nullsLast())
    .orderBy('documents.language');

/** Documents of other families that say that they replace this one. */
const replacing = (db: Db, card: Card) =>
  others(db, card)
    .where('documents.content_id', 'in', ({ selectFrom }) =>
      selectFrom('document_relations')
        .select('document_relations.content_id')
        .where('type', '=', 'replaces')
        .where('designation', '=', card.designation),
    )
    .execute();

/** What the document itself names as its successor: designations, and the documents that they are. */
async function namedBy(db: Db, card: Card) {
  const rows = await db
    .selectFrom('document_relations')
    .select('designation')
    .where('content_id', '=', card.content_id)
    .where('type', '=', 'replaced-by')
    .orderBy('place')
    .execute();
  const designations = rows.map(({ designation }) => designation);
  if (designations.length === 0) return { designations, documents: [] };
  const documents = await others(db, card)
    .where(({ eb, or }) =>
      or([
        eb('documents.designation', 'in', designations),
        eb('families.designation', 'in', designations).and(
          'documents.publisher_code',
          '=',
          card.publisher_code,
        ),
      ]),
    )
    .execute();
  return { designations, documents };
}
