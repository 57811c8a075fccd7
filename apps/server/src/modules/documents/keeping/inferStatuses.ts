import { orderEditions, stageOfStatus, wireStatusOf, type EditionStatus } from '@norma/editions';
import { sql, type Kysely } from 'kysely';
import { isOnItsWay } from '../family.ts';
import type { DocumentTables } from '../tables.ts';

type Db = Kysely<DocumentTables>;

type Row = {
  content_id: number;
  family_id: number;
  publisher_code: string;
  designation: string;
  family: string;
  edition_year: number | null;
  published: string | null;
  status: string;
  source_status: string | null;
  source_stage: string | null;
  is_replaced: boolean;
};

/**
 * Gives the editions of families a status where their source gives none: the newest is in force, and those before it are
 * superseded. A status that a source has given stays; so does that of a document which no year, date or version places.
 */
export async function inferStatuses(db: Db, familyIds: readonly number[]): Promise<void> {
  if (familyIds.length === 0) return;
  const { rows } = await sql<Row>`
    select d.content_id, d.family_id, d.publisher_code, d.designation, f.designation as family, d.edition_year,
      d.published, d.status, d.source_status, d.source_stage,
      exists (select from document_relations r where r.content_id = d.content_id and r.type = 'replaced-by') as is_replaced
    from documents d join families f on f.id = d.family_id
    where d.family_id = any(${[...familyIds]}::bigint[])
      and exists (select from documents silent where silent.family_id = d.family_id
        and silent.source_status is null and silent.source_stage is null)`.execute(db);
  const inferred = [...Map.groupBy(rows, ({ family_id }) => family_id).values()].flatMap(statusesIn);
  if (inferred.length === 0) return;
  await sql`update documents d set status = given.status, standing = given.standing, stage = given.stage
    from json_to_recordset(${JSON.stringify(inferred)}::json)
      as given(content_id bigint, status text, standing text, stage text)
    where d.content_id = given.content_id`.execute(db);
}

/** Whether no source gives the status of a document. */
const isSilent = ({ source_status, source_stage, is_replaced }: Row): boolean =>
  source_status === null && source_stage === null && !is_replaced;

type Inferred = { content_id: number; status: string; standing: EditionStatus; stage: string | null };

function statusesIn(family: readonly Row[]): Inferred[] {
  const ordered = orderEditions(
    family.map((row) => ({
      row,
      publisher: row.publisher_code,
      designation: row.designation,
      family: row.family,
      year: row.edition_year,
      published: row.published,
    })),
  );
  // From the newest on, with the editions in force that came before.
  const newer = new Set<string>();
  return ordered.toReversed().flatMap(({ document: { row }, kind, identity, isPlaced, supplements }) => {
    if (!isPlaced) return [];
    const isSuperseded = kind !== 'draft' && newer.size > (newer.has(identity) ? 1 : 0);
    if (kind === 'edition' && !isOnItsWay(row.status)) newer.add(identity);
    const ofSupplements = isSuperseded ? 'superseded' : 'current';
    return [
      ...inferredOf(row, kind === 'draft' ? 'draft' : ofSupplements),
      ...supplements.flatMap(({ document }) => inferredOf(document.row, ofSupplements)),
    ];
  });
}

/** The status of a document of which no source tells one; nothing where a source does, or where it has this one. */
function inferredOf(row: Row, standing: EditionStatus): Inferred[] {
  const status = wireStatusOf({ status: standing });
  if (!isSilent(row) || row.status === status) return [];
  return [{ content_id: row.content_id, status, standing, stage: stageOfStatus(standing) }];
}
