import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../tables.ts';
import type { NewDocument } from './newDocument.ts';

type Db = Kysely<DocumentTables>;

/** What a source says of a document's bearing on others. */
export type DeliveredRelations = {
  readonly contentId: number;
  readonly relations: NewDocument['relations'];
  /** Whether a catalog's record says it of a document whose text is here. */
  readonly isByRecord: boolean;
};

/** What a text says of itself: a record that is silent on it takes nothing of it away. */
const relationTypesOfTexts = ['cites', 'sop', 'tma', 'part-of', 'revision-of'];

/** A relation as it is stored or said. */
export type StoredRelation = NewDocument['relations'][number];

/** The relations that a document has once a source has told of them. */
export const relationsAfter = (
  delivered: readonly StoredRelation[],
  stored: readonly StoredRelation[],
  isByRecord: boolean,
): StoredRelation[] => [
  ...(isByRecord
    ? stored.filter(
        ({ type }) => relationTypesOfTexts.includes(type) && !delivered.some((each) => each.type === type),
      )
    : []),
  ...delivered,
];

/** Keeps the relations of documents; replaces what was stored. */
export async function upsertRelations(db: Db, delivered: readonly DeliveredRelations[]): Promise<void> {
  if (delivered.length === 0) return;
  const replaced = delivered.map(({ contentId, relations, isByRecord }) => ({
    content_id: contentId,
    kept: isByRecord
      ? relationTypesOfTexts.filter((type) => !relations.some((relation) => relation.type === type))
      : [],
  }));
  await sql`delete from document_relations old
    using json_to_recordset(${JSON.stringify(replaced)}::json) as given(content_id bigint, kept jsonb)
    where old.content_id = given.content_id and not given.kept ? old.type`.execute(db);
  const rows = delivered.flatMap(({ contentId, relations }) =>
    relations.map((relation, place) => ({ content_id: contentId, place, ...relation })),
  );
  if (rows.length === 0) return;
  // Behind those that stay.
  await sql`insert into document_relations (content_id, place, type, designation, note, title)
    select given.content_id, given.place + coalesce((select max(place) + 1 from document_relations old
      where old.content_id = given.content_id), 0), type, designation, note, coalesce(title, '')
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given(content_id bigint, place int, type text, designation text, note text, title text)`.execute(db);
}
